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
    names = Set(tokens.filter(Self.isWord))
    for declared in Declarations(read, in: language).names {
      guard let places = declared.places, let kind = Self.kinds[tokens[places.keyword]] else { continue }
      var type = OutlinedType(kind: kind, name: declared.unqualified)
      let brace = Self.readParents(of: &type, tokens, from: places.name + 1)
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
