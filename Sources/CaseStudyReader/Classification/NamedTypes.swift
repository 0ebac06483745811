import CaseStudyModel
import CodeStructure

/// Assigns sides to blocks by the names of their types, files or headings, as in `BadShape` and `GoodShape` or
/// `report_violation.py` and `report_fixed.py`.
///
/// A single such name may be part of the domain, as `BadRequest` is, so the document must have a name for each side
/// with the same other words.
enum NamedTypes {
  private static let sides: [String: Side] = [
    "bad": .before, "wrong": .before, "incorrect": .before, "violating": .before, "violation": .before,
    "before": .before, "violated": .before, "problem": .before, "problematic": .before, "poor": .before,
    "good": .after, "solution": .after, "fixed": .after, "fix": .after, "clean": .after, "better": .after,
    "solid": .after, "correct": .after, "right": .after, "compliant": .after, "refactored": .after,
    "improved": .after, "after": .after,
  ]

  /// The words as they are written in the names of types.
  private static let namesOfSides = sides.keys.map(\.capitalizedFirst)

  /// A name without the word for its side.
  private struct Name: Hashable {
    var stem: String
    var side: Side
  }

  /// Sets the sides of undecided blocks.
  static func classify(_ blocks: inout [CodeBlock]) {
    let names = blocks.map { $0.isOpen ? Self.names(in: $0) : [] }
    let all = Set(names.joined())
    for index in blocks.indices where !names[index].isEmpty {
      let sides = Set(names[index].filter { all.contains(Name(stem: $0.stem, side: $0.side.other)) }.map(\.side))
      if sides.count == 1 { blocks[index].take(sides.first, by: .comment) }
    }
  }

  private static func names(in block: CodeBlock) -> Set<Name> {
    declaredNames(in: block).union(titles(of: block))
  }

  /// Returns the names of a block's file and of the heading right above it, if that is only a name.
  private static func titles(of block: CodeBlock) -> Set<Name> {
    let heading = block.scopes.last { $0.rank < .principleLine }?.text
    let titles = [block.snippet.file, heading].compactMap { $0.flatMap(IdentifierWords.init)?.words }
    return Set(titles.flatMap(names))
  }

  private static func declaredNames(in block: CodeBlock) -> Set<Name> {
    let code = block.snippet.code
    // Fast path: reading declarations is costly, and few blocks have such names.
    guard namesOfSides.contains(where: code.hasBytes) else { return [] }
    let types = Declarations(code, in: block.snippet.language).capitalizedTypes
    return Set(types.flatMap { names(of: IdentifierWords.words(of: $0[...])) })
  }

  /// Returns the sides that the first and last of a name's words give it.
  private static func names(of words: [String]) -> [Name] {
    let words = words.map { $0.lowercased() }
    return [words.first.map { (words.dropFirst(), $0) }, words.last.map { (words.dropLast(), $0) }].compactMap {
      guard let (rest, word) = $0, let side = sides[word], !rest.isEmpty else { return nil }
      return Name(stem: rest.joined(separator: " "), side: side)
    }
  }
}
