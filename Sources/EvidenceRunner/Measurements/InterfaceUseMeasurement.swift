import CaseStudyModel
import EvidenceMeasures

/// Interface segregation: how much of what a client is offered it uses.
///
/// **Definition.** For each client and each interface that it uses: the members it uses, of all that the interface offers; the measurement
/// is the mean over those pairs. See `UsedOfOffered` for what clients and interfaces are. Supported: the mean rises. Contradicted:
/// it falls, or it stays below one. Not shown: everything offered was used before as well, or nobody uses an interface.
///
/// **Source.** R. C. Martin, "The Interface Segregation Principle", 1996: clients should not depend on methods that they do not use.
///
/// **Example.** A client uses 1 of 3 requirements before, and after the protocol is divided 1 of 1: 0.333 and then 1, supported.
struct InterfaceUseMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.isp

  func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
    guard findings.areSidesSound, let before = findings.sides.before?.code, let after = findings.sides.after?.code
    else {
      return .notShown("Not both sides could be compiled and read.")
    }
    let codes = BothSides(before: before, after: after)
    let uses = codes.map { UsedOfOffered().measure($0) }
    guard let meanBefore = uses.before.mean, let meanAfter = uses.after.mean else {
      return .notShown("On one of the sides no client uses an interface of another file.")
    }
    let (old, new) = (Self.rounded(meanBefore), Self.rounded(meanAfter))
    let verdict: Verdict = new > old ? .supported : new == 1 ? .notShown : .contradicted
    let hollow = codes.map { HollowImplementations().measure($0) }
    let dead = uses.map { $0.interfaces.filter(\.isProtocol).reduce(0) { $0 + $1.dead.count } }
    let share = hollow.map { $0.share.map { Measure.Value.ratio(Self.rounded($0)) } }
    return PrincipleEvidence(
      verdict: verdict, sentence: "A client uses \(old) of what it is offered before, and \(new) after, as a mean.",
      measures: [
        "usedOfOffered": Measure(
          title: "Used of offered, mean over clients", isPrimary: true, before: .ratio(old), after: .ratio(new)),
        "deadRequirements": Measure(
          title: "Requirements of protocols that nobody uses", before: .count(dead.before), after: .count(dead.after)),
        "hollowImplementations": Measure(
          title: "Share of implementations that do nothing", before: share.before, after: share.after),
      ],
      tables: [table(of: uses.before, "before"), table(of: uses.after, "after")],
      transcript: lines(of: uses.before, "before") + lines(of: uses.after, "after"))
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  private func table(of finding: UsedOfOffered.Finding, _ side: String) -> EvidenceTable {
    let interfaces = finding.interfaces.filter { offer in finding.rows.contains { $0.interface == offer.interface } }
    var clients: [String] = []
    for row in finding.rows where !clients.contains(row.client) { clients.append(row.client) }
    let rows = clients.map { client in
      EvidenceTable.Row(
        name: client,
        cells: interfaces.map { offer in
          guard let row = finding.rows.first(where: { $0.client == client && $0.interface == offer.interface }) else {
            return .init("–")
          }
          return .init("\(row.used.count) of \(row.offered)", isGood: row.used.count == row.offered ? true : nil)
        })
    }
    return EvidenceTable(
      title: "Used of offered, \(side)", columns: ["Client"] + interfaces.map(\.interface), rows: rows)
  }

  private func lines(of finding: UsedOfOffered.Finding, _ side: String) -> [String] {
    finding.rows.map { row in
      "\(side): \(row.client) uses \(row.used.count) of \(row.offered) of \(row.interface): \(row.used.joined(separator: ", "))"
    }
  }
}
