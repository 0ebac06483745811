import CaseStudyModel
import EvidenceMeasures
import SyntaxFacts

/// Single responsibility: how often two reasons to change meet in one type.
///
/// **Definition.** Each change request is a reason to change. Two requests meet if both edit the same declaration;
/// `EditedDeclarations` says which ones a request edits. The measurement is the number of pairs that meet. The rule
/// holds if it falls, and the favoured requests together edit no more existing files than before; an adverse one edits
/// more by definition. As declared, favoured requests count, and the composition root doesn't. The verdict is at best
/// "partly" if
///
/// - no adverse request edits more existing files or declarations after than before;
/// - the number of pairs falls only because lines of one declaration count for another one: the pairs of requests that
///   edit the same innermost declarations don't fall;
/// - declarations that were divided still work on the same state (`OpenedState`, `SharedState`, `ThreadedState`);
/// - several types have copies of their code (`CopiedMembers`);
/// - a type still does most of what they did (`KeptWork`);
/// - drivers now do a part of their work (`DriversWork`), or code that nothing runs does (`UnexecutedWork`);
/// - more than half of the favoured requests edit only values of declarations without code.
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
    let declared = figures(in: findings, reading: .declared)
    // Types without methods have no components, which is neither better nor worse than one.
    let cohesion = findings.sides.map {
      $0?.code.flatMap { LackOfCohesion.measure($0).map(\.lcom4).filter { $0 > 0 }.max() }
    }
    let (before, after) = (declared.before, declared.after)
    let evidence = PrincipleEvidence(
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
      let favoured = reading.countsRoot ? figures(in: findings, reading: .root) : declared
      guard favoured.after.files <= favoured.before.files else { return false }
      let all = figures(in: findings, reading: reading)
      return all.after.pairs < all.before.pairs
    }
    let divided = Set(before.editsPerType.filter { $0.value > 1 }.keys)
    var limited = limited(evidence, in: findings, divided: divided)
    if before.pairs == 0, after.pairs == 0 { limited = limited.withheld(for: [.text("meetingBefore")]) }
    // Without the code's structure, files are counted instead of types, so a division within one file isn't noticed.
    if !findings.areSidesRead, limited.verdict == .contradicted {
      limited = limited.withheld(for: [.text("unread")])
    }
    return limited
  }

  /// Returns the evidence, at best "partly" if one of the definition's limits applies.
  /// - Parameter divided: the before side's types that two requests both edit.
  private func limited(
    _ evidence: PrincipleEvidence, in findings: StudyFindings, divided: Set<String>
  ) -> PrincipleEvidence {
    let tame = findings.tameAdverseRequests { before, after in
      after.editedFiles.count > before.editedFiles.count || after.editedTypes.count > before.editedTypes.count
    }
    return evidence.limited(by: "tameAdverse", naming: tame, as: "names")
      .limited(by: attribution(in: findings))
      .limited(by: openedState(in: findings, divided: divided))
      .limited(by: undividedWork(in: findings, divided: divided))
      .limited(by: driversWork(in: findings, divided: divided))
      .limited(by: unexecutedWork(in: findings, divided: divided))
      .limited(by: editedValues(in: findings))
  }

  /// Counts the pairs of requests that edit the same innermost declarations; `nil` if they fall.
  private func attribution(in findings: StudyFindings) -> EvidencePhrase? {
    let innermost = figures(in: findings, reading: .declared) { $0.innermostTypes ?? $0.editedTypes }
    let (before, after) = (innermost.before.pairs, innermost.after.pairs)
    return after < before ? nil : .text("attribution", ["before": .count(before), "after": .count(after)])
  }

  /// Names the types whose variables only their own code used before, and other declarations use after.
  /// - Parameter divided: the before side's types that two requests both edit.
  private func openedState(in findings: StudyFindings, divided: Set<String>) -> EvidencePhrase? {
    guard let before = findings.sides.before?.code, let after = findings.sides.after?.code else { return nil }
    let opened = OpenedState.measure(from: before, to: after)
    let units = Set(opened.values.joined()).sorted()
    if !opened.isEmpty {
      return .text("openedState", ["types": .names(opened.keys.sorted()), "names": .names(units)])
    }
    let state = SharedState(of: divided, from: before, to: after)
    let parts = Set(findings.favouredRuns(on: .after).flatMap(\.editedTypes))
    var users = state.users(among: parts)
    if users.isEmpty, !state.owners.isEmpty, let tokens = findings.sides.after?.tokens {
      users = ThreadedState(codes: BothSides(before: before, after: after), tokens: tokens, divided: divided)
        .users(among: parts)
    }
    return users.isEmpty ? nil : .text("openedState", ["types": .names(state.owners), "names": .names(users)])
  }

  /// Names the types that have copies of the divided types' code, or else those that still do most of their work.
  private func undividedWork(in findings: StudyFindings, divided: Set<String>) -> EvidencePhrase? {
    guard let before = findings.sides.before, let after = findings.sides.after, let old = before.code,
      let new = after.code
    else { return nil }
    let types = EvidencePhrase.Argument.names(divided.sorted())
    let copies = CopiedMembers(from: old, to: new) { ($1 ? after : before).tokens.statements(of: $0) }
      .types(copying: divided)
    if !copies.isEmpty { return .text("copiedMembers", ["types": types, "names": .names(copies)]) }
    let edited = Set(findings.favouredRuns(on: .after).flatMap(\.editedTypes))
    let keeping = KeptWork(from: before, to: after).types(keeping: divided, besides: edited)
    return keeping.isEmpty ? nil : .text("keptWork", ["types": types, "names": .names(keeping)])
  }

  /// Counts the divided types' lines that have moved to the drivers; `nil` if few have.
  private func driversWork(in findings: StudyFindings, divided: Set<String>) -> EvidencePhrase? {
    guard let before = findings.sides.before, let after = findings.sides.after else { return nil }
    let work = DriversWork(from: before, to: after, divided: divided)
    guard work.hasMoved else { return nil }
    return .text("driversWork", ["count": .count(work.lines), "moved": .count(work.moved)])
  }

  /// Counts the lines that nothing runs; `nil` if there are few more than before.
  private func unexecutedWork(in findings: StudyFindings, divided: Set<String>) -> EvidencePhrase? {
    guard let before = findings.sides.before, let after = findings.sides.after,
      let work = UnexecutedWork(from: before, to: after, divided: divided), work.hasGrown
    else { return nil }
    return .text(
      "unexecutedWork",
      ["before": .count(work.lines.before), "after": .count(work.lines.after), "names": .names(work.names)])
  }

  /// Names the declarations without code whose values are all that more than half of the favoured requests edit.
  private func editedValues(in findings: StudyFindings) -> EvidencePhrase? {
    guard let code = findings.sides.after?.code else { return nil }
    let values = Set(code.units.filter { $0.hasOnlyValues(in: code) }.map(\.name))
    let edited = findings.favouredRuns(on: .after).map(\.editedTypes).filter {
      !$0.isEmpty && $0.allSatisfy(values.contains)
    }
    guard edited.count * 2 > findings.favoured.count else { return nil }
    return .text("editedValues", ["count": .count(edited.count), "names": .names(Set(edited.joined()).sorted())])
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

  /// - Parameter types: returns the declarations that a run edits.
  private func figures(
    in findings: StudyFindings, reading: Reading, types: (RequestRun) -> [String] = { $0.editedTypes }
  ) -> BothSides<Figures> {
    let requests = findings.requests(in: reading)
    return BothSides { side in
      let runs = requests.compactMap { $0.sides[side] }
      let rootTypes = Set(
        findings.sides[side]?.code?.declaredTypes.filter { findings.roles[$0.file] == .root }.map(\.name) ?? [])
      func isCounted(_ name: String) -> Bool {
        reading.countsRoot || !rootTypes.contains(name) && findings.roles[name] != .root
      }
      let edits = runs.map { Set(types($0).filter(isCounted)) }
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

extension CodeUnit {
  /// Returns whether its members are values that need no other values, and none is a function.
  fileprivate func hasOnlyValues(in code: CodeBase) -> Bool {
    !members.isEmpty
      && members.allSatisfy { placed in
        placed.member.parameters.isEmpty && placed.member.kind != .initializer
          && code.type(of: placed)?.unwrapped.name != "Function"
          && placed.member.bodies.allSatisfy { $0.accesses.isEmpty && $0.switches.isEmpty }
      }
  }
}
