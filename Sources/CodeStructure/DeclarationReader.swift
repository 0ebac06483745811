import CaseStudyModel

/// Reads declarations from tokens.
struct DeclarationReader {
  private(set) var names: [DeclaredName] = []
  private(set) var hasStatements = false
  private(set) var hasEntryType = false
  private(set) var heads: [DeclarationHead] = []

  let tokens: [String]
  let lines: [Int]
  let language: String
  /// The index of each closing parenthesis and angle bracket, by that of its opening one.
  private let closings: [Int: Int]
  private var depth = 0
  /// The end of the last head outside brackets, which may have several lines.
  private var headEnd = 0

  init(_ tokens: CodeTokens, _ language: Language?) {
    self.tokens = tokens.texts
    lines = tokens.lines
    closings = Self.closings(in: tokens.texts)
    self.language = language?.rawValue ?? ""
  }

  /// Reads the tokens from the first to the last.
  mutating func read() {
    for index in tokens.indices {
      if depth == 0, index >= headEnd, beginsHead(at: index) { readHead(at: index) }
      switch tokens[index] {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth = max(0, depth - 1)
      case "typealias":
        let name = token(index + 1)
        if isName(name) { add(.alias, name, at: .init(keyword: index, name: index + 1)) }
      case let token where Self.typeKeywords.contains(token):
        guard let (name, last) = placeOfType(at: index).map(qualifiedName) else { break }
        add(token == "extension" || token == "impl" ? .extended : .type, name, at: .init(keyword: index, name: last))
      case let token where Self.functionKeywords.contains(token): add(.function, function(after: index))
      case "const", "let", "var": add(.function, assignedFunction(at: index))
      default: add(.function, bareFunction(at: index))
      }
    }
  }

  private mutating func add(_ kind: DeclaredName.Kind, _ name: String?, at places: DeclaredName.Places? = nil) {
    if let name { names.append(DeclaredName(kind: kind, name: name, depth: depth, places: places)) }
  }

  /// Returns the token at an index; outside the code, an empty text.
  func token(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index] : "" }

  /// Returns whether a token may be the name of a declaration.
  func isName(_ token: String) -> Bool {
    guard let first = token.first else { return false }
    return (first.isLetter || first == "_" || first == "`") && !Self.members.contains(token)
      && !Self.literals.contains(token)
  }

  /// Returns the index of the bracket that closes the one at an index; the end of the code for one that stays open.
  func end(of opening: Int) -> Int { closings[opening] ?? tokens.count }

  /// Pairs all brackets at once, because looking for the end of each would be quadratic if they nest or stay open.
  private static func closings(in tokens: [String]) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var parentheses: [Int] = []
    var angles: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token {
      case "(": parentheses.append(index)
      case "<": angles.append(index)
      case ")": if let opening = parentheses.popLast() { closings[opening] = index }
      case ">": if let opening = angles.popLast() { closings[opening] = index }
      default: break
      }
    }
    return closings
  }

  private static let typeKeywords: Set<String> = [
    "class", "struct", "protocol", "interface", "enum", "actor", "trait", "extension", "object", "record", "module",
    "mixin", "impl", "type", "defmodule",
  ]
  private static let functionKeywords: Set<String> = ["func", "fun", "fn", "def", "function", "sub"]
  private static let members: Set<String> = ["func", "var", "let", "fun", "val", "subscript", "init"]
  private static let literals: Set<String> = ["true", "false", "nil", "null"]
  /// The maximum number of tokens to read from the start of a declaration, which code may never end.
  private static let longestHead = 1000
}

// Types.
extension DeclarationReader {
  /// Words that follow a keyword and precede its name, or that show that the keyword declares no type.
  private static let secondKeywords: Set<String> = ["class", "struct", "interface"]
  /// The other keywords are names in Swift.
  private static let swiftKeywords: Set<String> = ["class", "struct", "protocol", "enum", "actor", "extension"]

  /// Returns the place of the name of the type that a keyword declares; `nil` for a keyword that is a member or a
  /// constraint.
  private func placeOfType(at index: Int) -> Int? {
    let keyword = tokens[index]
    if language == "swift", !Self.swiftKeywords.contains(keyword) { return nil }
    guard !isUse(at: index), !isPartOfKeyword(index) else { return nil }
    // Elixir marks implementations of callbacks with `@impl`.
    if keyword == "impl", token(index - 1) == "@" { return nil }
    var place = index + 1
    if keyword == "impl", let end = implemented(after: index) { return end }
    while Self.secondKeywords.contains(token(place)) { place += 1 }
    let name = token(place)
    guard isName(name) else { return nil }
    let next = token(place + 1)
    switch keyword {
    case "object": guard ["kotlin", "scala", ""].contains(language), next != "=" else { return nil }
    case "record", "actor":
      // They are names as well, as in `for record in records`.
      guard next.isEmpty || "({<:;".contains(next) else { return nil }
    case "module", "mixin", "extension":
      guard next.isEmpty || "({<:.".contains(next) || isName(next) || language == "ruby" else { return nil }
    case "type":
      guard ["=", "struct", "interface", "func", "<", "["].contains(next) else { return nil }
    default: break
    }
    return place
  }

  /// Returns whether a keyword is a label or names a member, a constraint or the kind of an import, as in `T: class`.
  private func isUse(at index: Int) -> Bool {
    index > 0 && lines[index - 1] == lines[index]
      && [".", "(", ",", ":", "&", "<", "import"].contains(tokens[index - 1])
  }

  /// Returns whether a keyword is the second one of a declaration such as `enum class`.
  private func isPartOfKeyword(_ index: Int) -> Bool {
    Self.secondKeywords.contains(tokens[index]) && Self.typeKeywords.contains(token(index - 1))
      || token(index - 2) == "type" && ["struct", "interface"].contains(tokens[index])
  }

  /// Returns the index of the type that a block of Rust implements.
  private func implemented(after index: Int) -> Int? {
    let end = tokens[index...].prefix(Self.longestHead).prefix { $0 != "{" && $0 != ";" }.endIndex
    guard let place = tokens[index..<end].firstIndex(of: "for") else { return nil }
    return isName(token(place + 1)) ? place + 1 : nil
  }
}

// Functions.
extension DeclarationReader {
  /// The languages whose functions have no keyword.
  private static let bareLanguages: Set<String> = [
    "java", "csharp", "cpp", "c", "dart", "javascript", "typescript", "tsx", "groovy",
  ]
  private var isScript: Bool { ["javascript", "typescript", "tsx"].contains(language) }
  private static let statements: Set<String> = [
    "if", "for", "while", "switch", "catch", "return", "new", "await", "throw", "using", "foreach", "lock", "super",
    "this", "constructor", "main", "else", "when", "assert", "sizeof", "typeof", "function", "in", "of",
  ]

  private func function(after index: Int) -> String? {
    // Kotlin has interfaces with one function: `fun interface Rule`.
    if token(index - 1) == "import" || token(index + 1) == "interface" { return nil }
    var place = index + 1
    if token(place) == "<" { place = end(of: place) + 1 }
    if token(place) == "(", language == "go" { place = end(of: place) + 1 }
    while isName(token(place)) {
      let after = token(place + 1) == "<" ? end(of: place + 1) + 1 : place + 1
      guard token(after) == "." else { break }
      place = after + 1
    }
    let name = token(place)
    guard isName(name) else { return nil }
    var open = place + 1
    if token(open) == "<" { open = end(of: open) + 1 }
    return language == "swift" && token(open) == "(" ? name + "(" + labels(from: open) + ")" : name + "()"
  }

  /// Returns the argument labels of a parameter list, each followed by a colon.
  private func labels(from open: Int) -> String {
    var labels = ""
    var depth = 0
    var isStart = true
    for index in tokens[open...].prefix(Self.longestHead).indices {
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

  /// Returns the name of a constant of a script that is a function, such as `const area = (shape) => shape.area`.
  private func assignedFunction(at index: Int) -> String? {
    let name = token(index + 1)
    guard isScript, isName(name) else { return nil }
    var place = index + 2
    if token(place) == ":" {
      // The type may have arrows too.
      let head = tokens[place...].prefix(Self.longestHead).indices
      place = head.first { tokens[$0] == "=" && token($0 + 1) != ">" } ?? tokens.count
    }
    guard token(place) == "=" else { return nil }
    place += token(place + 1) == "async" ? 2 : 1
    if token(place) == "function" { return name + "()" }
    if token(place) == "<" { place = end(of: place) + 1 }
    let isList = token(place) == "("
    let next = isList ? end(of: place) + 1 : place + 1
    let isArrow = token(next) == "=" && token(next + 1) == ">"
    return isArrow && (isList || isName(token(place))) || isList && token(next) == ":" ? name + "()" : nil
  }

  /// Returns the name of a function that no keyword declares, such as `double area() {`.
  private func bareFunction(at index: Int) -> String? {
    let name = tokens[index]
    guard Self.bareLanguages.contains(language), token(index + 1) == "(", isName(name),
      !Self.statements.contains(name)
    else { return nil }
    let previous = token(index - 1)
    let canPrecede =
      isScript
      ? ["", "{", "}", ";", "async", "static", "get", "set", "public", "private", "protected"].contains(previous)
      : (isName(previous) || previous == ">" || previous == "]") && !Self.statements.contains(previous)
    guard canPrecede else { return nil }
    let end = end(of: index + 1)
    // A call ends in a semicolon too, but a type precedes the name of a declaration.
    return token(end + 1) == "{" || token(end + 1) == ":" || !isScript && [";", "throws", "="].contains(token(end + 1))
      ? name + "()" : nil
  }
}

// Lines outside brackets.
extension DeclarationReader {
  /// The words that begin a declaration or directive and no statement.
  private static let declaring: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "extension", "func", "let", "var", "import", "init",
    "deinit", "subscript", "case", "associatedtype", "operator", "precedencegroup", "macro", "}", "#",
  ]
  /// Of these, those that need a name after them; `class` may also be a modifier.
  private static let named: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let entries: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect", "static", "mutating",
    "nonmutating", "override", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional", "prefix",
    "postfix", "infix", "nonisolated", "distributed", "consuming", "borrowing",
  ]
  private static let continuationStarts: Set<String> = [
    ".", "{", "?", ":", "&", "|", "=", "else", "where", "catch", "+", ",",
  ]
  private static let continuedEnds: Set<String> = [",", "=", ":", "&", "|", "+", "->"]

  /// Returns whether a declaration or statement begins with a token outside brackets.
  private func beginsHead(at index: Int) -> Bool {
    if index == 0 || tokens[index - 1] == ";" { return true }
    return lines[index] > lines[index - 1] && !Self.continuationStarts.contains(tokens[index])
      && !Self.continuedEnds.contains(tokens[index - 1])
  }

  /// Reads a variable, the mark of a program's entry, or the beginning of a statement.
  private mutating func readHead(at start: Int) {
    var index = start
    var declaration: Int?
    while true {
      if token(index) == "@" {
        if Self.entries.contains(token(index + 1)) { hasEntryType = true }
        index += 2
        if token(index) == "(", lines[index] == lines[index - 1] { index = end(of: index) + 1 }
      } else if isModifier(at: index) {
        declaration = declaration ?? index
        index += 1
        if token(index) == "(" { index = end(of: index) + 1 }
      } else {
        break
      }
    }
    headEnd = index + 1
    if index < tokens.count {
      heads.append(DeclarationHead(start: start, declaration: declaration ?? index, keyword: index))
    }
    let (keyword, next) = (token(index), token(index + 1))
    let isNamed = next.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
    if keyword == "let" || keyword == "var" {
      if isNamed { add(.value, next) }
    } else if !keyword.isEmpty, !Self.declaring.contains(keyword) || Self.named.contains(keyword) && !isNamed {
      hasStatements = true
    }
  }

  private func isModifier(at index: Int) -> Bool {
    if token(index) == "class" { return ["func", "var", "let", "subscript"].contains(token(index + 1)) }
    return Self.modifiers.contains(token(index))
  }
}
