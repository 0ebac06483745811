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
  /// What the wide store could do, which no protocol requires any more.
  private static let disk = TypeDeclaration.made(type: "Disk", functions: ["load", "save", "clear"])
  private static let narrow = CodeBase.made(
    .made(protocol: "Loader", "load"), .made(client: "Screen", of: "Loader", calling: "load"), disk)
  private static let halfUsed = CodeBase.made(
    .made(protocol: "Store", "load", "save"), .made(client: "Screen", of: "Store", calling: "load"))
  private static let unused = CodeBase.made(.made(protocol: "Store", "load"))

  private static let cases: [(CodeBase, CodeBase, Verdict)] = [
    (wide, narrow, .partly), (wide, halfUsed, .partly), (narrow, wide, .contradicted),
    (halfUsed, halfUsed, .contradicted), (narrow, narrow, .notShown),
  ]

  /// Without measured lines, the verdict is at best "partly".
  @Test(arguments: cases.indices)
  func comparesTheMembersThatClientsDoNotUse(_ index: Int) {
    let (before, after, verdict) = Self.cases[index]
    #expect(evidence(before: before, after: after).verdict == verdict)
  }

  /// The lines of `Screen.swift` that ran on each side: the client uses its interface in line 1.
  @Test(arguments: [
    (Set([1]), Set([1]), Verdict.supported, [EvidencePhrase]()),
    (Set([1]), Set([2]), Verdict.notShown, [.text("clientRun", ["clients": .names(["Screen"])])]),
  ])
  func countsUsesOnLinesThatRan(
    before: Set<Int>, after: Set<Int>, verdict: Verdict, missing: [EvidencePhrase]
  ) {
    var findings = StudyFindings.made(before: Self.wide, after: Self.narrow)
    findings.sides.before?.coverage = [1: LineCoverage(executed: ["Screen.swift": before])]
    findings.sides.after?.coverage = [1: LineCoverage(executed: ["Screen.swift": after])]
    let evidence = InterfaceUseMeasurement().evidence(in: findings, probed: StudyFindings.unprobed)
    #expect(evidence.verdict == verdict)
    #expect(evidence.missing == missing)
  }

  @Test func isOnlyPartlySupportedIfAClientGetsFunctionsThatNothingCalls() {
    var screen = TypeDeclaration.made(client: "Screen", of: "Loader", calling: "load")
    screen.members.append(
      Member(kind: .storedProperty, name: "save", lines: screen.lines, type: TypeReference("Function")))
    var findings = StudyFindings.made(
      before: Self.wide, after: CodeBase.made(.made(protocol: "Loader", "load"), screen, Self.disk))
    findings.sides.before?.coverage = [1: LineCoverage(executed: ["Screen.swift": [1]])]
    findings.sides.after?.coverage = [1: LineCoverage(executed: ["Screen.swift": [1]])]
    let evidence = InterfaceUseMeasurement().evidence(in: findings, probed: StudyFindings.unprobed)
    #expect(evidence.verdict == .partly)
    #expect(evidence.reasons.last == .text("uncalledFunctions", ["clients": .names(["Screen"])]))
  }

  /// The after side's other code: none, or a type that still has what the client no longer gets.
  @Test(arguments: [(false, Verdict.partly), (true, .supported)])
  func isOnlyPartlySupportedIfUnusedMembersAreDeleted(areKept: Bool, verdict: Verdict) {
    let after = CodeBase.made(.made(protocol: "Store", "load"), .made(client: "Screen", of: "Store", calling: "load"))
    var findings = StudyFindings.made(before: Self.wide, after: areKept ? Self.narrow : after)
    findings.sides.before?.coverage = [1: LineCoverage(executed: ["Screen.swift": [1]])]
    findings.sides.after?.coverage = [1: LineCoverage(executed: ["Screen.swift": [1]])]
    let evidence = InterfaceUseMeasurement().evidence(in: findings, probed: StudyFindings.unprobed)
    #expect(evidence.verdict == verdict)
    let reason = EvidencePhrase.text("deletedMembers", ["names": .names(["Store.clear()", "Store.save()"])])
    #expect(evidence.reasons.contains(reason) == !areKept)
  }

  /// A client that is on both sides, and gets a value of the standard library after.
  @Test func saysWhichClientsUseNoInterfaceOnASide() {
    let after = CodeBase.made(.made(client: "Screen", of: "Int", calling: "hash"))
    let arguments: [String: EvidencePhrase.Argument] = ["clients": .names(["Screen"]), "side": .text("side.after")]
    let evidence = evidence(before: Self.wide, after: after)
    #expect(evidence.missing == [.text("clientsWithoutInterface", arguments)])
    #expect(!evidence.reasons.contains(.text("goneClients", ["count": .count(1), "clients": .names(["Screen"])])))
  }

  @Test func isOnlyPartlySupportedIfAProtocolGetsARequirementThatNoCodeUses() {
    let spare = TypeDeclaration.made(protocol: "Spare", "check", "repair", "clean", "sell")
    var findings = StudyFindings.made(
      before: Self.wide,
      after: CodeBase.made(
        .made(protocol: "Loader", "load"), .made(client: "Screen", of: "Loader", calling: "load"), spare,
        Self.disk))
    findings.sides.before?.coverage = [1: LineCoverage(executed: ["Screen.swift": [1]])]
    findings.sides.after?.coverage = [1: LineCoverage(executed: ["Screen.swift": [1]])]
    let evidence = InterfaceUseMeasurement().evidence(in: findings, probed: StudyFindings.unprobed)
    #expect(evidence.verdict == .partly)
    #expect(evidence.reasons.last == .text("deadRequirements", ["count": .count(2)]))
  }

  @Test func isOnlyPartlySupportedIfAnInterfaceDoesAClientsWorkItself() {
    let line = DeclarationLines(name: 1, first: 1, last: 1)
    let call = CodeBody(accesses: [Access(line: 1, steps: [.call("load", [])])])
    let disk = TypeDeclaration(
      name: "Disk", kind: .struct, lines: line, inherited: [TypeReference("Store"), TypeReference("Loader")],
      members: [Member(kind: .method, name: "shown", lines: line, body: call)])
    var findings = StudyFindings.made(
      before: Self.wide,
      after: CodeBase.made(
        .made(protocol: "Store", "load", "save", "clear"), .made(protocol: "Loader", "shown"), disk,
        .made(client: "Screen", of: "Loader", calling: "shown")))
    findings.sides.before?.coverage = [1: LineCoverage(executed: ["Screen.swift": [1]])]
    findings.sides.after?.coverage = [1: LineCoverage(executed: ["Screen.swift": [1]])]
    let evidence = InterfaceUseMeasurement().evidence(in: findings, probed: StudyFindings.unprobed)
    #expect(evidence.verdict == .partly)
    #expect(evidence.reasons.last == .text("movedWork", ["clients": .names(["Screen"])]))
  }

  @Test func failsIfAClientIsOfferedMoreMembersThatItDoesNotUse() {
    let before = CodeBase.made(
      .made(protocol: "Store", "load", "save", "clear"), .made(client: "Screen", of: "Store", calling: "load"),
      .made(protocol: "Log", "log"), .made(client: "Logger", of: "Log", calling: "log"))
    let after = CodeBase.made(
      .made(protocol: "Loader", "load"), .made(client: "Screen", of: "Loader", calling: "load"),
      .made(protocol: "Log", "log", "flush"), .made(client: "Logger", of: "Log", calling: "log"))
    let evidence = evidence(before: before, after: after)
    #expect(evidence.readings[.declared] == false)
    #expect(evidence.verdict == .partly)
    #expect(evidence.reasons.contains(.text("risingClients", ["count": .count(1), "clients": .names(["Logger"])])))
  }

  private static func clients(_ first: [String], _ second: [String]) -> CodeBase {
    .made(
      .made(protocol: "Store", "load", "save", "perform"), .made(client: "Screen", of: "Store", calling: first),
      .made(client: "Backup", of: "Store", calling: second))
  }

  /// The members that two clients use before and after, and whether these were merged.
  @Test(arguments: [
    (["load"], ["save"], ["perform"], ["perform"], true), (["load"], ["save"], ["load"], ["save"], false),
    (["load"], ["load"], ["perform"], ["perform"], false),
    (["load"], ["save"], ["load"], ["load", "save"], false),
  ])
  func isAtBestPartlySupportedWhereClientsShareWhatTheyDidNot(
    _ first: [String], _ second: [String], _ firstAfter: [String], _ secondAfter: [String], isMerged: Bool
  ) {
    let evidence = evidence(before: Self.clients(first, second), after: Self.clients(firstAfter, secondAfter))
    let merged = EvidencePhrase.text("mergedMembers", ["count": .count(2), "clients": .names(["Backup", "Screen"])])
    #expect(evidence.reasons.contains(merged) == isMerged)
  }

  private static let allUsed = CodeBase.made(
    .made(protocol: "Store", "load", "save", "clear"),
    .made(client: "Screen", of: "Store", calling: "load", "save", "clear"))
  private static let restUsed = CodeBase.made(
    .made(protocol: "Store", "load", "save"), .made(client: "Screen", of: "Store", calling: "load", "save"))

  /// The interface keeps its three members, or loses one of them, and the client calls all the remaining ones.
  @Test(arguments: [(wide, allUsed, 2, 2), (wide, restUsed, 2, 1), (allUsed, wide, 2, 2), (restUsed, wide, 1, 2)])
  func countsAtMostTheMembersThatOneSideOffers(_ before: CodeBase, _ after: CodeBase, first: Int, then: Int) {
    let evidence = evidence(before: before, after: after)
    #expect(evidence.score == Score("unusedMembers", before: first, after: then, base: 1))
    #expect(
      evidence.reasons.contains(.text("clientsUsingOtherwise", ["count": .count(1), "clients": .names(["Screen"])])))
  }

  @Test func givesTheSumAndTheShares() {
    let evidence = evidence(before: Self.wide, after: Self.narrow)
    #expect(evidence.score == Score("unusedMembers", before: 2, after: 0, base: 1))
    #expect(evidence.measures["usedOfOffered"] == .ratio(before: 0.333, after: 1, aim: .higher))
    #expect(evidence.measures["deadRequirements"] == .count(before: 2, after: 0, aim: .lower))
  }

  @Test func isNotShownWithoutAClientOfBothSides() {
    let renamed = CodeBase.made(
      .made(protocol: "Loader", "load"), .made(client: "Page", of: "Loader", calling: "load"))
    #expect(evidence(before: Self.wide, after: renamed).missing == [.text("sharedClient")])
    #expect(
      evidence(before: Self.wide, after: Self.unused).missing == [
        .text("noInterface", ["side": .text("side.after")])
      ])
  }

  @Test func isNotShownIfASideCouldNotBeRead() {
    #expect(evidence(before: Self.wide, after: nil).reasons == [.text("unread")])
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
