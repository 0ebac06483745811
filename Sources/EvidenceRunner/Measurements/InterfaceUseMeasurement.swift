import CaseStudyModel
import EvidenceMeasures

/// Interface segregation: how many members clients are offered and don't use.
///
/// **Definition.** For each client and each interface that it uses: the members that the interface offers, without
/// those that the client uses on a line that a test or usage executed. `UsedOfOffered` defines clients and interfaces.
/// The measurement is the sum over the clients that both sides have and that run on both. A client's two counts differ
/// by no more than the numbers of members that it is offered, because using more of the same interface divides nothing.
/// The rule holds if the count falls for some client and rises for none; for a client that doesn't run on both sides,
/// uses in its text are compared. As declared, clients in the composition root don't count. Clients that only one side
/// has are listed. The verdict is at best "partly" if two clients without a common member before use the same members
/// after: the interface was then merged, and a value selects at run time what the compiler knew before. The same
/// applies if a client stores more functions that nothing calls than before (`UncalledFunctions`), if a client's work
/// moved into an interface (`MovedWork`), or if protocols have more unused requirements than before.
///
/// **Source.** R. C. Martin, "The Interface Segregation Principle", 1996: clients should not depend on methods that
/// they do not use.
///
/// **Example.** A client uses 1 of 3 requirements before, and 1 of 1 after the protocol is divided: 2 unused members,
/// then 0.
struct InterfaceUseMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.isp

  func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
    guard let before = findings.sides.before?.code, let after = findings.sides.after?.code,
      !before.unknown.union(after.unknown).contains(.uses)
    else { return .notShown("unread") }
    let codes = BothSides(before: before, after: after)
    let executed = findings.sides.map { $0?.executed }
    let uses = BothSides { side in
      UsedOfOffered().measure(codes[side], isRun: isRun(executed[side]))
    }
    let comparisons = Dictionary(
      uniqueKeysWithValues: Reading.allCases.map { reading in
        (reading, ClientComparison(of: uses, leavingOut: reading.countsRoot ? [] : findings.roles.root))
      })
    guard let declared = comparisons[.declared] else { return .notShown("unmeasured") }
    let unused = declared.unused
    let hollow = codes.map { HollowImplementations().measure($0).share }
    let dead = uses.map { $0.interfaces.filter(\.isProtocol).reduce(0) { $0 + $1.dead.count } }
    var evidence = PrincipleEvidence(
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
      tables: Side.allCases.map { table(of: uses[$0], $0) },
      transcript: Side.allCases.flatMap { lines(of: uses[$0], $0) }, isImproved: unused.after < unused.before
    ) { comparisons[$0].map { $0.falls && !$0.rises } == true }
    if executed.before == nil || executed.after == nil { evidence = evidence.atMostPartly(.text("coverage")) }
    if !declared.merged.isEmpty {
      evidence = evidence.atMostPartly(
        .text("mergedMembers", ["count": .count(declared.merged.count), "clients": .names(declared.merged)]))
    }
    let uncalled = codes.map { UncalledFunctions().measure($0) }
    let given = declared.shared.filter { uncalled.after[$0, default: 0] > uncalled.before[$0, default: 0] }
    evidence = evidence.limited(by: given.isEmpty ? nil : .text("uncalledFunctions", ["clients": .names(given)]))
    let moved = MovedWork().measure(from: before, to: after).filter(declared.shared.contains)
    evidence = evidence.limited(by: moved.isEmpty ? nil : .text("movedWork", ["clients": .names(moved)]))
    let added = max(0, dead.after - dead.before)
    evidence = evidence.limited(by: added == 0 ? nil : .text("deadRequirements", ["count": .count(added)]))
    if declared.shared.isEmpty { return evidence.withheld(for: [.text("sharedClient")]) }
    if declared.run.isEmpty {
      return evidence.withheld(for: [.text("clientRun", ["clients": .names(declared.shared)])])
    }
    return unused.before == 0 && unused.after == 0 ? evidence.withheld(for: [.text("unusedBefore")]) : evidence
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
    return lists.filter { !$0.1.isEmpty }.map { key, names in
      .text(key, ["count": .count(names.count), "clients": .names(names)])
    }
  }

  private func table(of finding: UsedOfOffered.Finding, _ side: Side) -> EvidenceTable {
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

  private func lines(of finding: UsedOfOffered.Finding, _ side: Side) -> [EvidencePhrase] {
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

/// The clients of both sides, with the members that they are offered and don't use.
private struct ClientComparison {
  /// The clients of one side alone, in alphabetical order.
  let gone: [String]
  let new: [String]
  /// The clients of both sides, and those of them that run on both.
  let shared: [String]
  let run: [String]
  /// The sum over the clients that run on both sides.
  let unused: BothSides<Int>
  /// The clients that are offered more that they don't use.
  let rising: [String]
  /// The clients whose uses changed by more members than their offers did, which doesn't count.
  let usingOtherwise: [String]
  /// The clients that use the same members as another client after, but had none in common with it before.
  let merged: [String]
  /// Whether a client is offered fewer members that it doesn't use.
  let falls: Bool

  var rises: Bool { !rising.isEmpty }

  init(of uses: BothSides<UsedOfOffered.Finding>, leavingOut root: Set<String>) {
    let clients = uses.map { finding in
      Dictionary(grouping: finding.rows.filter { !root.contains($0.file) }, by: \.client)
    }
    let names = clients.map { Set($0.keys) }
    gone = names.before.subtracting(names.after).sorted()
    new = names.after.subtracting(names.before).sorted()
    let shared = names.before.intersection(names.after).sorted()
    func offered(_ name: String, _ side: Side) -> Int { clients[side][name, default: []].reduce(0) { $0 + $1.offered } }
    func unused(_ name: String, _ members: KeyPath<UsedOfOffered.Row, [String]>) -> BothSides<Int> {
      BothSides { side in
        clients[side][name, default: []].reduce(0) { $0 + $1.offered - $1[keyPath: members].count }
      }
    }
    let run = shared.filter { name in
      Side.allCases.allSatisfy { clients[$0][name, default: []].contains { !$0.run.isEmpty } }
    }
    func counts(_ name: String, _ members: KeyPath<UsedOfOffered.Row, [String]>) -> BothSides<Int> {
      let found = unused(name, members)
      let change = offered(name, .after) - offered(name, .before)
      return BothSides(
        before: max(found.before, found.after - max(0, change)), after: max(found.after, found.before + min(0, change)))
    }
    let members = clients.map { clients in
      clients.mapValues { rows in Set(rows.flatMap { row in row.run.map { "\(row.interface).\($0)" } }) }
    }
    merged = run.filter { name in
      run.contains { other in
        members.after[name] == members.after[other]
          && members.before[name, default: []].isDisjoint(with: members.before[other, default: []])
      }
    }
    let runCounts = run.map { (name: $0, found: unused($0, \.run), counted: counts($0, \.run)) }
    self.shared = shared
    self.run = run
    rising = shared.filter { name in
      let count = counts(name, run.contains(name) ? \.run : \.used)
      return count.after > count.before
    }
    self.unused = BothSides { side in runCounts.reduce(0) { $0 + $1.counted[side] } }
    usingOtherwise = runCounts.filter { $0.counted != $0.found }.map(\.name)
    falls = runCounts.contains { $0.counted.after < $0.counted.before }
  }
}
