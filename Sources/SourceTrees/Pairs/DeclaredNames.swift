import CaseStudyModel

/// The types and functions that code declares, found by its tokens alone, for languages without a parser here.
package struct DeclaredNames: Sendable, Equatable {
  /// The names of the types in order, each once; an extension counts as its type.
  package private(set) var types: [String] = []
  /// The names of the functions in order, each once, with the argument labels of Swift.
  package private(set) var functions: [String] = []
  /// The outermost types; without types, the outermost functions.
  package private(set) var outermost: [String] = []

  /// The maximum number of names in a title.
  private static let titleLimit = 3

  /// Reads the names that code declares.
  package init(_ code: String, in language: Language?) {
    var reader = DeclarationReader(CodeTokens(code, in: language).texts, language)
    reader.read()
    types = Self.unique(reader.types.map(\.name))
    // Constructors have the names of their types.
    let methods = reader.functions.filter { function in !types.contains { function.name == $0 + "()" } }
    functions = Self.unique(methods.map(\.name))
    let names = types.isEmpty ? methods : reader.types
    let depth = names.map(\.depth).min()
    outermost = Self.unique(names.filter { $0.depth == depth }.map(\.name))
  }

  /// The names by which a reader knows the code; `nil` for code that declares nothing.
  package var title: String? {
    if outermost.isEmpty { return nil }
    return outermost.prefix(Self.titleLimit).joined(separator: ", ") + (outermost.count > Self.titleLimit ? ", …" : "")
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

/// Reads declarations from tokens.
private struct DeclarationReader {
  typealias Declaration = (name: String, depth: Int)

  private(set) var types: [Declaration] = []
  private(set) var functions: [Declaration] = []

  private let tokens: [String]
  private let language: String

  private static let typeKeywords: Set<String> = [
    "class", "struct", "protocol", "interface", "enum", "actor", "trait", "extension", "object", "record", "module",
    "mixin", "impl", "type", "defmodule",
  ]
  private static let functionKeywords: Set<String> = ["func", "fun", "fn", "def", "function", "sub"]
  /// Words that follow a keyword and precede its name, or that show that the keyword declares no type.
  private static let modifiers: Set<String> = ["class", "struct", "interface"]
  private static let members: Set<String> = ["func", "var", "let", "fun", "val", "subscript", "init"]
  /// The languages whose functions have no keyword.
  private static let bareLanguages: Set<String> = [
    "java", "csharp", "cpp", "c", "dart", "javascript", "typescript", "tsx", "groovy",
  ]
  private static let statements: Set<String> = [
    "if", "for", "while", "switch", "catch", "return", "new", "await", "throw", "using", "foreach", "lock", "super",
    "this", "constructor", "main", "else", "when", "assert", "sizeof", "typeof", "function", "in", "of",
  ]
  private static let unnamed: Set<String> = ["main", "__init__", "initialize", "init", "__construct"]

  init(_ tokens: [String], _ language: Language?) {
    self.tokens = tokens
    self.language = language?.rawValue ?? ""
  }

  mutating func read() {
    var depth = 0
    for index in tokens.indices {
      switch tokens[index] {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth = max(0, depth - 1)
      case let token where Self.typeKeywords.contains(token):
        if let name = type(at: index) { types.append((name, depth)) }
      case let token where Self.functionKeywords.contains(token):
        if let name = function(after: index) { functions.append((name, depth)) }
      default:
        if let name = bareFunction(at: index) { functions.append((name, depth)) }
      }
    }
  }

  private func token(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index] : "" }

  private func isName(_ token: String) -> Bool {
    guard let first = token.first else { return false }
    return (first.isLetter || first == "_" || first == "`") && !Self.members.contains(token)
  }

  /// Returns the name of the type that a keyword declares; the keyword may also be a member or a constraint.
  private func type(at index: Int) -> String? {
    let keyword = tokens[index]
    guard ![".", ":", "&", "<"].contains(token(index - 1)), !isPartOfKeyword(index) else { return nil }
    var place = index + 1
    if keyword == "impl", let end = implemented(after: index) { return token(end) }
    while Self.modifiers.contains(token(place)) { place += 1 }
    let name = token(place)
    guard isName(name) else { return nil }
    let next = token(place + 1)
    switch keyword {
    case "object": guard ["kotlin", "scala", ""].contains(language), next != "=" else { return nil }
    case "record", "module", "actor", "mixin", "extension":
      guard next.isEmpty || "({<:".contains(next) || isName(next) || language == "ruby" else { return nil }
    case "type":
      guard ["=", "struct", "interface", "func", "<", "["].contains(next) else { return nil }
    default: break
    }
    return name
  }

  /// Whether a keyword is the second one of a declaration such as `enum class`.
  private func isPartOfKeyword(_ index: Int) -> Bool {
    Self.modifiers.contains(tokens[index]) && Self.typeKeywords.contains(token(index - 1))
      || token(index - 2) == "type" && ["struct", "interface"].contains(tokens[index])
  }

  /// Returns the index of the type that a block of Rust implements.
  private func implemented(after index: Int) -> Int? {
    let end = tokens[index...].prefix { $0 != "{" && $0 != ";" }.endIndex
    guard let place = tokens[index..<end].firstIndex(of: "for") else { return nil }
    return isName(token(place + 1)) ? place + 1 : nil
  }

  private func function(after index: Int) -> String? {
    var place = index + 1
    if token(place) == "<" { place = end(of: "<", ">", from: place) + 1 }
    if token(place) == "(", language == "go" { place = end(of: "(", ")", from: place) + 1 }
    while isName(token(place)) {
      let after = token(place + 1) == "<" ? end(of: "<", ">", from: place + 1) + 1 : place + 1
      guard token(after) == "." else { break }
      place = after + 1
    }
    let name = token(place)
    guard isName(name), !Self.unnamed.contains(name) else { return nil }
    var open = place + 1
    if token(open) == "<" { open = end(of: "<", ">", from: open) + 1 }
    return language == "swift" && token(open) == "(" ? name + "(" + labels(from: open) + ")" : name + "()"
  }

  /// Returns the argument labels of a parameter list, each followed by a colon.
  private func labels(from open: Int) -> String {
    var labels = ""
    var depth = 0
    var isStart = true
    for index in tokens[open...].indices {
      switch tokens[index] {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">": if token(index - 1) != "-" { depth -= 1 }
      case ",": isStart = isStart || depth == 1
      case let token where depth == 1 && isStart && isName(token):
        labels += token + ":"
        isStart = false
      default: break
      }
      if depth == 0 { break }
    }
    return labels
  }

  /// Returns the name of a function that no keyword declares, such as `double area() {`.
  private func bareFunction(at index: Int) -> String? {
    let name = tokens[index]
    guard Self.bareLanguages.contains(language), token(index + 1) == "(", isName(name),
      !Self.statements.contains(name)
    else { return nil }
    let previous = token(index - 1)
    let isScript = ["javascript", "typescript", "tsx"].contains(language)
    let canPrecede =
      isScript
      ? ["", "{", "}", ";", "async", "static", "get", "set", "public", "private", "protected"].contains(previous)
      : (isName(previous) || previous == ">" || previous == "]") && !Self.statements.contains(previous)
    guard canPrecede else { return nil }
    let end = end(of: "(", ")", from: index + 1)
    // A call ends in a semicolon too, but a type precedes the name of a declaration.
    return token(end + 1) == "{" || token(end + 1) == ":" || !isScript && [";", "throws", "="].contains(token(end + 1))
      ? name + "()" : nil
  }

  /// Returns the index of the bracket that closes one.
  private func end(of opening: String, _ closing: String, from start: Int) -> Int {
    var depth = 0
    for index in tokens[start...].indices {
      if tokens[index] == opening { depth += 1 }
      if tokens[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count
  }
}
