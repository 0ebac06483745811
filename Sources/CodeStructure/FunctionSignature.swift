/// The parameters and the result of a Swift function, read from its tokens.
package struct FunctionSignature: Equatable, Sendable {
  /// A parameter of a function.
  package struct Parameter: Equatable, Sendable {
    /// The word before the argument in a call; `_` for none.
    package var label: String
    /// The word for the value in the function's body.
    package var name: String
    /// The tokens of the type.
    package var type: [String]
    /// Whether every call has exactly one argument for it: it has no default value and isn't variadic.
    package var isFixed: Bool
  }

  /// The parameters in their order.
  package var parameters: [Parameter]
  /// The type of the result, such as `Void`; `nil` if it can't be read without the function's body.
  package var result: String?

  /// Reads the tokens after a function's name; `nil` for a generic function, and if a parameter has no type or has an
  /// attribute, which may change how the function is called.
  package init?(_ tokens: ArraySlice<String>) {
    let opening = tokens.startIndex
    guard tokens.first == "(", let end = tokens.end(ofBracketAt: opening, within: Self.longestParameters),
      let parts = tokens.parts(ofBracketAt: opening, hasGenericTypes: true, within: Self.longestParameters)
    else { return nil }
    parameters = []
    // In a diff, each line begins with a mark.
    for part in parts.map({ tokens[$0].drop { $0 == "+" || $0 == "-" } }) where !part.isEmpty {
      guard let parameter = Parameter(part) else { return nil }
      parameters.append(parameter)
    }
    result = Self.result(in: tokens[(end + 1)...])
  }

  /// The maximum number of tokens between the brackets of a function that is read, or of a call that is compared to it.
  package static let longestParameters = 500
  private static let longestResult = 50
}

extension FunctionSignature {
  /// The labels of the parameters, such as `(_:kind:)`.
  package var labels: String { Self.text(ofLabels: parameters.map(\.label)) }

  /// The labels that every call has; `nil` if a call may leave out or repeat an argument.
  package var fixedLabels: String? { parameters.allSatisfy(\.isFixed) ? labels : nil }

  /// Returns labels as the compiler writes them.
  static func text(ofLabels labels: [String]) -> String { "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// Reads the result after the parameters.
  private static func result(in tokens: ArraySlice<String>) -> String? {
    var rest = tokens.prefix(longestResult)
    while ["async", "throws", "rethrows"].contains(rest.first) {
      rest = rest.dropFirst()
      // The type of the errors.
      if rest.first == "(", let end = rest.end(ofBracketAt: rest.startIndex) { rest = rest[(end + 1)...] }
    }
    guard let end = rest.firstIndex(where: { $0 == "{" || $0 == "where" }) else { return nil }
    if end == rest.startIndex { return "Void" }
    return rest.starts(with: ["-", ">"]) ? text(of: rest[..<end].dropFirst(2)) : nil
  }

  /// Returns the tokens of a type with the spaces that it needs to be read.
  private static func text(of tokens: ArraySlice<String>) -> String {
    tokens.reduce(into: "") { text, token in
      let isBetweenWords = text.last?.isLetter == true && token.first?.isLetter == true
      if isBetweenWords || text.last == "," { text += " " }
      text += token
    }
  }
}

extension FunctionSignature.Parameter {
  /// Reads the tokens of a parameter; `nil` if it has no type, or an attribute.
  fileprivate init?(_ tokens: ArraySlice<String>) {
    guard let colon = tokens.firstIndex(of: ":"), colon > tokens.startIndex, tokens.first != "@" else { return nil }
    label = tokens[tokens.startIndex]
    name = tokens[colon - 1]
    type = Array(tokens[(colon + 1)...].prefix { $0 != "=" })
    isFixed = !tokens.contains("=") && !type.joined().contains("...")
  }
}
