import CaseStudyModel
import CodeStructure

/// The places where comments such as `// ...` replace code, and the errors that the missing code explains.
struct OmittedCode: Sendable, Equatable {
  private var isAtTopLevel = false
  private var isInType = false
  /// The first line with such a comment; `nil` for code without any.
  private var firstLine: Int?

  /// Finds the comments, and the innermost braces around each.
  init(in code: String) {
    let tokens = CodeTokens(code, in: .swift)
    /// Whether each open brace is that of a type.
    var braces: [Bool] = []
    var next = 0
    for (index, line) in code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let start = next
      var head = next
      while next < tokens.texts.count, tokens.lines[next] == index + 1 {
        if tokens.texts[next] == "{" { braces.append(Self.isHeadOfType(tokens.texts[head..<next])) }
        if tokens.texts[next] == "}" { _ = braces.popLast() }
        if ["{", "}"].contains(tokens.texts[next]) { head = next + 1 }
        next += 1
      }
      guard Self.isOmission(line) else { continue }
      firstLine = firstLine ?? index + 1
      // `class A { /* ... */ }` closes the braces around the comment.
      let text = tokens.texts[start..<next]
      if text.contains("{"), text.contains("}") {
        isInType = isInType || Self.isHeadOfType(text)
      } else {
        isAtTopLevel = isAtTopLevel || braces.isEmpty
        isInType = isInType || braces.last == true
      }
    }
  }

  /// Returns whether the missing code may explain an error.
  ///
  /// At the top level, any code may be missing; in a type, its members; in a function, names that later lines use.
  func explains(_ error: CompilerMessage) -> Bool {
    guard let firstLine else { return false }
    let text = error.message.description
    let name = ExampleFaults([error], in: "").missingNames.first
    let isOfValue = name?.first?.isLowercase ?? false
    let isOfMember = Self.memberErrors.contains(where: text.contains)
    if isAtTopLevel, name != nil || isOfMember { return true }
    if isInType, isOfValue || isOfMember { return true }
    return isOfValue && error.line > firstLine
  }

  /// The words of messages about members that a type lacks.
  private static let memberErrors = [
    " has no member '", "does not conform to protocol", "has no initializers", "missing argument",
    "does not override any", "cannot be constructed because it has no accessible initializers",
  ]

  private static func isOmission(_ line: Substring) -> Bool {
    guard let start = line.firstRange(of: "//") ?? line.firstRange(of: "/*") else { return false }
    let words = line[start.upperBound...].prefix { $0 != "*" }.filter { !$0.isWhitespace && $0 != "/" }
    return words == "…" || words.count > 1 && words.allSatisfy { $0 == "." || $0 == "…" }
  }

  private static func isHeadOfType(_ tokens: ArraySlice<String>) -> Bool {
    tokens.contains { ["class", "struct", "enum", "protocol", "extension", "actor"].contains($0) }
  }
}
