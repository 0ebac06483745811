import SourceTrees

/// The names that Swift code declares outside types and functions, read from its tokens without a parser.
struct TopLevelNames: Sendable, Equatable {
  /// The types and type aliases.
  private(set) var types: Set<String> = []
  /// The types that are extended.
  private(set) var extended: Set<String> = []
  /// The functions, with the labels of their parameters.
  private(set) var functions: Set<String> = []
  /// The variables and constants.
  private(set) var values: Set<String> = []
  /// Whether there are statements, which only a main file may have.
  private(set) var hasStatements = false
  /// Whether a type is the program's entry, which a file with statements can't have.
  private(set) var hasEntryType = false

  /// Reads the declarations of code.
  init(_ code: String) {
    var reader = TopLevelReader(CodeTokens(code, in: .swift))
    while let head = reader.nextHead() { add(head) }
    hasEntryType = reader.hasEntryType
  }

  /// Tells whether the code declares a name that can be used.
  /// - Parameter name: that of an attribute begins with `@`.
  func declare(_ name: String) -> Bool {
    let name = name.hasPrefix("@") ? String(name.dropFirst()) : name
    return types.contains(name) || values.contains(name) || functions.contains { $0.prefix { $0 != "(" } == name }
  }

  /// Tells whether two pieces of code can't be compiled together.
  func conflict(with other: TopLevelNames) -> Bool {
    let all = types.union(values).union(functions)
    return !all.isDisjoint(with: other.types.union(other.values).union(other.functions))
      || hasEntryType && (other.hasEntryType || other.hasStatements) || hasStatements && other.hasEntryType
  }

  private mutating func add(_ head: TopLevelReader.Head) {
    switch head {
    case .type(let name): types.insert(name)
    case .extended(let name): extended.insert(name)
    case .function(let name): functions.insert(name)
    case .value(let name): values.insert(name)
    case .member: break
    case .statement: hasStatements = true
    }
  }
}

/// Reads the heads of declarations and statements outside braces.
private struct TopLevelReader {
  enum Head {
    case type(String)
    case extended(String)
    case function(String)
    case value(String)
    /// A declaration that only a type can have, or one without names.
    case member
    case statement
  }

  private let texts: [String]
  private let lines: [Int]
  private var index = 0
  private(set) var hasEntryType = false

  init(_ tokens: CodeTokens) {
    texts = tokens.texts
    lines = tokens.lines
  }

  mutating func nextHead() -> Head? {
    skipAttributes()
    guard index < texts.count else { return nil }
    while index < texts.count, isModifier(at: index) {
      index += 1
      if text(0) == "(" { skipNested() }
      skipAttributes()
    }
    let head = head()
    skipRest()
    return head
  }

  private mutating func head() -> Head {
    let name = text(1) ?? ""
    switch text(0) {
    case "class", "struct", "enum", "protocol", "actor", "typealias": return isName(name) ? .type(name) : .statement
    case "extension": return .extended(name)
    case "func": return .function(name + labels())
    case "let", "var": return isName(name) ? .value(name) : .member
    case "import", "init", "deinit", "subscript", "case", "associatedtype", "operator", "precedencegroup", "macro", "}":
      return .member
    // A line such as `#if DEBUG`.
    case "#": return .member
    default: return .statement
    }
  }

  /// Returns the labels of the parameters after a function's name, as `(of:in:)`.
  private func labels() -> String {
    guard var place = texts[index...].firstIndex(of: "("), place < index + 40 else { return "" }
    var labels = ""
    var depth = 0
    while place < texts.count {
      let token = texts[place]
      if "([{".contains(token) { depth += 1 }
      if ")]}".contains(token) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, token == "(" || token == ",", place + 1 < texts.count, texts[place + 1] != ")" {
        labels += texts[place + 1] + ":"
      }
      place += 1
    }
    return "(\(labels))"
  }

  /// Skips to the next line that begins outside braces.
  private mutating func skipRest() {
    var depth = 0
    let start = index
    while index < texts.count {
      if index > start, depth <= 0, lines[index] > lines[index - 1], !isContinued(at: index) { return }
      if index > start, depth <= 0, texts[index - 1] == ";" { return }
      if ["(", "[", "{"].contains(texts[index]) { depth += 1 }
      if [")", "]", "}"].contains(texts[index]) { depth -= 1 }
      index += 1
    }
  }

  /// Whether a line goes on with what the line before began.
  private func isContinued(at index: Int) -> Bool {
    [".", "{", "?", ":", "&", "|", "=", "else", "where", "catch", "+", ","].contains(texts[index])
      || [",", "=", ":", "&", "|", "+", "->"].contains(texts[index - 1])
  }

  private mutating func skipAttributes() {
    while text(0) == "@" {
      if text(1) == "main" || text(1) == "UIApplicationMain" || text(1) == "NSApplicationMain" { hasEntryType = true }
      index += 2
      if text(0) == "(", index > 0, lines[index] == lines[index - 1] { skipNested() }
    }
  }

  private mutating func skipNested() {
    var depth = 0
    while index < texts.count {
      if texts[index] == "(" { depth += 1 }
      if texts[index] == ")" { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  private func isModifier(at index: Int) -> Bool {
    if texts[index] == "class" {
      return index + 1 < texts.count && ["func", "var", "let", "subscript"].contains(texts[index + 1])
    }
    return Self.modifiers.contains(texts[index])
  }

  private func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
  }

  private func text(_ distance: Int) -> String? {
    index + distance < texts.count ? texts[index + distance] : nil
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect", "static", "mutating",
    "nonmutating", "override", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional", "prefix",
    "postfix", "infix", "nonisolated", "distributed", "consuming", "borrowing",
  ]
}
