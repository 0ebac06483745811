import CaseStudyModel
import EvidenceMeasures

/// Open for extension, closed for modification: whether a request is met without editing an existing file.
///
/// **Definition.** A request is closed on a side if it is met there and edits no existing file. As declared, a request
/// may extend files of the composition root by at most three lines; these are printed. Edits of the root are compared
/// by tokens, so the layout doesn't matter: all old tokens must stay in order, except that trailing commas are ignored,
/// and three lines count as up to 90 tokens. If the study declares no roles, the root is guessed (`GuessedRoles`), and
/// the verdict is at best "partly". The measurement is the number of closed requests. The rule holds if all requests
/// are closed on the after side, and not all of them on the before side. The verdict is "partly" if more are closed on
/// the after side; fewer edits of existing files are shown, but the rule isn't about them. As declared, favoured
/// requests count. Closure is directional (an enum closes operations, a protocol closes types); the adverse requests
/// show that. No design is closed against every change, so the verdict is at best "partly": either an adverse request
/// edits more existing files on the after side, or the study has no request that the new design makes harder. Whole
/// declarations that a request adds at the top level of an existing file count as a new file, because they could be in
/// one. A request is closed on the before side too if the after side's change meets it there without an edit: a patch
/// that ignores what the code already allows shows nothing.
///
/// **Source.** B. Meyer, "Object-Oriented Software Construction", 1988, chapter 2.3; R. C. Martin, "The Open-Closed
/// Principle", 1996, on strategic closure: no program of some size is closed against all changes.
///
/// **Example.** "Add weekly reports" edits two files on the before side. On the after side, it adds one file and a line
/// in the root: it is closed as declared, and not with the root counted.
struct ClosedFilesMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.ocp
  let restsOnRequests = true
  let restsOnClosure = true

  func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
    let base = findings.favoured.count
    let declared = figures(in: findings, reading: .declared)
    let (before, after) = (declared.before, declared.after)
    let sites = findings.sides.map { $0?.code.map { EditSites.measure($0).reduce(0) { $0 + $1.sites.count } } }
    let closure = findings.ledger.map { $0?.totals.closure }
    let counts: [String: EvidencePhrase.Argument] = [
      "count": .count(base), "before": .count(before.closed), "after": .count(after.closed),
    ]
    var reasons = [EvidencePhrase.text("closedRequests", counts)]
    if after.rootLines > 0 { reasons.append(.text("rootLines", ["count": .count(after.rootLines)])) }
    let ignored = findings.favoured.filter { $0.sides.before?.isClosedByOtherChange == true }.map(\.title)
    if !ignored.isEmpty {
      reasons.append(.text("closedBefore", ["count": .count(ignored.count), "names": .names(ignored)]))
    }
    var evidence = PrincipleEvidence(
      score: Score("closedRequests", before: before.closed, after: after.closed, base: base), reasons: reasons,
      measures: [
        "closedRequests": .count(before: before.closed, after: after.closed, isPrimary: true, aim: .higher),
        "filesEdited": .count(before: before.files, after: after.files, aim: .lower),
        "editedLines": .count(before: before.lines, after: after.lines, aim: .lower),
        "closure": .ratio(before: closure.before, after: closure.after, aim: .higher),
        "editSites": .count(before: sites.before, after: sites.after, aim: .lower),
      ],
      tables: [table(of: findings.requests)], isImproved: after.closed > before.closed
    ) { reading in
      let figures = figures(in: findings, reading: reading)
      let count = findings.requests(in: reading).count
      return figures.after.closed == count && figures.before.closed < count
    }
    let assumed = findings.assumedRoot.intersection(
      findings.requests.flatMap { [$0.sides.before, $0.sides.after] }.flatMap { $0?.rootEdits.keys.sorted() ?? [] })
    if !assumed.isEmpty {
      evidence = evidence.atMostPartly(.text("assumedRoot", ["files": .names(assumed.sorted())]))
    }
    let tame = findings.tameAdverseRequests { $1.openedFiles.count > $0.openedFiles.count }
    evidence = evidence.limited(by: "tameAdverse", naming: tame, as: "names")
    if before.closed == base, after.closed == base { evidence = evidence.withheld(for: [.text("openBefore")]) }
    return evidence
  }

  /// The figures of one side.
  private struct Figures {
    var closed = 0
    /// The existing files and lines that are edited.
    var files = 0
    var lines = 0
    /// The lines added in the composition root.
    var rootLines = 0
  }

  private func figures(in findings: StudyFindings, reading: Reading) -> BothSides<Figures> {
    let requests = findings.requests(in: reading)
    return BothSides { side in
      requests.compactMap { $0.sides[side] }.reduce(into: Figures()) { figures, run in
        let isClosed = reading.countsRoot ? run.isMet && run.openedFiles.isEmpty : run.isClosed
        figures.closed += isClosed ? 1 : 0
        figures.files += run.cost.existingFiles
        figures.lines += run.cost.editedLines
        figures.rootLines += run.rootEdits.values.reduce(0) { $0 + $1.addedInExisting }
      }
    }
  }

  private func table(of requests: [RequestEvidence]) -> EvidenceTable {
    let rows = requests.map { request in
      EvidenceTable.Row(
        name: request.isAdverse ? .text("adverse", ["name": .name(request.title)]) : .verbatim(request.title),
        cells: [request.sides.before, request.sides.after].map { run in
          guard let run else { return .init(.text("notAsked")) }
          return cell(of: run)
        })
    }
    return EvidenceTable(
      title: .text("openedFiles"), columns: [.text("request"), .text("before"), .text("after")], rows: rows)
  }

  private func cell(of run: RequestRun) -> EvidenceTable.Cell {
    if !run.isMet { return .init(.text("notMet")) }
    let root = run.openedFiles.filter { run.rootEdits[$0] != nil }
    if !run.isClosed, !root.isEmpty, root == run.openedFiles {
      let replaced = root.reduce(0) { $0 + (run.rootEdits[$1]?.removedInExisting ?? 0) }
      let files = EvidencePhrase.Argument.names(root)
      return replaced == 0
        ? .init(.text("overextendsRoot", ["files": files]), isGood: false)
        : .init(.text("replacesInRoot", ["count": .count(replaced), "files": files]), isGood: false)
    }
    if !run.isClosed || run.isClosedByOtherChange {
      return .init(.text("opens", ["count": .count(run.openedFiles.count)]), isGood: false)
    }
    if run.rootEdits.isEmpty {
      return .init(.text(run.extendedFiles == nil ? "newFilesOnly" : "addsCodeOnly"), isGood: true)
    }
    let lines = run.rootEdits.values.reduce(0) { $0 + $1.addedInExisting }
    return .init(.text("extendsRoot", ["count": .count(lines), "files": .names(run.rootEdits.keys.sorted())]))
  }
}
