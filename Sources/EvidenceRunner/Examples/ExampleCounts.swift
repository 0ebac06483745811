import CaseStudyModel

/// The numbers of examples by result.
package struct ExampleCounts: Sendable, Equatable {
  private var compiled = 0
  private var withNeighbours = 0
  private var fragments = 0
  private var refused = 0
  /// The examples that need a module, by its name.
  private var needing: [String: Int] = [:]

  package init(_ results: some Sequence<CompiledExample>) {
    for result in results {
      switch result.outcome {
      case .compiles: compiled += 1
      case .compilesWithNeighbours: withNeighbours += 1
      case .fragment: fragments += 1
      case .needsModule: needing[result.module ?? "", default: 0] += 1
      case .doesNotCompile: refused += 1
      }
    }
  }

  /// The number of all examples.
  package var total: Int { compiled + withNeighbours + fragments + refused + needing.values.reduce(0, +) }

  /// The counts in words, such as "16 of 23 examples compile; 4 are fragments, 3 need UIKit".
  package var text: Message {
    let count = compiled + withNeighbours
    let sum: Message =
      total == 1 ? "\(count) of 1 example compiles" : "\(count) of \(total) examples compile"
    let neighbours: Message = withNeighbours == 0 ? "" : " (\(withNeighbours) with neighbours)"
    var rest: [Message] = []
    if fragments > 0 { rest.append(fragments == 1 ? "1 is a fragment" : "\(fragments) are fragments") }
    for (module, number) in needing.sorted(by: { $0.key < $1.key }) {
      rest.append(number == 1 ? "1 needs \(module)" : "\(number) need \(module)")
    }
    if refused > 0 { rest.append(refused == 1 ? "1 doesn't compile" : "\(refused) don't compile") }
    return rest.isEmpty ? sum + neighbours : "\(sum)\(neighbours); \(rest.joined(separator: ", "))"
  }
}
