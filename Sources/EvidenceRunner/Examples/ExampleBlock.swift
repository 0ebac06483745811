import CaseStudyModel

/// An example to compile, with the names that it declares and its place in the document.
struct ExampleBlock: Sendable {
  /// The index among the document's examples.
  var number: Int
  var snippet: Snippet
  /// The headings above it, the outermost first.
  var section: [Int]
  /// The names that it declares at the top level.
  var names: TopLevelNames

  /// The modules that it imports.
  var imports: Set<String> { ImportedModules.names(in: snippet.code) }

  /// Returns the blocks of a document that can be compiled with this one, nearest first.
  ///
  /// Blocks under the same heading come first, and among them those of the same side. Neutral blocks go with both
  /// sides.
  func neighbours(among blocks: [ExampleBlock]) -> [ExampleBlock] {
    let others = blocks.filter { other in
      other.number != number && other.snippet.language == snippet.language && distance(to: other.snippet.side) != nil
    }
    return others.sorted { key(of: $0).lexicographicallyPrecedes(key(of: $1)) }
  }

  /// Returns whether two blocks are on one side and under one heading.
  func sharesSection(with other: ExampleBlock) -> Bool {
    snippet.side == other.snippet.side && section == other.section
  }

  private func key(of other: ExampleBlock) -> [Int] {
    let shared = zip(section, other.section).prefix { $0 == $1 }.count
    let isLater = other.number > number
    return [
      -shared, distance(to: other.snippet.side) ?? 0, isLater ? 1 : 0,
      isLater ? other.number - number : number - other.number,
    ]
  }

  /// Returns the distance to a side; `nil` for the other side.
  private func distance(to side: Side?) -> Int? {
    if side == snippet.side { return 0 }
    return side == nil || snippet.side == nil ? 1 : nil
  }
}
