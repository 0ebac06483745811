import CaseStudyModel
import EvidenceStore
import Foundation
import Testing

@testable import SolidsiteCommand

/// Whether a verdict is `supported`, by the history of the study's repository.
@Suite(.enabled(if: Confinement.works, Confinement.reason))
struct SupportedVerdictTests {
  private static let path = "Content/case-studies/counters.md"
  private static let study = VerifyFaultTests.contract.replacing("CONFORMERS\n", with: "")

  private static func finding(in folder: SiteFolder, below: String = "") throws -> PrincipleEvidence? {
    let bytes = Array(try folder.text(below + ".solidsite/evidence/counters.json").utf8)
    return try EvidenceCoding.evidence(from: bytes).principles[.lsp]
  }

  @Test func needsACommitBeforeTheAfterSide() throws {
    let early = VerifiedStudy.withoutAfterSide(Self.study)
    try SiteFolder.with(["solidsite.yml": "title: Counters\n", Self.path: early]) { folder in
      try folder.git("init --quiet")
      try folder.git("add .")
      try folder.git("commit --quiet -m Before")
      try folder.write(Self.study, to: Self.path)
      let uncommitted = try solidsite("verify", in: folder)
      #expect(uncommitted.errors.contains("no commit has the after side yet"), "\(uncommitted.errors)")
      try #expect(Self.finding(in: folder)?.verdict == .partly)
      try folder.git("commit --quiet -a -m After")
      // Nothing runs again, as only the history has changed.
      let run = try solidsite("verify", in: folder)
      #expect(run.errors.contains("  lsp supported: "), "\(run.errors)")
      #expect(run.errors.contains("contracts (2 of 2)"), "\(run.errors)")
      #expect(run.errors.contains("1 study has not changed"), "\(run.errors)")
      try #expect(Self.finding(in: folder)?.ifRegistered == nil)
      try #expect(solidsite("build --require-evidence", in: folder).status == 0)
      try #expect(folder.text("_site/case-studies/counters/evidence/index.html").contains("contracts (2 of 2)"))

      // In a shallow clone it can't be checked, so it is kept.
      try folder.git("add .solidsite")
      try folder.git("commit --quiet -m Evidence")
      try folder.git("clone --quiet --depth 1 file://\(folder.path) clone")
      let clone = SiteFolder(path: folder.path + "/clone")
      try #expect(solidsite("verify", in: clone).errors.contains("1 study has not changed"))
      try #expect(Self.finding(in: clone)?.verdict == .supported)
      try clone.remove(".solidsite/evidence/counters.json")
      try #expect(solidsite("verify", in: clone).errors.contains("git fetch --unshallow"))
      try #expect(Self.finding(in: clone)?.verdict == .partly)

      // One commit in place of all shows no order.
      try folder.git("checkout --quiet --orphan squashed")
      try folder.git("add \(Self.path)")
      try folder.git("commit --quiet -m Squashed")
      try #expect(solidsite("verify", in: folder).errors.contains("contracts (2 of 2)"))
      try #expect(Self.finding(in: folder)?.verdict == .partly)
      try #expect(Self.finding(in: folder)?.reasons.last?.keys.first == "unregistered")
    }
  }

  @Test func needsTheStructureOfTheCode() throws {
    try SiteFolder.with(["solidsite.yml": "title: Counters\n", Self.path: Self.study]) { folder in
      _ = try solidsite("verify", in: folder)
      try #expect(Self.finding(in: folder)?.ifRegistered == .supported)
      try folder.remove(".solidsite/evidence/counters.json")
      // Next to this copy, there is no program that reads code.
      let run = try shell(
        "mkdir bin; cp \"$solidsite\" bin; exec bin/solidsite verify", in: folder,
        environment: ["SOLIDSITE_THEME": ThemeFolder.path()])
      #expect(run.errors.contains("'swift-facts' isn't installed next to solidsite"), "\(run.errors)")
      let finding = try #require(try Self.finding(in: folder))
      #expect(finding.verdict == .partly)
      #expect(finding.ifRegistered == nil)
      #expect(finding.reasons.contains(.text("unread")))
    }
  }
}
