import CaseStudyModel
import EvidenceMeasures

/// Open for extension, closed for modification: whether a request is met with new files alone.
///
/// **Definition.** Every existing file but the composition root is frozen. A request is closed if it is met on that side with all
/// tests passing and no frozen file edited. Supported: some favoured request is closed after, and none was before. Contradicted: no
/// favoured request is closed after. Otherwise not shown. Closure is directional (an enum closes operations, a protocol closes types), so
/// the adverse requests are listed in the table too, and never count.
///
/// **Source.** B. Meyer, "Object-Oriented Software Construction", 1988, chapter 2.3; R. C. Martin, "The Open-Closed Principle", 1996.
///
/// **Example.** "Add weekly reports" edits two files before; after, it adds one file and a line in the root: supported.
struct ClosedFilesMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.ocp

  func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
    let favoured = findings.favoured.filter { $0.sides.before?.isMet == true && $0.sides.after?.isMet == true }
    guard findings.areSidesSound, !favoured.isEmpty else { return .notShown("unmet") }
    let closed = BothSides { side in
      favoured.count { $0.sides[side]?.isClosed == true }
    }
    let verdict: Verdict = closed.after == 0 ? .contradicted : closed.before == 0 ? .supported : .notShown
    let sites = findings.sides.map { $0?.code.map { EditSites().measure($0).reduce(0) { $0 + $1.sites.count } } }
    let closure = findings.ledger.map { $0?.totals.closure }
    return PrincipleEvidence(
      verdict: verdict,
      reasons: [
        .text(
          "closedRequests",
          ["count": .count(favoured.count), "before": .count(closed.before), "after": .count(closed.after)])
      ],
      measures: [
        "closedRequests": .count(before: closed.before, after: closed.after, isPrimary: true),
        "closure": .ratio(before: closure.before, after: closure.after),
        "editSites": .count(before: sites.before, after: sites.after),
      ],
      tables: [table(of: findings.requests)])
  }

  private func table(of requests: [RequestEvidence]) -> EvidenceTable {
    let rows = requests.map { request in
      EvidenceTable.Row(
        name: request.isAdverse ? .text("adverse", ["name": .name(request.title)]) : .verbatim(request.title),
        cells: [request.sides.before, request.sides.after].map { run in
          guard let run else { return .init(.text("notAsked")) }
          if !run.isMet { return .init(.text("notMet")) }
          if run.isClosed { return .init(.text("newFilesOnly"), isGood: true) }
          return .init(.text("opens", ["count": .count(run.editedFiles.count)]), isGood: false)
        })
    }
    return EvidenceTable(
      title: .text("openedFiles"), columns: [.text("request"), .text("before"), .text("after")], rows: rows)
  }
}
