import CaseStudyModel

/// The bounds of measured values, so that no number in an untrusted file crashes a build.
enum EvidenceBounds {
  private static let counts = 0...1_000_000_000
  /// Lines and columns, which are counted from 1.
  private static let positions = 1...1_000_000_000

  /// Returns whether all numbers are in the range of counts of lines, files and requests, or of places in a drawing.
  static func hold(for evidence: Evidence) -> Bool {
    let sides = [evidence.sides.before, evidence.sides.after].compactMap { $0 }
    let ledgers = [evidence.ledger.before, evidence.ledger.after].compactMap { $0 }
    let runs = evidence.requests.flatMap { [$0.sides.before, $0.sides.after].compactMap { $0 } }
    let costs =
      runs.flatMap { [$0.cost] + $0.rootEdits.values } + ledgers.flatMap { [$0.totals, $0.allTotals] }
      + [evidence.refactoring]
    return sides.allSatisfy { $0.files.values.allSatisfy(counts.contains) }
      && sides.allSatisfy { $0.runs.allSatisfy { positions ~= $0.line } }
      && evidence.places.lines.allSatisfy(positions.contains) && evidence.requests.count <= 1000
      && evidence.steps?.count ?? 0 <= 1000
      && evidence.requests.allSatisfy { positions ~= $0.line }
      && (evidence.registration?.parts.values ?? [:].values).allSatisfy(hold)
      && costs.allSatisfy(hold) && runs.allSatisfy { counts ~= $0.glue }
      && ledgers.allSatisfy { counts ~= $0.pairs && $0.editsPerFile.values.allSatisfy(counts.contains) }
      && ledgers.allSatisfy { $0.editsPerType.values.allSatisfy(counts.contains) }
      && (evidence.warnings ?? []).allSatisfy { positions ~= $0.line && positions ~= $0.column && $0.names.count <= 10 }
      && evidence.problems.allSatisfy { positions ~= $0.line } && evidence.principles.values.allSatisfy(hold)
      && [evidence.pictures.before, evidence.pictures.after].allSatisfy { $0?.layout.map(hold) != false }
  }

  private static func hold(_ principle: PrincipleEvidence) -> Bool {
    var phrases = principle.missing + principle.reasons + principle.transcript
    for table in principle.tables {
      phrases.append(table.title)
      phrases += table.columns
      phrases += table.rows.map(\.name)
      for row in table.rows { phrases += row.cells.map(\.content) }
    }
    let score = [principle.score?.before, principle.score?.after, principle.score?.base].compactMap { $0 }
    return score.allSatisfy(counts.contains)
      && principle.measures.values.allSatisfy { hold($0.sides.before) && hold($0.sides.after) }
      && phrases.allSatisfy(hold)
  }

  private static func hold(_ phrase: EvidencePhrase) -> Bool {
    switch phrase {
    case .verbatim: true
    case .count(let count): counts ~= count
    case .text(_, let arguments):
      arguments.values.allSatisfy { argument in
        switch argument {
        case .count(let count): counts ~= count
        case .ratio(let ratio): hold(.ratio(ratio))
        case .phrases(let phrases): phrases.count <= 100 && phrases.allSatisfy(hold)
        case .name, .names, .text: true
        }
      }
    }
  }

  /// A curve has a start and three points for each part, and nothing is larger than browsers can draw.
  private static func hold(_ layout: TypePicture.Layout) -> Bool {
    let areas = layout.frames.map(\.area) + layout.boxes.map(\.area)
    let numbers = layout.numbers
    return numbers.count <= 100_000 && numbers.allSatisfy { $0.magnitude <= 100_000 }
      && (areas.flatMap { [$0.width, $0.height] } + [layout.width, layout.height]).allSatisfy { $0 >= 0 }
      && layout.arrows.allSatisfy { $0.curve.count % 3 == 1 }
  }

  private static func hold(_ count: StudyRegistration.Count) -> Bool {
    [count.all, count.registered, count.removed ?? 0].allSatisfy(counts.contains)
  }

  private static func hold(_ cost: LineCost) -> Bool {
    [cost.existingFiles, cost.addedInExisting, cost.removedInExisting, cost.newFiles, cost.addedInNew]
      .allSatisfy(counts.contains)
  }

  private static func hold(_ value: Measure.Value?) -> Bool {
    switch value {
    case .count(let count): counts ~= count
    // A hundred times the value must fit as well.
    case .ratio(let ratio): ratio.magnitude <= 1e6
    case .answer, nil: true
    }
  }
}
