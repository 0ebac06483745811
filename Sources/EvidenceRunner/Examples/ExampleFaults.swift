import CaseStudyModel

/// The conclusions from a compiler's errors about an example: the missing names, and the kind of result.
struct ExampleFaults: Sendable, Equatable {
  /// The errors, in the compiler's order.
  let errors: [CompilerMessage]
  private let code: ExampleText

  /// - Parameters:
  ///   - errors: those about the example's own lines, with its line numbers.
  ///   - code: the example's code.
  init(_ errors: [CompilerMessage], in code: String) {
    self.errors = errors
    self.code = ExampleText(code)
  }

  /// The names that no declaration was found for; an attribute's begins with `@`.
  var missingNames: [String] {
    errors.compactMap { error in
      let text = error.message.description
      return Self.missing.lazy.compactMap { start, end in
        text.quoted(after: start, before: end).map { start.hasPrefix("unknown") ? "@" + $0 : $0 }
      }.first
    }.filter { $0 != "self" && $0 != "Self" && $0 != "super" }
  }

  /// The module that the compiler doesn't find.
  var missingModule: String? {
    errors.lazy.compactMap { $0.message.description.quoted(after: "no such module '", before: "'") }.first
  }

  /// The error that shows that the example isn't a whole declaration; `nil` if none does.
  var incompleteness: CompilerMessage? {
    if let first = errors.first, code.hasPlaceholder { return first }
    return errors.first(where: isIncomplete)
  }

  /// Whether comments such as `// ...` replace code whose absence may explain all errors.
  var followsFromOmittedCode: Bool {
    !causes.isEmpty && causes.allSatisfy(code.omitted.explains)
  }

  /// Whether some errors are syntax errors, which would also break the neighbours' compilations.
  var isUngrammatical: Bool {
    errors.contains { error in
      let text = error.message.description
      return Self.grammar.contains(where: text.hasPrefix) || Self.partMessages.contains(where: text.contains)
    }
  }

  /// The errors in order of how well they explain the result: missing braces, other causes, mere consequences.
  var explained: [CompilerMessage] {
    func rank(_ error: CompilerMessage) -> Int {
      let text = error.message.description
      if Self.openEnds.contains(where: text.hasPrefix) { return 0 }
      return Self.consequences.contains(where: text.hasPrefix) ? 2 : 1
    }
    return (0...2).flatMap { number in errors.filter { rank($0) == number } }
  }

  /// Whether some errors aren't mere consequences of another one.
  var hasCauses: Bool { !causes.isEmpty }

  private var causes: [CompilerMessage] {
    errors.filter { error in !Self.consequences.contains { error.message.description.hasPrefix($0) } }
  }

  /// Returns whether a module that isn't imported may be the reason of an error.
  static func isOfMissingName(_ error: CompilerMessage) -> Bool {
    let text = error.message.description
    return missing.contains { text.hasPrefix($0.start) } || text.contains(" has no member '")
      || text.hasPrefix("argument ") || text.hasPrefix("incorrect argument") || text.hasPrefix("no exact matches")
      || text.hasPrefix("extra argument")
  }

  private func isIncomplete(_ error: CompilerMessage) -> Bool {
    let text = error.message.description
    if Self.partMessages.contains(where: text.contains) { return true }
    if Self.emptyBodies.contains(where: text.hasPrefix) { return code.hasEmptyBody(endingIn: error.line) }
    if Self.openEnds.contains(where: text.hasPrefix) { return !code.closesItself }
    return false
  }
}

extension ExampleFaults {
  /// The messages about a name without a declaration.
  private static let missing: [(start: String, end: String)] = [
    ("cannot find type '", "' in scope"), ("cannot find '", "' in scope"), ("unknown attribute '", "'"),
    ("cannot find operator '", "' in scope"),
  ]

  /// The messages about a part of a declaration that only the whole can have.
  private static let partMessages = [
    "may only be declared within", "may only be declared on", "can only be specified on class members",
    "is not allowed outside of an enum", "cannot be used outside of", "cannot find 'self' in scope",
    "invalid outside of a func", "is only valid on methods", "can only be defined in a protocol",
    "only class instance properties can be declared", "only classes and class members may be marked",
    "expected '{' in body of function declaration", "expected '{' to start getter definition",
    "expected '{' in body of", "label can only appear inside a 'switch'", "editor placeholder in source file",
    "label in a 'switch' must have at least one executable statement", "is only valid inside a type",
    "only valid when declared in a protocol", "can only be used in a member", "may only be used on 'static' or 'class'",
    "only instance methods can be declared", "only members of classes", "initializer requirements",
    "can only be used with members of classes",
  ]

  /// The messages about a function that lacks its body, if the body is empty.
  private static let emptyBodies = ["missing return in", "return from initializer without"]

  /// The messages about code that opens what it doesn't close, or closes what it didn't open.
  private static let openEnds = ["extraneous '}' at top level", "expected '}' "]

  /// The first words of messages about syntax.
  private static let grammar = [
    "expected ", "consecutive ", "extraneous ", "unterminated ", "invalid character",
    "unary operator cannot be separated", "unicode curly quote", "invalid redeclaration", "keyword '", "operator '",
    "operators must",
  ]

  /// The first words of messages that follow from another error.
  private static let consequences = [
    "cannot infer contextual base", "reference to member '", "'some' types are only", "cannot infer return type",
    "generic parameter '", "value of optional type",
  ]
}

extension String {
  /// Returns the text between a prefix and the next occurrence of another text; `nil` if the prefix doesn't match.
  fileprivate func quoted(after start: String, before end: String) -> String? {
    guard hasPrefix(start), let range = dropFirst(start.count).firstRange(of: end) else { return nil }
    return String(dropFirst(start.count)[..<range.lowerBound])
  }
}
