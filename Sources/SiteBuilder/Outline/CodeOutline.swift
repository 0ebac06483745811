/// The types that a piece of code declares, and the names that it uses; told from its words alone.
struct CodeOutline: Sendable, Equatable {
  private(set) var types: [TypeDeclaration] = []
  /// All words of the code outside of comments and literals.
  private(set) var names: Set<String> = []

  init(_ code: String) {
    let tokens = CodeToken.tokens(of: code)
    for (index, token) in tokens.enumerated() {
      guard case .word(let word) = token else { continue }
      names.insert(word)
      guard let kind = Self.kinds[word], index + 1 < tokens.count, case .word(let name) = tokens[index + 1],
        !Self.memberWords.contains(name), Self.kinds[name] == nil,
        index == 0 || tokens[index - 1] != .mark(UInt8(ascii: "."))
      else { continue }
      var type = TypeDeclaration(kind: kind, name: name)
      Self.complete(&type, tokens[(index + 2)...])
      types.append(type)
    }
  }

  private static let kinds: [String: TypeDeclaration.Kind] = [
    "protocol": .abstraction, "interface": .abstraction, "trait": .abstraction,
    "class": .concrete, "struct": .concrete, "enum": .concrete, "actor": .concrete, "object": .concrete,
    "record": .concrete, "extension": .extension,
  ]

  private static let memberWords: Set<String> = [
    "func", "var", "let", "init", "subscript", "associatedtype", "fun", "val", "function", "def", "case",
  ]

  /// Reads what follows a type's name: its parents up to the opening brace, and its members up to the closing one.
  private static func complete(_ type: inout TypeDeclaration, _ tokens: ArraySlice<CodeToken>) {
    var depth = 0
    var nesting = 0
    var takesParents = false
    // Behind `where`, a colon introduces no parent.
    var isConstrained = false
    for token in tokens {
      switch token {
      case .word(let word):
        if depth == 1, memberWords.contains(word) { type.memberCount += 1 }
        if depth > 0 || nesting > 0 { continue }
        if kinds[word] != nil || memberWords.contains(word) { return }
        if word == "implements" || word == "extends" {
          takesParents = true
        } else if word == "where" {
          isConstrained = true
        } else if takesParents, !isConstrained {
          type.parents.append(word)
        }
      case .mark(UInt8(ascii: "{")): depth += 1
      case .mark(UInt8(ascii: "}")):
        depth -= 1
        if depth <= 0 { return }
      case .mark(UInt8(ascii: ";")) where depth == 0: return
      case .mark(UInt8(ascii: ":")) where depth == 0 && nesting == 0: takesParents = true
      case .mark(UInt8(ascii: "<")), .mark(UInt8(ascii: "(")): if depth == 0 { nesting += 1 }
      case .mark(UInt8(ascii: ">")), .mark(UInt8(ascii: ")")): if depth == 0 { nesting -= 1 }
      case .mark: continue
      }
    }
  }
}
