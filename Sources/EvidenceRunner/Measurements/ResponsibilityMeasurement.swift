import CaseStudyModel
import EvidenceMeasures

/// Single responsibility: how many reasons to change meet in one type.
///
/// **Definition.** Every change request that the new design doesn't make harder is one reason. A request edits a type if it changes a line
/// of it or of its extensions. The measurement is the greatest number of requests that edit the same type, types of the composition root
/// left out. Supported: it falls to one from two or more, and the requests edit no more existing files than before.
/// Contradicted: it doesn't fall, though there was something to fall, or it rises. Otherwise not shown.
///
/// **Source.** R. C. Martin, "Clean Architecture", 2017, chapter 7: a module has one reason to change, and a reason is somebody who asks.
///
/// **Example.** Three requests edit `Screen` before; after, each edits a type of its own: 3 and then 1, supported.
struct ResponsibilityMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.srp

  func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
    let counts = BothSides(before: counts(in: findings, on: .before), after: counts(in: findings, on: .after))
    let transcript = transcript(of: findings)
    guard let before = counts.before, let after = counts.after else {
      return .notShown("unmet", transcript: transcript)
    }
    let maxima = BothSides(before: before.values.max() ?? 0, after: after.values.max() ?? 0)
    let files = BothSides { side in
      findings.favouredRuns(on: side).reduce(0) { $0 + $1.cost.existingFiles }
    }
    let verdict: Verdict =
      if maxima.after > maxima.before || maxima.before > 1 && maxima.after == maxima.before {
        .contradicted
      } else if maxima.before > 1, maxima.after <= 1, files.after <= files.before {
        .supported
      } else {
        .notShown
      }
    let cohesion = findings.sides.map { $0?.code.flatMap { LackOfCohesion().measure($0).map(\.lcom4).max() } }
    return PrincipleEvidence(
      verdict: verdict,
      reasons: [
        .text(
          "requestsPerType",
          ["count": .count(findings.favoured.count), "before": .count(maxima.before), "after": .count(maxima.after)]),
        .text("filesEdited", ["before": .count(files.before), "after": .count(files.after)]),
      ],
      measures: [
        "requestsPerType": .count(before: maxima.before, after: maxima.after, isPrimary: true),
        "filesEdited": .count(before: files.before, after: files.after),
        "lackOfCohesion": .count(before: cohesion.before, after: cohesion.after),
      ],
      tables: [table(of: BothSides(before: before, after: after))], transcript: transcript)
  }

  /// Counts the favoured requests that edit each type; `nil` where a request isn't met.
  private func counts(in findings: StudyFindings, on side: Side) -> [String: Int]? {
    let runs = findings.favouredRuns(on: side)
    guard findings.areSidesSound, !runs.isEmpty, runs.count == findings.favoured.count, runs.allSatisfy(\.isMet) else {
      return nil
    }
    let rootTypes = Set(
      findings.sides[side]?.code?.declaredTypes.filter { findings.roles[$0.file] == .root }.map(\.name) ?? [])
    return runs.flatMap(\.editedTypes).filter { !rootTypes.contains($0) && findings.roles[$0] != .root }
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private func table(of counts: BothSides<[String: Int]>) -> EvidenceTable {
    let names = Set(counts.before.keys).union(counts.after.keys).sorted()
    let rows = names.map { name in
      EvidenceTable.Row(
        name: .verbatim(name),
        cells: [counts.before[name] ?? 0, counts.after[name] ?? 0].map {
          .init(.count($0), isGood: $0 > 1 ? false : nil)
        }
      )
    }
    return EvidenceTable(
      title: .text("requestsPerType"), columns: [.text("type"), .text("before"), .text("after")], rows: rows)
  }

  private func transcript(of findings: StudyFindings) -> [EvidencePhrase] {
    findings.requests.flatMap { request in
      Side.allCases.compactMap { side in
        request.sides[side].map { run in
          var values = ["request": EvidencePhrase.Argument.name(request.title), "side": .text(side.rawValue)]
          if !run.isMet { return .text("unmet", values) }
          values["types"] = .names(run.editedTypes)
          return .text(run.editedTypes.isEmpty ? "editsNothing" : "edits", values)
        }
      }
    }
  }
}
