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

extension TestItem {
  /// Returns the items of a test, in order.
  static func items(of code: CodeTokens) -> [TestItem] {
    let heads = Declarations(code, in: .swift).heads
    let ends = heads.dropFirst().map { $0.start - 1 } + [code.texts.count - 1]
    let items = zip(heads, ends).map { TestItem($0, until: $1, in: code) }
    return merged(items, in: code)
  }

  private init(_ head: DeclarationHead, until last: Int, in code: CodeTokens) {
    let texts = code.texts
    let word = texts[head.keyword]
    let next = head.keyword < last ? texts[head.keyword + 1] : ""
    // Many keywords are names elsewhere, as in `prefix(1)`.
    let isDeclared = ["func", "operator", "let", "var"].contains(word) ? next != "." && next != "=" : Self.isName(next)
    self.init(
      scope: .function, lines: code.lines[head.start]...(code.lines[last] + code.texts[last].count { $0.isNewline }),
      tokens: head.start...last, start: head.declaration,
      hasAccess: !Self.accessModifiers.isDisjoint(with: texts[head.declaration..<head.keyword]))
    guard isDeclared, let scope = Self.scopes[word] else { return }
    (self.scope, keyword) = (scope, word)
    // A pattern may have several names, as in `let (fee, tip) = fees`.
    let bound = isVariable ? texts[...last].dropFirst(head.keyword + 1).prefix { $0 != "=" && $0 != ":" } : [next]
    names = Set(bound.filter(Self.isName))
    // A function named by an operator is one of the file, and so is what only the file may see.
    if scope == .any, hasAccess || names.isEmpty { self.scope = .file }
    // Only a function can throw or wait.
    if isVariable, texts[tokens].contains(where: ["try", "await"].contains) { self.scope = .function }
  }

  /// Returns the items with conditional compilation as one item: outside functions if all its parts must be there.
  private static func merged(_ items: [TestItem], in code: CodeTokens) -> [TestItem] {
    var merged: [TestItem] = []
    // The beginning of each open condition among the merged items.
    var open: [Int] = []
    for item in items {
      merged.append(item)
      guard code.texts[item.start] == "#", item.start + 1 < code.texts.count else { continue }
      if code.texts[item.start + 1] == "if" { open.append(merged.count - 1) }
      guard code.texts[item.start + 1] == "endif", let first = open.popLast() else { continue }
      let parts = merged[first...].filter { code.texts[$0.start] != "#" || $0.scope == .file }
      var whole = merged[first]
      whole.lines = whole.lines.lowerBound...item.lines.upperBound
      whole.tokens = whole.tokens.lowerBound...item.tokens.upperBound
      whole.names = parts.reduce(into: []) { $0.formUnion($1.names) }
      if !parts.isEmpty, parts.allSatisfy({ $0.scope == .file }) { whole.scope = .file }
      merged[first...] = [whole]
    }
    return merged
  }

  private static func isName(_ token: String) -> Bool {
    token.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
  }

  private static let scopes: [String: Scope] = [
    "import": .file, "extension": .file, "struct": .file, "class": .file, "enum": .file, "actor": .file,
    "protocol": .file, "typealias": .file, "operator": .file, "precedencegroup": .file, "func": .any, "let": .any,
    "var": .any,
  ]
  private static let accessModifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "package", "open",
  ]
}
