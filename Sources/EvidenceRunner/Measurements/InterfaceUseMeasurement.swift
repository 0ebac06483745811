import CaseStudyModel
import EvidenceMeasures

/// Interface segregation: how much of what a client is offered it uses.
///
/// **Definition.** For each client and each interface that it uses: the members it uses, of all that the interface offers; the measurement
/// is the mean over those pairs. `UsedOfOffered` defines clients and interfaces. Supported: the mean rises. Contradicted:
/// it falls, or it stays below one. Not shown: everything offered was used before as well, or no client uses an interface.
///
/// **Source.** R. C. Martin, "The Interface Segregation Principle", 1996: clients should not depend on methods that they do not use.
///
/// **Example.** A client uses 1 of 3 requirements before, and after the protocol is divided 1 of 1: 0.333 and then 1, supported.
struct InterfaceUseMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.isp

  func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
    guard findings.areSidesSound, let before = findings.sides.before?.code, let after = findings.sides.after?.code
    else { return .notShown("unread") }
    let codes = BothSides(before: before, after: after)
    let uses = codes.map { UsedOfOffered().measure($0) }
    guard let meanBefore = uses.before.mean, let meanAfter = uses.after.mean else { return .notShown("noInterface") }
    let means = BothSides(before: meanBefore.inThousandths, after: meanAfter.inThousandths)
    let verdict: Verdict = means.after > means.before ? .supported : means.after == 1 ? .notShown : .contradicted
    let hollow = codes.map { HollowImplementations().measure($0).share }
    let dead = uses.map { $0.interfaces.filter(\.isProtocol).reduce(0) { $0 + $1.dead.count } }
    return PrincipleEvidence(
      verdict: verdict,
      reasons: [.text("usedOfOffered", ["before": .ratio(means.before), "after": .ratio(means.after)])],
      measures: [
        "usedOfOffered": .ratio(before: means.before, after: means.after, isPrimary: true),
        "deadRequirements": .count(before: dead.before, after: dead.after),
        "hollowImplementations": .ratio(before: hollow.before, after: hollow.after),
      ],
      tables: Side.allCases.map { table(of: uses[$0], $0) },
      transcript: Side.allCases.flatMap { lines(of: uses[$0], $0) })
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
            .text("uses", ["used": .count(row.used.count), "offered": .count(row.offered)]),
            isGood: row.used.count == row.offered ? true : nil)
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
          "members": .names(row.used), "used": .count(row.used.count), "count": .count(row.offered),
        ])
    }
  }
}
