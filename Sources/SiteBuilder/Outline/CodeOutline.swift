import CaseStudyModel
import CodeStructure

/// The types that code declares and the names that it uses, found from tokens alone.
public struct CodeOutline: Sendable, Equatable {
  /// The declared types and extensions in source order.
  public private(set) var types: [OutlinedType] = []
  /// All words outside comments and literals.
  public private(set) var names: Set<String> = []

  /// Outlines code; the language decides what a comment is.
  public init(_ code: String, in language: Language?) {
    let read = CodeTokens(code, in: language)
    let tokens = read.texts
    let memberCounts = Self.memberCounts(in: tokens)
    let keywords = language.flatMap { Self.keywords[$0.rawValue] } ?? Set(Self.kinds.keys)
    let uses = language == nil ? ["."] : Self.uses
    for (index, token) in tokens.enumerated() where Self.isWord(token) {
      names.insert(token)
      guard let kind = Self.kinds[token], keywords.contains(token), index + 1 < tokens.count,
        Self.isWord(tokens[index + 1]), !Self.memberWords.contains(tokens[index + 1]),
        Self.kinds[tokens[index + 1]] == nil,
        index == 0 || !uses.contains(tokens[index - 1]) || read.lines[index - 1] < read.lines[index],
        !Self.contextualKeywords.contains(token) || index + 2 == tokens.count || "({<:;".contains(tokens[index + 2])
      else { continue }
      var type = OutlinedType(kind: kind, name: tokens[index + 1])
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

  /// The words that declare types, by language; the others are names there. Unknown languages may have any of them.
  private static let keywords: [String: Set<String>] = [
    "swift": ["protocol", "class", "struct", "enum", "actor", "extension"], "python": ["class"], "ruby": ["class"],
    "javascript": ["class"], "typescript": ["interface", "class", "enum"], "tsx": ["interface", "class", "enum"],
    "java": ["interface", "class", "enum", "record"], "kotlin": ["interface", "class", "enum", "object"],
    "csharp": ["interface", "class", "struct", "enum", "record"], "rust": ["trait", "struct", "enum"],
  ]
  /// The keywords that are names as well, as in `for record in records`.
  private static let contextualKeywords: Set<String> = ["actor", "record"]
  /// The tokens before a word on its line that declares no type: it is a label, a member, a constraint or a kind.
  private static let uses: Set<String> = [".", "(", ",", ":", "&", "<", "import"]

  private static let memberWords: Set<String> = [
    "func", "var", "let", "init", "subscript", "associatedtype", "fun", "val", "function", "def", "case",
  ]

  /// The maximum number of tokens in a list of parents; an unclosed list would make the outline quadratic.
  private static let longestHead = 512

  private static func isWord(_ token: String) -> Bool {
    token.first.map { $0.isPartOfWord || $0 == "`" } ?? false
  }

  /// Reads the parents between a type's name and its opening brace.
  /// - Returns: the index of the brace, or `nil` if there is none.
  private static func readParents(of type: inout OutlinedType, _ tokens: [String], from start: Int) -> Int? {
    var nesting = 0
    var takesParents = false
    // After `where`, a colon introduces no parent.
    var isConstrained = false
    for index in start..<max(start, min(tokens.count, start + longestHead)) {
      switch tokens[index] {
      case "{": return index
      case "}", ";": return nil
      case ":": if nesting == 0 { takesParents = true }
      case "<", "(": nesting += 1
      case ">", ")": nesting -= 1
      case let word where nesting == 0 && isWord(word):
        if kinds[word] != nil || memberWords.contains(word) { return nil }
        if word == "implements" || word == "extends" {
          takesParents = true
        } else if word == "where" {
          isConstrained = true
        } else if takesParents, !isConstrained {
          type.parents.append(word)
        }
      default: continue
      }
    }
    return nil
  }

  /// Counts the direct members of each pair of braces, by the index of the opening brace.
  private static func memberCounts(in tokens: [String]) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token {
      case "{": open.append(index)
      case "}": _ = open.popLast()
      default: if let brace = open.last, memberWords.contains(token) { counts[brace, default: 0] += 1 }
      }
    }
    return counts
  }
}
