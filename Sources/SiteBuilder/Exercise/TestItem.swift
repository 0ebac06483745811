import CodeStructure

/// A declaration or a run of statements outside all brackets of a test.
struct TestItem: Sendable {
  /// Places where Swift allows an item.
  enum Scope: Sendable {
    /// Outside functions only; extensions and operators, for example. A type is one too: a local type can neither be
    /// extended nor use the variables around it.
    case file
    /// Wherever its names are needed: functions, variables and constants.
    case any
    /// In functions only: statements.
    case function
  }

  var scope: Scope
  /// The lines with the item's tokens, counted from 1.
  var lines: ClosedRange<Int>
  /// The item's tokens.
  var tokens: ClosedRange<Int>
  /// The keyword that declares the item; empty for statements and for conditional compilation.
  var keyword = ""
  /// The place of the item's first token after its attributes.
  var start = 0
  /// The names that it declares, or the name of the type that it extends.
  var names: Set<String> = []
  /// Whether an access modifier is written.
  var hasAccess = false

  /// Whether the item is a variable or a constant.
  var isVariable: Bool { keyword == "let" || keyword == "var" }
}

/// Reads the items of a test.
struct TestItems {
  private let code: CodeTokens
  /// For each token, the number of brackets that are open before it.
  private let depths: [Int]

  /// Returns the items of a test, in order.
  static func items(of code: CodeTokens) -> [TestItem] {
    let reader = TestItems(code)
    return reader.items(in: code.texts.indices)
  }

  private init(_ code: CodeTokens) {
    self.code = code
    var depth = 0
    depths = code.texts.map { token in
      defer { depth += "([{".contains(token) ? 1 : ")]}".contains(token) ? -1 : 0 }
      return depth
    }
  }

  private func items(in range: Range<Int>) -> [TestItem] {
    var items: [TestItem] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let item = isCondition(place, "if") ? condition(at: place, in: range) : item(at: place, in: range)
      items.append(item)
      place = item.tokens.upperBound + 1
    }
    return items
  }

  private func token(_ place: Int) -> String { code.texts.indices.contains(place) ? code.texts[place] : "" }

  private func isCondition(_ place: Int, _ word: String) -> Bool { token(place) == "#" && token(place + 1) == word }

  /// Returns conditional compilation as one item: outside functions if it only declares what may be there.
  private func condition(at start: Int, in range: Range<Int>) -> TestItem {
    var open = 0
    let end = (start..<range.upperBound).first { place in
      if isCondition(place, "if") { open += 1 }
      if isCondition(place, "endif") { open -= 1 }
      return open == 0
    }
    let last = end.map { $0 + 1 } ?? range.upperBound - 1
    var item = TestItem(scope: .function, lines: lines(start...last), tokens: start...last)
    item.start = start
    let first = lineEnd(after: start, in: range)
    let inner = items(in: first..<max(first, end ?? last)).filter { token($0.tokens.lowerBound) != "#" }
    if !inner.isEmpty, inner.allSatisfy({ $0.scope == .file }) { item.scope = .file }
    item.names = inner.reduce(into: []) { $0.formUnion($1.names) }
    return item
  }

  private func item(at start: Int, in range: Range<Int>) -> TestItem {
    var place = start
    var hasAccess = false
    while token(place) == "@" { place = end(ofArgumentsAfter: place + 1) }
    let declaration = place
    while let next = end(ofModifierAt: place) {
      if Self.accessModifiers.contains(token(place)) { hasAccess = true }
      place = next
    }
    let keyword = Self.keywords[token(place)] != nil && isDeclared(at: place) ? token(place) : ""
    let last = lastToken(from: start, keyword: place, hasBody: Self.bodied.contains(keyword), in: range)
    var item = TestItem(
      scope: Self.keywords[keyword] ?? .function, lines: lines(start...last), tokens: start...last, keyword: keyword,
      start: declaration, hasAccess: hasAccess)
    if !keyword.isEmpty { item.names = names(declaredBy: keyword, at: place, until: last) }
    // A function named by an operator is one of the file, and so is what only the file may see.
    if item.scope == .any, hasAccess || item.names.isEmpty { item.scope = .file }
    // Only a function can throw or wait.
    if item.isVariable, code.texts[item.tokens].contains(where: ["try", "await"].contains) { item.scope = .function }
    return item
  }

  /// Returns whether a keyword is followed by what it declares: many are names elsewhere, as in `prefix(1)`.
  private func isDeclared(at place: Int) -> Bool {
    let next = token(place + 1)
    return ["func", "operator", "let", "var"].contains(token(place)) && next != "." && next != "=" || Self.isName(next)
  }

  private static func isName(_ token: String) -> Bool {
    token.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
  }

  /// Returns the place after an attribute's name and its arguments.
  private func end(ofArgumentsAfter name: Int) -> Int {
    guard token(name + 1) == "(", code.isJoined(name) else { return name + 1 }
    let end = ((name + 2)..<code.texts.count).first { depths[$0] == depths[name] + 1 && token($0) == ")" }
    return end.map { $0 + 1 } ?? code.texts.count
  }

  /// Returns the place after a modifier; `nil` for another token, such as the function in `open(file)`.
  private func end(ofModifierAt place: Int) -> Int? {
    guard Self.accessModifiers.contains(token(place)) || Self.modifiers.contains(token(place)) else { return nil }
    let isParameterised = token(place + 1) == "(" && ["set", "unsafe"].contains(token(place + 2))
    let next = isParameterised ? place + 4 : place + 1
    return Self.isName(token(next)) || token(next) == "@" ? next : nil
  }

  /// Returns the last token of an item: of a declaration with a body, the brace that closes it; of another, the last
  /// one of the line on which no bracket stays open and no expression goes on.
  private func lastToken(from start: Int, keyword: Int, hasBody: Bool, in range: Range<Int>) -> Int {
    var isOpened = false
    for place in start..<range.upperBound {
      if place >= keyword, depths[place] == depths[start], token(place) == "{" { isOpened = true }
      let next = place + 1
      guard next < range.upperBound else { break }
      if depths[next] > depths[start] { continue }
      if hasBody {
        if isOpened, token(place) == "}" { return place }
      } else if place >= keyword, code.lines[next] > code.lines[place], !continues(place) {
        return place
      }
    }
    return range.upperBound - 1
  }

  /// Returns whether an expression goes on after a token that ends its line.
  private func continues(_ place: Int) -> Bool {
    ".?:=,*/<&|+-".contains(token(place + 1)) || "=,:&|+-*".contains(token(place))
  }

  private func lineEnd(after place: Int, in range: Range<Int>) -> Int {
    (place..<range.upperBound).first { code.lines[$0] > code.lines[place] } ?? range.upperBound
  }

  private func lines(_ tokens: ClosedRange<Int>) -> ClosedRange<Int> {
    let last = tokens.upperBound
    // A literal may have several lines.
    return code.lines[tokens.lowerBound]...(code.lines[last] + code.texts[last].count { $0.isNewline })
  }

  private func names(declaredBy keyword: String, at place: Int, until last: Int) -> Set<String> {
    guard keyword == "let" || keyword == "var" else { return Self.isName(token(place + 1)) ? [token(place + 1)] : [] }
    var names: Set<String> = []
    var isPattern = true
    for index in (place + 1)...max(last, place + 1) where depths.indices.contains(index) {
      let isOutside = depths[index] == depths[place]
      if isOutside, token(index) == "=" || token(index) == ":" { isPattern = false }
      if isOutside, token(index) == "," { isPattern = true }
      if isPattern, Self.isName(token(index)) { names.insert(token(index)) }
    }
    return names
  }

  private static let keywords: [String: TestItem.Scope] = [
    "import": .file, "extension": .file, "struct": .file, "class": .file, "enum": .file, "actor": .file,
    "protocol": .file, "typealias": .file, "operator": .file, "precedencegroup": .file, "func": .any, "let": .any,
    "var": .any,
  ]
  private static let bodied: Set<String> = [
    "extension", "struct", "class", "enum", "actor", "protocol", "precedencegroup", "func",
  ]
  private static let accessModifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "package", "open",
  ]
  private static let modifiers: Set<String> = [
    "final", "indirect", "nonisolated", "prefix", "infix", "postfix", "unowned", "weak", "lazy", "distributed",
  ]
}
