import CodeStructure

/// The statements and expressions of clauses, as ranges of tokens.
enum ClauseStatements {
  /// Divides the code between braces at the ends of lines and at semicolons, outside inner brackets.
  static func ranges(in range: Range<Int>, of code: CodeTokens) -> [ClosedRange<Int>] {
    let tokens = code.texts
    var found: [ClosedRange<Int>] = []
    var (start, depth): (Int?, Int) = (nil, 0)
    func isEnd(_ index: Int) -> Bool {
      guard depth == 0, index + 1 < range.upperBound, tokens[index + 1] != ";" else { return depth == 0 }
      // A line that begins with an operator or a dot continues the statement.
      let next = tokens[index + 1]
      return code.lines[index + 1] != code.lines[index]
        && (next.first.map { $0.isPartOfWord || "\"({[@#".contains($0) } == true)
    }
    for index in range {
      if tokens[index] == ";", depth == 0 { continue }
      if start == nil { start = index }
      depth += tokens.nesting(at: index)
      if let first = start, isEnd(index) {
        found.append(first...index)
        start = nil
      }
    }
    return found
  }

  /// Returns the last token of a chain of names, arguments and members that begins at a token, such as
  /// `make().open("1")?.count`; `nil` if a closure or the body of a statement follows.
  static func end(ofChainFrom start: Int, in tokens: [String]) -> Int? {
    var index = start
    while index + 1 < tokens.count {
      switch tokens[index + 1] {
      case ".": index += 2
      case "(", "[":
        guard let end = tokens.end(ofBracketAt: index + 1) else { return nil }
        index = end
      case "?" where index + 2 < tokens.count && tokens[index + 2] == ".": index += 1
      // The closure of a call, or the body of an `if`.
      case "{": return nil
      default: return index
      }
    }
    return index < tokens.count ? index : nil
  }

  /// Finds the chains in a range of tokens that begin at certain tokens and meet a condition, except chains inside
  /// others.
  static func chains(
    in range: ClosedRange<Int>, of tokens: [String], startingAt isStart: (Int) -> Bool,
    where isSought: (ClosedRange<Int>) -> Bool = { _ in true }
  ) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    var index = range.lowerBound
    while index <= range.upperBound {
      guard isStart(index), let end = end(ofChainFrom: index, in: tokens), end <= range.upperBound,
        isSought(index...end)
      else {
        index += 1
        continue
      }
      found.append(index...end)
      index = end + 1
    }
    return found
  }

  /// Returns the name of the value that a statement such as `let log = make()` makes, with or without its type; `nil`
  /// if it makes none.
  static func value(madeBy statement: ClosedRange<Int>, in tokens: [String]) -> String? {
    let words = Array(tokens[statement])
    guard words.count > 5, words[0].isLetOrVar, words.suffix(4) == ["=", "make", "(", ")"] else { return nil }
    let type = words[2..<(words.count - 4)]
    return type.isEmpty || type.first == ":" && !type.contains("=") ? words[1] : nil
  }
}
