import CaseStudyModel
import EvidenceMeasures

/// Open for extension, closed for modification: whether a request is met with new files alone.
///
/// **Definition.** Every existing file but the composition root is frozen. A request is closed if it is met on that side with all
/// tests passing and no frozen file edited. Supported: some favoured request is closed after, and none was before. Contradicted: no
/// favoured request is closed after. Otherwise not shown. Closure is directional (an enum closes operations, a protocol closes types), so
/// the adverse requests stand in the table too, and never count.
///
/// **Source.** B. Meyer, "Object-Oriented Software Construction", 1988, chapter 2.3; R. C. Martin, "The Open-Closed Principle", 1996.
///
/// **Example.** "Add weekly reports" edits two files before; after, it adds one file and a line in the root: supported.
struct ClosedFilesMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.ocp

  func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
    let transcript = transcript(of: findings)
    let favoured = findings.favoured.filter { $0.sides.before?.isMet == true && $0.sides.after?.isMet == true }
    guard findings.areSidesSound, !favoured.isEmpty else {
      return .notShown("No favoured request could be met on both sides.", transcript: transcript)
    }
    let closed = BothSides(before: Side.before, after: .after).map { side in
      favoured.count { $0.sides[side]?.isClosed == true }
    }
    let verdict: Verdict = closed.after == 0 ? .contradicted : closed.before == 0 ? .supported : .notShown
    let sites = findings.sides.map { side in
      side?.code.map { code in Measure.Value.count(EditSites().measure(code).reduce(0) { $0 + $1.sites.count }) }
    }
    let closure = findings.ledger.map { $0?.totals.closure.map { Measure.Value.ratio(($0 * 1000).rounded() / 1000) } }
    return PrincipleEvidence(
      verdict: verdict,
      sentence:
        "Of \(favoured.count) favoured requests, \(closed.before) \(closed.before == 1 ? "is" : "are") met without "
        + "opening an existing file before, and \(closed.after) after.",
      measures: [
        "closedRequests": Measure(
          title: "Favoured requests met with new files only", isPrimary: true, before: .count(closed.before),
          after: .count(closed.after)),
        "closure": Measure(
          title: "Share of the touched lines that are in new files", before: closure.before, after: closure.after),
        "editSites": Measure(
          title: "Places that tell variants apart (switch, is, as?)", before: sites.before, after: sites.after),
      ],
      tables: [table(of: findings.requests)], transcript: transcript)
  }

  private func table(of requests: [RequestEvidence]) -> EvidenceTable {
    let rows = requests.map { request in
      EvidenceTable.Row(
        name: request.title + (request.isAdverse ? " (adverse)" : ""),
        cells: [request.sides.before, request.sides.after].map { run in
          guard let run, run.isMet else { return .init(run == nil ? "not asked" : "not met") }
          if run.isClosed { return .init("new files only", isGood: true) }
          let count = run.editedFiles.count
          return .init("opens \(count) file\(count == 1 ? "" : "s")", isGood: false)
        })
    }
    return EvidenceTable(title: "What each request opens", columns: ["Request", "Before", "After"], rows: rows)
  }

  private func transcript(of findings: StudyFindings) -> [String] {
    findings.requests.flatMap { request in
      Side.allCases.compactMap { side in
        request.sides[side].map { run in
          let files = run.editedFiles.isEmpty ? "no existing file" : run.editedFiles.joined(separator: ", ")
          let cost = run.cost
          return "\(request.title), \(side.rawValue): "
            + (run.isMet
              ? "edits \(files) (+\(cost.addedInExisting) −\(cost.removedInExisting)), "
                + "\(cost.newFiles) new (+\(cost.addedInNew))" : run.problem)
        }
      }
    }
  }
}
