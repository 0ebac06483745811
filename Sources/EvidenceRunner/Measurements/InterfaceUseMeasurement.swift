import CaseStudyModel
import EvidenceMeasures
import SyntaxFacts

/// Interface segregation: how many members clients are offered and don't use.
///
/// **Definition.** For each client and each interface that it uses: the members that the interface offers, without
/// those that the client uses on a line that a test or usage executed. `UsedOfOffered` defines clients and interfaces.
/// The measurement is the sum over the clients that both sides have and that run on both. A client's two counts differ
/// by at most the change in the number of members offered to it, because using more of the same interface divides
/// nothing. The rule holds if the count falls for some client and rises for none; for a client that doesn't run on both
/// sides, uses in its text are compared. As declared, clients in the composition root don't count. Clients that only
/// one side has are listed. The verdict is at best "partly" if
///
/// - two clients that shared no member before use the same members after, or members that end up in the same function
///   (`ForwardedMembers`): the interfaces were then merged, and a value selects at run time what was known at compile
///   time before;
/// - such clients read different cases or properties of the same new type (`ReadParts`), so that each gets what the
///   others need; or members pass the same new type to their closures to be changed;
/// - a client stores more functions that nothing calls than before (`UncalledFunctions`);
/// - its closures ignore more arguments (`IgnoredArguments`);
/// - its interfaces demand more members of it that do nothing (`DemandedMembers`);
/// - it can turn its interface into one that another client needs (`WidenedInterfaces`);
/// - its work moved into an interface (`MovedWork`), or to new clients with one as wide as before (`ClientStandIns`);
/// - protocols have more unused requirements than before;
/// - the count falls only because unused members were deleted, which divides nothing.
///
/// **Source.** R. C. Martin, "The Interface Segregation Principle", 1996: clients should not depend on methods that
/// they do not use.
///
/// **Example.** A client uses 1 of 3 requirements before, and 1 of 1 after the protocol is divided: 2 unused members,
/// then 0.
struct InterfaceUseMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.isp
  let needsFacts = true

  func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
    guard let before = findings.sides.before?.code, let after = findings.sides.after?.code,
      !before.unknown.union(after.unknown).contains(.uses)
    else { return .notShown("unread") }
    let codes = BothSides(before: before, after: after)
    let executed = findings.sides.map { $0?.executed }
    let uses = BothSides { UsedOfOffered.measure(codes[$0], isRun: isRun(executed[$0])) }
    func comparison(in reading: Reading) -> ClientComparison {
      ClientComparison(
        of: uses, in: codes, tokens: findings.sides.after?.tokens ?? SideTokens(),
        leavingOut: reading.countsRoot ? [] : findings.roles.root)
    }
    let declared = comparison(in: .declared)
    let unused = declared.unused
    let hollow = codes.map { HollowImplementations.measure($0).share }
    let dead = deadRequirements(in: uses)
    let evidence = PrincipleEvidence(
      score: Score("unusedMembers", before: unused.before, after: unused.after, base: declared.run.count),
      reasons: [
        .text(
          "unusedMembers",
          ["count": .count(declared.run.count), "before": .count(unused.before), "after": .count(unused.after)])
      ] + shares(uses.map(\.mean)) + notices(of: declared),
      measures: [
        "unusedMembers": .count(before: unused.before, after: unused.after, isPrimary: true, aim: .lower),
        "usedOfOffered": .ratio(before: uses.before.mean, after: uses.after.mean, aim: .higher),
        "deadRequirements": .count(before: dead.before, after: dead.after, aim: .lower),
        "hollowImplementations": .ratio(before: hollow.before, after: hollow.after, aim: .lower),
      ],
      tables: Side.allCases.map { table(of: uses[$0], on: $0) },
      transcript: Side.allCases.flatMap { lines(of: uses[$0], on: $0) }, isImproved: unused.after < unused.before
    ) { reading in
      let comparison = comparison(in: reading)
      return comparison.falls && !comparison.rises
    }
    return limited(evidence, by: declared, uses: uses, codes: codes, in: findings).withheld(for: missing(in: declared))
  }

  /// Returns the evidence, at best "partly" if one of the definition's limits applies or a side's coverage is unknown.
  private func limited(
    _ evidence: PrincipleEvidence, by comparison: ClientComparison, uses: BothSides<UsedOfOffered.Finding>,
    codes: BothSides<CodeBase>, in findings: StudyFindings
  ) -> PrincipleEvidence {
    var evidence = evidence
    if Side.allCases.contains(where: { findings.sides[$0]?.executed == nil }) {
      evidence = evidence.atMostPartly(.text("coverage"))
    }
    if !comparison.merged.isEmpty {
      evidence = evidence.atMostPartly(
        .text("mergedMembers", ["count": .count(comparison.merged.count), "clients": .names(comparison.merged)]))
    }
    for (key, clients) in limits(of: comparison, uses: uses, codes: codes, in: findings) {
      evidence = evidence.limited(by: key, naming: clients, as: "clients")
    }
    let dead = deadRequirements(in: uses)
    if dead.after > dead.before {
      evidence = evidence.limited(by: .text("deadRequirements", ["count": .count(dead.after - dead.before)]))
    }
    return evidence.limited(by: "deletedMembers", naming: comparison.deleted, as: "names")
  }

  /// Returns the numbers of protocols' requirements that nothing uses.
  private func deadRequirements(in uses: BothSides<UsedOfOffered.Finding>) -> BothSides<Int> {
    uses.map { $0.interfaces.filter(\.isProtocol).reduce(0) { $0 + $1.dead.count } }
  }

  /// Returns the unmet preconditions: a client on both sides that a test runs, and a member that one of them doesn't
  /// use.
  private func missing(in comparison: ClientComparison) -> [EvidencePhrase] {
    if comparison.shared.isEmpty {
      let unmeasured = comparison.withoutInterface.phrases
      if !unmeasured.isEmpty { return unmeasured }
      guard let side = comparison.withoutClients.first else { return [.text("sharedClient")] }
      return [.text("noInterface", ["side": .text("side.\(side.rawValue)")])]
    }
    if comparison.run.isEmpty { return [.text("clientRun", ["clients": .names(comparison.shared)])] }
    let unused = comparison.unused
    return unused.before == 0 && unused.after == 0 ? [.text("unusedBefore")] : []
  }

  /// Returns the clients whose counts fell for other reasons than smaller interfaces, by the keys of the reasons.
  private func limits(
    of comparison: ClientComparison, uses: BothSides<UsedOfOffered.Finding>, codes: BothSides<CodeBase>,
    in findings: StudyFindings
  ) -> [(key: String, clients: [String])] {
    func rising(_ count: (Side, String) -> Int) -> [String] {
      comparison.shared.filter { count(.after, $0) > count(.before, $0) }
    }
    let uncalled = codes.map { UncalledFunctions.measure($0) }
    let demanded = codes.map { DemandedMembers.measure($0) }
    let ignored = BothSides { side in
      IgnoredArguments(code: codes[side], tokens: findings.sides[side]?.tokens ?? SideTokens())
    }
    let standIns = ClientStandIns(of: uses, in: codes, tokens: findings.sides.after?.tokens ?? SideTokens())
    let widened = WidenedInterfaces(
      codes.after, rows: uses.after.rows, former: Set(uses.before.rows.map(\.interface)))
    return [
      ("readCases", comparison.readingParts), ("lentState", comparison.changingState),
      ("widenedInterfaces", widened.clients(among: comparison.shared)),
      ("uncalledFunctions", rising { uncalled[$0][$1, default: 0] }),
      ("ignoredArguments", rising { ignored[$0].count(of: $1) }),
      ("demandedMembers", rising { demanded[$0][$1, default: 0] }),
      ("movedWork", MovedWork.measure(from: codes.before, to: codes.after).filter(comparison.shared.contains)),
      ("standIns", standIns.names(behind: comparison.shared)),
    ]
  }

  private func shares(_ means: BothSides<Double?>) -> [EvidencePhrase] {
    guard let before = means.before?.inThousandths, let after = means.after?.inThousandths else { return [] }
    return [.text("usedOfOffered", ["before": .ratio(before), "after": .ratio(after)])]
  }

  private func isRun(_ executed: LineCoverage?) -> ((String, Int) -> Bool)? {
    guard let executed else { return nil }
    return { file, line in executed.executed[file]?.contains(line) == true }
  }

  private func notices(of comparison: ClientComparison) -> [EvidencePhrase] {
    let notRun = comparison.shared.filter { !comparison.run.contains($0) }
    let lists = [
      ("goneClients", comparison.gone), ("newClients", comparison.new), ("clientsNotRun", notRun),
      ("risingClients", comparison.rising), ("clientsUsingOtherwise", comparison.usingOtherwise),
    ]
    return lists.filter { _, names in !names.isEmpty }.map { key, names in
      .text(key, ["count": .count(names.count), "clients": .names(names)])
    } + comparison.withoutInterface.phrases
  }

  private func table(of finding: UsedOfOffered.Finding, on side: Side) -> EvidenceTable {
    let interfaces = finding.interfaces.filter { offer in finding.rows.contains { $0.interface == offer.interface } }
    var clients: [String] = []
    for row in finding.rows where !clients.contains(row.client) { clients.append(row.client) }
    let rows = clients.map { client in
      EvidenceTable.Row(
        name: .verbatim(client),
        cells: interfaces.map { offer in
          guard let row = finding.rows.first(where: { $0.client == client && $0.interface == offer.interface }) else {
            return .init(.verbatim("–"))
          }
          return .init(
            .text("uses", ["used": .count(row.run.count), "offered": .count(row.offered)]),
            isGood: row.run.count == row.offered ? true : nil)
        })
    }
    return EvidenceTable(
      title: .text("usedOfOffered"), side: side,
      columns: [.text("client")] + interfaces.map { .verbatim($0.interface) }, rows: rows)
  }

  private func lines(of finding: UsedOfOffered.Finding, on side: Side) -> [EvidencePhrase] {
    finding.rows.map { row in
      .text(
        "uses",
        [
          "side": .text(side.rawValue), "client": .name(row.client), "interface": .name(row.interface),
          "members": .names(row.run), "used": .count(row.run.count), "count": .count(row.offered),
        ])
    }
  }
}
