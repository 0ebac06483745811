/// The choice of the blocks that an example is compiled with: those that declare the names that it lacks.
struct NeighbourChoice: Sendable {
  /// The blocks that may be chosen, from the nearest.
  private let candidates: [ExampleBlock]
  /// The names that each block lacks when it is compiled alone.
  private let missingNames: [Int: [String]]
  /// The chosen blocks, the example among them.
  private(set) var blocks: [ExampleBlock]
  /// The missing names that no block declares.
  private(set) var undeclared: [String] = []

  /// - Parameters:
  ///   - blocks: all blocks of the document.
  ///   - missingNames: the names that each block lacks when it is compiled alone.
  ///   - unusable: the numbers of the blocks that would add new errors.
  init(for block: ExampleBlock, among blocks: [ExampleBlock], missingNames: [Int: [String]], unusable: Set<Int>) {
    self.missingNames = missingNames
    self.blocks = [block]
    candidates = block.neighbours(among: blocks).filter { !unusable.contains($0.number) }
    declare(missingNames[block.number] ?? [])
  }

  /// The module that an undeclared name is known to belong to.
  var undeclaredModule: String? { PlatformNames.module(among: undeclared) }

  /// Adds the blocks that extend the types of chosen ones.
  /// - Returns: whether there are any.
  mutating func addExtensions() -> Bool {
    let count = blocks.count
    for candidate in candidates where !blocks.contains(where: { $0.number == candidate.number }) {
      let isOfChosen = candidate.names.extended.contains { type in blocks.contains { $0.names.types.contains(type) } }
      if isOfChosen, !blocks.contains(where: { $0.names.conflict(with: candidate.names) }) { add(candidate) }
    }
    return blocks.count > count
  }

  /// Adds the blocks that declare some names.
  /// - Returns: whether there are any.
  @discardableResult
  mutating func declare(_ names: [String]) -> Bool {
    let count = blocks.count
    for name in names where !undeclared.contains(name) && !blocks.contains(where: { $0.names.declare(name) }) {
      let declaring = candidates.first { candidate in
        candidate.names.declare(name)
          // A variable of the same name in another section is a different variable.
          && (!candidate.names.values.contains(name) || blocks.contains { $0.section == candidate.section })
          && !blocks.contains { $0.names.conflict(with: candidate.names) }
      }
      if let declaring { add(declaring) } else { undeclared.append(name) }
    }
    return blocks.count > count
  }

  private mutating func add(_ block: ExampleBlock) {
    blocks.append(block)
    blocks.sort { $0.number < $1.number }
    declare(missingNames[block.number] ?? [])
  }
}
