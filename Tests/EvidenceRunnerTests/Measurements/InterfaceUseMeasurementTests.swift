import CaseStudyModel
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Interface segregation, by members used of those offered.
struct InterfaceUseMeasurementTests {
  private func evidence(before: CodeBase?, after: CodeBase?, isAfterSound: Bool = true) -> PrincipleEvidence {
    InterfaceUseMeasurement().evidence(
      in: .made(before: before, after: after, isAfterSound: isAfterSound), probed: StudyFindings.unprobed)
  }

  private static let wide = CodeBase.made(
    .made(protocol: "Store", "load", "save", "clear"), .made(client: "Screen", of: "Store", calling: "load"))
  private static let narrow = CodeBase.made(
    .made(protocol: "Loader", "load"), .made(client: "Screen", of: "Loader", calling: "load"))
  private static let halfUsed = CodeBase.made(
    .made(protocol: "Store", "load", "save"), .made(client: "Screen", of: "Store", calling: "load"))
  private static let unused = CodeBase.made(.made(protocol: "Store", "load"))

  private static let cases: [(CodeBase, CodeBase, Verdict)] = [
    (wide, narrow, .supported), (wide, halfUsed, .supported), (narrow, wide, .contradicted),
    (halfUsed, halfUsed, .contradicted), (narrow, narrow, .notShown),
  ]

  @Test(arguments: cases.indices)
  func comparesTheMeanOfWhatClientsUse(_ index: Int) {
    let (before, after, verdict) = Self.cases[index]
    #expect(evidence(before: before, after: after).verdict == verdict)
  }

  @Test func saysTheSharesToThreeDecimals() {
    let evidence = evidence(before: Self.wide, after: Self.narrow)
    #expect(evidence.measures["usedOfOffered"] == .ratio(before: 0.333, after: 1, isPrimary: true))
    #expect(evidence.measures["deadRequirements"] == .count(before: 2, after: 0))
    #expect(evidence.reasons == [.text("usedOfOffered", ["before": .ratio(0.333), "after": .ratio(1)])])
  }

  @Test func isNotShownWhereNoClientUsesAnInterface() {
    #expect(evidence(before: Self.unused, after: Self.narrow).reasons == [.text("noInterface")])
    #expect(evidence(before: Self.wide, after: Self.unused).reasons == [.text("noInterface")])
  }

  @Test func isNotShownWhereASideCouldNotBeReadOrFails() {
    #expect(evidence(before: Self.wide, after: nil).reasons == [.text("unread")])
    #expect(evidence(before: Self.wide, after: Self.narrow, isAfterSound: false).reasons == [.text("unread")])
  }

  @Test func listsClientsAndInterfacesOfEachSide() {
    let evidence = evidence(before: Self.wide, after: Self.narrow)
    #expect(evidence.tables.map(\.side) == [.before, .after])
    #expect(evidence.tables.first?.columns == [.text("client"), .verbatim("Store")])
    #expect(
      evidence.tables.flatMap(\.rows).flatMap(\.cells) == [
        .init(.text("uses", ["used": .count(1), "offered": .count(3)])),
        .init(.text("uses", ["used": .count(1), "offered": .count(1)]), isGood: true),
      ])
    #expect(
      evidence.transcript.first
        == .text(
          "uses",
          [
            "side": .text("before"), "client": .name("Screen"), "interface": .name("Store"),
            "members": .names(["load()"]), "used": .count(1), "count": .count(3),
          ]))
  }
}
