import CaseStudyModel
import CodeStructure

/// The tokens of a test in Swift.
struct TestTokens {
  private(set) var texts: [String] = []
  /// The place where each token begins.
  private(set) var places: [SourcePosition] = []
  /// The opening braces of types that conform to a protocol or inherit from a class.
  private(set) var conformingBraces: Set<Int> = []
  /// The opening braces of types and extensions.
  private(set) var typeBraces: Set<Int> = []

  /// The words that begin a type or an extension.
  private static let typeWords: Set = ["actor", "class", "enum", "extension", "struct"]
  /// The words after `class` that make it a modifier.
  private static let memberWords: Set = ["func", "var", "let", "subscript", "override", "final"]
  /// Protocols without members that a study could call.
  private static let markers: Set = ["AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "unchecked"]

  /// Reads the tokens of a test.
  init(_ code: String) {
    let tokens = CodeTokens(code, in: .swift)
    texts = tokens.texts
    let lines = LineTable(Array(code.utf8)[...])
    places = tokens.ranges.map { lines.position(of: $0.lowerBound) }
    findConformingBraces()
  }

  /// Whether a token begins a call of the prelude's `expect` that isn't `expect(false)`.
  func isExpectation(_ index: Int) -> Bool {
    guard text(index + 1) == "(", text(index - 1) != ".", text(index - 1) != "func" else { return false }
    return text(index + 2) != "false" || text(index + 3) != ")"
  }

  /// Returns a token; `nil` outside the code.
  func text(_ index: Int) -> String? { texts.indices.contains(index) ? texts[index] : nil }

  /// A type's declaration before its opening brace.
  private struct Header {
    var name: String
    /// Whether its conformances are being read, outside the brackets of generic parameters.
    var isInherited = false
    var depth = 0
    var conforms = false
  }

  private mutating func findConformingBraces() {
    var conforming: Set<String> = []
    var braces: [(name: String, index: Int)] = []
    var header: Header?
    for (index, token) in texts.enumerated() {
      if Self.typeWords.contains(token), text(index - 1) != ".", let name = text(index + 1),
        name.first?.isLetter == true || name.first == "_", !Self.memberWords.contains(name)
      {
        header = Header(name: name)
        continue
      }
      guard var current = header else { continue }
      switch token {
      case "{":
        if current.conforms { conforming.insert(current.name) }
        braces.append((current.name, index))
        header = nil
        continue
      case "}", "(", ";":
        header = nil
        continue
      case "<": current.depth += 1
      case ">": current.depth = max(0, current.depth - 1)
      case ":" where current.depth == 0: current.isInherited = true
      case "where": current.isInherited = false
      default:
        if current.isInherited, token.first?.isLetter == true || token.first == "_", !Self.markers.contains(token) {
          current.conforms = true
        }
      }
      header = current
    }
    typeBraces = Set(braces.map(\.index))
    conformingBraces = Set(braces.filter { conforming.contains($0.name) }.map(\.index))
  }
}
