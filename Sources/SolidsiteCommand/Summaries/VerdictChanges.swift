import CaseStudyModel

/// The verdicts of studies before and after a run.
struct VerdictChanges: Sendable {
  /// The verdicts of each study's principles.
  typealias Verdicts = [String: [Principle.ID: Verdict]]

  var before: Verdicts
  var after: Verdicts

  /// A verdict that differs; `nil` on the side that has none.
  private struct Change {
    var study: String
    var principle: Principle.ID
    var before: Verdict?
    var after: Verdict?
  }

  /// Adds the verdicts that differ to a summary, or a line that says that none does.
  func add(to summary: inout JobSummary, in texts: InterfaceTexts) {
    let rows = changes.map { change in
      [change.study, change.principle.rawValue] + [change.before, change.after].map { Self.word($0, texts) }
    }
    summary.add(["study", "principle", "verdict before", "verdict now"], rows: rows)
    if rows.isEmpty { summary.add("No verdict has changed.") }
  }

  private var changes: [Change] {
    Set(before.keys).union(after.keys).sorted().flatMap { study -> [Change] in
      let old = before[study] ?? [:]
      let new = after[study] ?? [:]
      return Set(old.keys).union(new.keys).sorted { $0.rawValue < $1.rawValue }.compactMap { principle in
        let change = Change(study: study, principle: principle, before: old[principle], after: new[principle])
        return change.before == change.after ? nil : change
      }
    }
  }

  private static func word(_ verdict: Verdict?, _ texts: InterfaceTexts) -> String {
    guard let verdict else { return "–" }
    return texts.text("evidence.verdict." + verdict.key)
  }
}

/// The verdicts in stored evidence.
extension VerificationSession {
  /// Returns the verdicts of the studies to verify; none for unreadable evidence.
  func storedVerdicts() -> VerdictChanges.Verdicts {
    claims.reduce(into: [:]) { verdicts, claim in
      verdicts[claim.slug] = (try? folder.evidence(ofSlug: claim.slug))?.principles.mapValues(\.verdict)
    }
  }
}
