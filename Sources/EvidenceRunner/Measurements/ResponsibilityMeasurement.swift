import CaseStudyModel
import EvidenceMeasures

/// Single responsibility: how often two reasons to change meet in one type.
///
/// **Definition.** Each change request is a reason to change. Two requests meet if both edit the same declaration;
/// `EditedDeclarations` says which ones a request edits. The measurement is the number of pairs that meet. The rule
/// holds if it falls, and the requests together edit no more existing files than before. As declared, favoured requests
/// count, and the composition root doesn't. The verdict is at best "partly" if no adverse request edits more existing
/// files or declarations after than before, or if declarations that were divided still work on one type's state
/// (`OpenedState`).
///
/// **Source.** R. C. Martin, "Clean Architecture", 2017, chapter 7: a module has one reason to change, and each reason
/// is a person or group that requests changes. The count of pairs is this project's own.
///
/// **Example.** Three requests edit `Screen` before, which is 3 pairs; after, two of them edit `Table`, which is 1
/// pair: it falls.
struct ResponsibilityMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.srp
  let needsFacts = true
  let restsOnRequests = true

  func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
    let figures = Dictionary(
      uniqueKeysWithValues: Reading.allCases.map { ($0, self.figures(in: findings, reading: $0)) })
    guard let declared = figures[.declared] else { return .notShown("unmeasured") }
    let cohesion = findings.sides.map { $0?.code.flatMap { LackOfCohesion().measure($0).map(\.lcom4).max() } }
    let (before, after) = (declared.before, declared.after)
    var evidence = PrincipleEvidence(
      score: Score("meetingPairs", before: before.pairs, after: after.pairs, base: before.possiblePairs),
      reasons: [
        .text(
          "meetingPairs",
          ["count": .count(before.possiblePairs), "before": .count(before.pairs), "after": .count(after.pairs)]),
        .text("filesEdited", ["before": .count(before.files), "after": .count(after.files)]),
      ],
      measures: [
        "meetingPairs": .count(before: before.pairs, after: after.pairs, isPrimary: true, aim: .lower),
        "requestsPerType": .count(before: before.most, after: after.most, aim: .lower),
        "filesEdited": .count(before: before.files, after: after.files, aim: .lower),
        "lackOfCohesion": .count(before: cohesion.before, after: cohesion.after, aim: .lower),
      ],
      tables: [table(of: declared.map(\.editsPerType))], transcript: transcript(of: findings),
      isImproved: after.pairs < before.pairs
    ) { reading in
      figures[reading].map { $0.after.pairs < $0.before.pairs && $0.after.files <= $0.before.files } == true
    }
    let tame = findings.tameAdverseRequests { before, after in
      after.editedFiles.count > before.editedFiles.count || after.editedTypes.count > before.editedTypes.count
    }
    evidence = evidence.limited(by: tame.isEmpty ? nil : .text("tameAdverse", ["names": .names(tame)]))
      .limited(by: openedState(in: findings))
    if before.pairs == 0, after.pairs == 0 { evidence = evidence.withheld(for: [.text("meetingBefore")]) }
    return evidence
  }

  /// Names the types whose variables only their own code used before, and other declarations use after.
  private func openedState(in findings: StudyFindings) -> EvidencePhrase? {
    guard let before = findings.sides.before?.code, let after = findings.sides.after?.code else { return nil }
    let opened = OpenedState().measure(from: before, to: after)
    let units = Set(opened.values.joined()).sorted()
    return opened.isEmpty ? nil : .text("openedState", ["types": .names(opened.keys.sorted()), "names": .names(units)])
  }

  /// The figures of one side.
  private struct Figures {
    /// The number of requests that edit each declaration.
    var editsPerType: [String: Int] = [:]
    var pairs = 0
    var possiblePairs = 0
    var files = 0

    /// The maximum number of requests that edit one declaration.
    var most: Int { editsPerType.values.max() ?? 0 }
  }

  private func figures(in findings: StudyFindings, reading: Reading) -> BothSides<Figures> {
    let requests = findings.requests(in: reading)
    return BothSides { side in
      let runs = requests.compactMap { $0.sides[side] }
      let rootTypes = Set(
        findings.sides[side]?.code?.declaredTypes.filter { findings.roles[$0.file] == .root }.map(\.name) ?? [])
      func isCounted(_ name: String) -> Bool {
        reading.countsRoot || !rootTypes.contains(name) && findings.roles[name] != .root
      }
      let edits = runs.map { Set($0.editedTypes.filter(isCounted)) }
      var figures = Figures(possiblePairs: runs.count * max(runs.count - 1, 0) / 2)
      for (index, first) in edits.enumerated() {
        figures.pairs += edits[(index + 1)...].count { !$0.isDisjoint(with: first) }
        for name in first { figures.editsPerType[name, default: 0] += 1 }
      }
      figures.files = runs.flatMap(\.editedFiles).count { reading.countsRoot || findings.roles[$0] != .root }
      return figures
    }
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
