/// An argument of a call, as tokens.
package struct CallArgument: Sendable {
  /// The index of its label; `nil` if it has none.
  package let label: Int?
  /// The tokens of its value.
  package let value: Range<Int>
}

extension RandomAccessCollection<String> where Index == Int {
  /// Returns the index of the token that closes the bracket at an index; `nil` if none of the tokens closes it.
  /// - Parameter limit: the maximum number of tokens to search.
  package func end(ofBracketAt opening: Int, within limit: Int = .max) -> Int? {
    var depth = 0
    return self[opening...].prefix(limit).indices.first { index in
      depth += nesting(at: index)
      return depth == 0
    }
  }

  /// Returns the tokens between the commas in brackets; `nil` if none of the tokens closes the brackets.
  /// - Parameters:
  ///   - opening: the index of the opening bracket.
  ///   - hasGenericTypes: whether `<` opens the arguments of a generic type; in an expression it compares values.
  ///   - limit: the maximum number of tokens to search.
  package func parts(
    ofBracketAt opening: Int, hasGenericTypes: Bool = false, within limit: Int = .max
  ) -> [Range<Int>]? {
    guard let end = end(ofBracketAt: opening, within: limit), end > opening else { return nil }
    var (depth, start, parts) = (0, opening + 1, [Range<Int>]())
    for index in (opening + 1)...end {
      if index == end || depth == 0 && self[index] == "," {
        if start < index { parts.append(start..<index) }
        start = index + 1
      }
      depth += nesting(at: index)
      if hasGenericTypes, self[index] == "<" { depth += 1 }
      // The second character of an arrow closes nothing.
      if hasGenericTypes, self[index] == ">", self[index - 1] != "-" { depth -= 1 }
    }
    return parts
  }

  /// Returns the arguments between a call's brackets, without a closure after them; `nil` if none of the tokens closes
  /// the brackets.
  /// - Parameters:
  ///   - opening: the index of the opening bracket.
  ///   - limit: the maximum number of tokens to search.
  package func arguments(ofBracketAt opening: Int, within limit: Int = .max) -> [CallArgument]? {
    parts(ofBracketAt: opening, within: limit)?.map { tokens in
      let first = tokens.lowerBound
      guard tokens.count > 2, self[first + 1] == ":", self[first].first.map({ $0.isLetter || $0 == "_" }) == true else {
        return CallArgument(label: nil, value: tokens)
      }
      return CallArgument(label: first, value: (first + 2)..<tokens.upperBound)
    }
  }

  /// Returns the labels of a call's arguments, such as `(_:kind:)`; `nil` if a closure follows the brackets, if they
  /// belong to a name such as `fee(_:kind:)`, and if they aren't closed.
  /// - Parameters:
  ///   - opening: the index of the opening bracket.
  ///   - limit: the maximum number of tokens between the brackets.
  package func argumentLabels(ofBracketAt opening: Int, within limit: Int = .max) -> String? {
    guard let end = end(ofBracketAt: opening, within: limit), end + 1 == endIndex || self[end + 1] != "{",
      end == opening + 1 || self[end - 1] != ":", let arguments = arguments(ofBracketAt: opening, within: limit)
    else { return nil }
    return FunctionSignature.text(ofLabels: arguments.map { $0.label.map { self[$0] } ?? "_" })
  }

  /// Returns 1 for an opening bracket, -1 for a closing one, and 0 for other tokens.
  package func nesting(at index: Int) -> Int {
    switch self[index] {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }
}
