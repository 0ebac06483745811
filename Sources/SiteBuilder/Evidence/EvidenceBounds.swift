import CaseStudyModel

/// The bounds of what can have been measured, so that no number of a stranger's file ends a build.
enum EvidenceBounds {
  private static let counts = 0...1_000_000_000

  /// Whether all numbers are such as counting lines, files and requests gives.
  static func hold(for evidence: Evidence) -> Bool {
    let sides = [evidence.sides.before, evidence.sides.after].compactMap { $0 }
    let ledgers = [evidence.ledger.before, evidence.ledger.after].compactMap { $0 }
    let runs = evidence.requests.flatMap { [$0.sides.before, $0.sides.after].compactMap { $0 } }
    let costs = runs.map(\.cost) + ledgers.map(\.totals) + [evidence.refactoring]
    return sides.allSatisfy { $0.files.values.allSatisfy(counts.contains) && $0.runs.allSatisfy { counts ~= $0.line } }
      && evidence.places.lines.allSatisfy(counts.contains) && evidence.requests.count <= 1000
      && evidence.requests.allSatisfy { counts ~= $0.line }
      && costs.allSatisfy(hold)
      && ledgers.allSatisfy { counts ~= $0.pairs && $0.editsPerFile.values.allSatisfy(counts.contains) }
      && ledgers.allSatisfy { $0.editsPerType.values.allSatisfy(counts.contains) }
      && evidence.principles.values.allSatisfy { $0.measures.values.allSatisfy { hold($0.before) && hold($0.after) } }
  }

  private static func hold(_ cost: LineCost) -> Bool {
    [cost.existingFiles, cost.addedInExisting, cost.removedInExisting, cost.newFiles, cost.addedInNew]
      .allSatisfy(counts.contains)
  }

  private static func hold(_ value: Measure.Value?) -> Bool {
    switch value {
    case .count(let count): counts ~= count
    case .ratio(let ratio): ratio.magnitude <= 1e9
    case .answer, nil: true
    }
  }
}
