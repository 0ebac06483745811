/// The types that code declares and the names that it uses, found from tokens alone.
public struct CodeOutline: Sendable, Equatable {
  /// The declared types and extensions in source order.
  public private(set) var types: [OutlinedType] = []
  /// All words outside comments and literals.
  public private(set) var names: Set<String> = []

  /// Outlines code of any language.
  public init(_ code: String) {
    let tokens = CodeToken.tokens(of: code)
    let memberCounts = Self.memberCounts(in: tokens)
    for (index, token) in tokens.enumerated() {
      guard case .word(let word) = token else { continue }
      names.insert(word)
      guard let kind = Self.kinds[word], index + 1 < tokens.count, case .word(let name) = tokens[index + 1],
        !Self.memberWords.contains(name), Self.kinds[name] == nil,
        index == 0 || tokens[index - 1] != .mark(UInt8(ascii: "."))
      else { continue }
      var type = OutlinedType(kind: kind, name: name)
      let brace = Self.readParents(of: &type, tokens, from: index + 2)
      type.memberCount = brace.flatMap { memberCounts[$0] } ?? 0
      types.append(type)
    }
  }

  private static let kinds: [String: OutlinedType.Kind] = [
    "protocol": .abstraction, "interface": .abstraction, "trait": .abstraction,
    "class": .concrete, "struct": .concrete, "enum": .concrete, "actor": .concrete, "object": .concrete,
    "record": .concrete, "extension": .extension,
  ]

  private static let memberWords: Set<String> = [
    "func", "var", "let", "init", "subscript", "associatedtype", "fun", "val", "function", "def", "case",
  ]

  /// The maximum number of tokens in a list of parents; an unclosed list would make the outline quadratic.
  private static let longestHead = 512

  /// Reads the parents between a type's name and its opening brace.
  /// - Returns: the index of the brace, or `nil` if there is none.
  private static func readParents(of type: inout OutlinedType, _ tokens: [CodeToken], from start: Int) -> Int? {
    var nesting = 0
    var takesParents = false
    // After `where`, a colon introduces no parent.
    var isConstrained = false
    for index in start..<max(start, min(tokens.count, start + longestHead)) {
      switch tokens[index] {
      case .word(let word):
        if nesting > 0 { continue }
        if kinds[word] != nil || memberWords.contains(word) { return nil }
        if word == "implements" || word == "extends" {
          takesParents = true
        } else if word == "where" {
          isConstrained = true
        } else if takesParents, !isConstrained {
          type.parents.append(word)
        }
      case .mark(UInt8(ascii: "{")): return index
      case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ";")): return nil
      case .mark(UInt8(ascii: ":")): if nesting == 0 { takesParents = true }
      case .mark(UInt8(ascii: "<")), .mark(UInt8(ascii: "(")): nesting += 1
      case .mark(UInt8(ascii: ">")), .mark(UInt8(ascii: ")")): nesting -= 1
      case .mark: continue
      }
    }
    return nil
  }

  /// Counts the direct members of each pair of braces, by the index of the opening brace.
  private static func memberCounts(in tokens: [CodeToken]) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token {
      case .word(let word): if let brace = open.last, memberWords.contains(word) { counts[brace, default: 0] += 1 }
      case .mark(UInt8(ascii: "{")): open.append(index)
      case .mark(UInt8(ascii: "}")): _ = open.popLast()
      case .mark: continue
      }
    }
    return counts
  }
}
