import CaseStudyModel
import Foundation
import Testing

/// Stored evidence on its way from real files to real pages.
@Suite struct EvidenceTests {
  private static let path = ".solidsite/evidence/a.json"
  private static let page = "_site/case-studies/a/evidence/index.html"
  private static let files = ["solidsite.yml": "title: x\n", "Content/case-studies/a.md": study()]

  private func with(_ files: [String: String], _ work: (SiteFolder) throws -> Void) throws {
    try SiteFolder.with(Self.files.merging(files) { $1 }, work)
  }

  @Test func showsWhatWasMeasuredOnThePage() throws {
    try with([Self.path: Evidence.made(of: study()).fileText]) { folder in
      let run = try solidsite("build --require-evidence --strict", in: folder)
      #expect(!run.errors.contains("vidence"))
      #expect(run.status == 0)
      let page = try folder.text(Self.page)
      #expect(page.contains("id=\"Evidence-ocp\""))
      // Terms are links to the glossary.
      let words = page.replacing(/<[^>]*>/, with: "")
      #expect(words.contains("After, 1 of 3 favoured requests only add code (before: 0)"))
      #expect(page.contains("Swift 6.3.1"))
      #expect(page.contains("evidence."))
      #expect(!page.contains("earlier version"))
      try #expect(
        folder.text("_site/principles/ocp/index.html").contains("../../case-studies/a/evidence/#Evidence-ocp"))
      try #expect(folder.text("_site/index.html").contains("case-studies/a/evidence/#Evidence-ocp"))
    }
  }

  @Test func reportsEvidenceThatIsNotARegularFile() throws {
    try with(["\(Self.path).md": ""]) { folder in
      try #require(mkfifo(folder.path + "/" + Self.path, 0o600) == 0)
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains("\(Self.path):1:1: error: "), "\(run.errors)")
      #expect(run.status == 1)
    }
    try with(["\(Self.path).md": ""]) { folder in
      try folder.link(Self.path, to: "nowhere")
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains("\(Self.path):1:1: error: "), "\(run.errors)")
      #expect(run.status == 1)
    }
  }

  @Test(arguments: [
    ("contradicted", Verdict.supported, true), ("supported", .contradicted, true), ("supported", .supported, false),
  ])
  func warnsOfAVerdictThatTheStudyDoesntExpect(expected: String, stored: Verdict, isReported: Bool) throws {
    let text = study().replacing("principles: [ocp]", with: "principles: [ocp]\nexpect: {ocp: \(expected)}")
    let evidence = try Evidence.made(of: text, verdict: stored).fileText
    try with([Self.path: evidence, "Content/case-studies/a.md": text]) { folder in
      let words =
        "warning: The verdict on 'ocp' must be '\(expected)', as the study expects, but is '\(stored.rawValue)'"
      for command in ["check", "build"] {
        let run = try solidsite(command, in: folder)
        #expect(run.errors.contains(words) == isReported, "\(run.errors)")
        #expect(run.status == 0)
      }
    }
  }

  @Test func marksEvidenceOfAnotherVersionOfTheCode() throws {
    let changed = study().replacing("let a = 2", with: "let a = 3")
    let evidence = try Evidence.made(of: study()).fileText
    try with([Self.path: evidence, "Content/case-studies/a.md": changed]) { folder in
      let run = try solidsite("build", in: folder)
      #expect(
        run.errors.contains("Content/case-studies/a.md:1:1: warning: Evidence of 'A study' must belong to the code"))
      #expect(run.status == 0)
      try #expect(folder.text(Self.page).contains("Measured on an earlier version of this study."))
      let required = try solidsite("check --require-evidence", in: folder)
      #expect(required.errors.contains("error: Evidence of 'A study' must belong to the code"))
      #expect(required.status == 1)
    }
  }

  @Test func showsTheEvidenceOfTheOriginalInATranslationOfTheSameCode() throws {
    let evidence = try Evidence.made(of: study()).fileText
    try with([Self.path: evidence, "Content/case-studies/a.de.md": study(title: "Eine Studie")]) { folder in
      let run = try solidsite("build --require-evidence", in: folder)
      #expect(!run.errors.contains("TranslationCode"), "\(run.errors)")
      #expect(folder.exists("_site/case-studies/a/de/evidence/index.html"))
    }
  }

  @Test func tellsThatATranslationHasOtherCodeThanItsOriginal() throws {
    let evidence = try Evidence.made(of: study()).fileText
    let german = study(title: "Eine Studie").replacing("let a = 2", with: "let a = 3")
    try with([Self.path: evidence, "Content/case-studies/a.de.md": german]) { folder in
      let message = "Translation 'Eine Studie' must have the code of its original"
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains("Content/case-studies/a.de.md:1:1: warning: \(message)"), "\(run.errors)")
      let required = try solidsite("check --require-evidence", in: folder)
      #expect(required.errors.contains("Content/case-studies/a.de.md:1:1: error: \(message)"))
      #expect(required.status == 1)
      // Without evidence of the original, nothing is missing in its translation.
      try folder.remove(Self.path)
      try #expect(!solidsite("check", in: folder).errors.contains("TranslationCode"))
    }
  }

  @Test func showsNoEvidenceOfAnotherVersionOfTheProgram() throws {
    try with([Self.path: "{\"version\": 2}"]) { folder in
      let run = try solidsite("build", in: folder)
      let message = "Evidence must have version 4, but this file has version 2"
      #expect(run.errors.contains("\(Self.path):1:1: warning: \(message)"))
      #expect(run.status == 0)
      #expect(!folder.exists(Self.page))
      try #expect(solidsite("check --require-evidence", in: folder).status == 1)
    }
  }

  @Test func ignoresChangesOfProse() throws {
    let reworded = study().replacing("The problem.", with: "Another problem, told at length.")
    let evidence = try Evidence.made(of: study()).fileText
    try with([Self.path: evidence, "Content/case-studies/a.md": reworded]) { folder in
      try #expect(solidsite("check --require-evidence --strict", in: folder).status == 0)
    }
  }

  @Test func dependsOnTheStandInsThatTheCodeImports() throws {
    let code = study().replacing("let a = 1", with: "import UIKit\nlet a = 1")
    let standIn = [
      "Content/modules/UIKit/UIView.swift": "/* */ import Core\npublic class UIView {}\n",
      "Content/modules/Core/Core.swift": "public class Core {}\n",
    ]
    var evidence = Evidence.made(of: code, standIns: standIn)
    evidence.standIns = ["UIKit"]
    let files = try [Self.path: evidence.fileText, "Content/case-studies/a.md": code].merging(standIn) { $1 }
    let others = ["Content/modules/SpriteKit/SKNode.swift": "public class SKNode {}\n"]
    try with(files.merging(others) { $1 }) { folder in
      try #expect(solidsite("build --require-evidence", in: folder).status == 0)
      try #expect(folder.text(Self.page).contains("stand-ins for UIKit."))
      // UIKit imports it.
      try folder.write("public class Core { public init() {} }\n", to: "Content/modules/Core/Core.swift")
      try #expect(solidsite("check", in: folder).errors.contains("Evidence of 'A study' must belong to the code"))
    }
  }

  @Test func showsNoEvidenceThatWasEditedByHand() throws {
    let evidence = try Evidence.made(of: study(), verdict: .contradicted).fileText
    try with([Self.path: evidence.replacing("contradicted", with: "supported")]) { folder in
      let run = try solidsite("build", in: folder)
      #expect(
        run.errors.contains("\(Self.path):1:1: error: Evidence must not be changed after 'solidsite verify' wrote it"))
      #expect(run.status == 1)
      #expect(!folder.exists(Self.page))
    }
  }

  @Test(arguments: [
    ("{}", "must be in the format that 'solidsite verify' writes"), ("<<<<<<< HEAD\n", "must be in the format"),
  ])
  func explainsWhyAFileIsNoEvidence(text: String, message: String) throws {
    try with([Self.path: text]) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.errors.contains("\(Self.path):1:1: error: Evidence \(message)"))
      #expect(run.status == 1)
    }
  }

  @Test func rejectsImpossibleNumbers() throws {
    var evidence = Evidence.made(of: study())
    evidence.refactoring.addedInExisting = .max
    try with([Self.path: evidence.fileText]) { folder in
      let run = try solidsite("build", in: folder)
      #expect(run.errors.contains("error: Evidence must be in the format"))
      #expect(run.status == 1)
    }
  }

  @Test func buildsWithoutEvidenceUnlessItIsRequired() throws {
    try with([:]) { folder in
      try #expect(solidsite("check --strict", in: folder).status == 0)
      let run = try solidsite("check --require-evidence", in: folder)
      #expect(run.errors.contains("Content/case-studies/a.md:1:1: error: Study 'A study' must have evidence"))
      #expect(run.status == 1)
    }
  }

  @Test func reportsEvidenceWithoutAStudyButNotThatOfADraft() throws {
    let evidence = try Evidence.made(of: study()).fileText
    let draft = study().replacing("title: A study", with: "title: A draft\ndraft: true")
    let files = [
      ".solidsite/evidence/gone.json": evidence, ".solidsite/evidence/d.json": evidence,
      ".solidsite/evidence/e.json": evidence,
    ]
    let drafts = [
      "Content/case-studies/d.md": draft,
      "Content/case-studies/other.md": draft.replacing("draft: true", with: "draft: true\nslug: e"),
    ]
    try with(files.merging(drafts) { $1 }) { folder in
      let run = try solidsite("check -v", in: folder)
      #expect(run.errors.contains("evidence/gone.json:1:1: remark: Evidence must be named after a study"))
      #expect(!run.errors.contains("d.json") && !run.errors.contains("/e.json"))
      #expect(run.status == 0)
    }
  }

  @Test func readsNoEvidenceFromOutsideTheSite() throws {
    try SiteFolder.with(["a.json": try Evidence.made(of: study()).fileText]) { other in
      try with([".solidsite/x": ""]) { folder in
        try folder.link(".solidsite/evidence", to: other.path)
        let run = try solidsite("build", in: folder)
        #expect(run.errors.contains("must be inside the site's folder"))
        #expect(run.status == 1)
        #expect(!folder.exists(Self.page))
      }
    }
  }

  @Test func rejectsImpossibleCoordinates() throws {
    var evidence = Evidence.made(of: study())
    evidence.pictures.after = TypePicture(relations: [], layout: .init(width: 1e9, height: 1))
    try with([Self.path: evidence.fileText]) { folder in
      let run = try solidsite("build", in: folder)
      #expect(run.errors.contains("error: Evidence must be in the format"))
      #expect(run.status == 1)
    }
  }

  @Test func showsAndReportsAKeyWithoutAText() throws {
    var evidence = Evidence.made(of: study())
    evidence.principles[.ocp]?.reasons.append(.text("unheardOf"))
    try with([Self.path: evidence.fileText]) { folder in
      let run = try solidsite("build", in: folder)
      #expect(
        run.errors.contains(
          "\(Self.path):1:1: warning: Text 'evidence.ocp.reason.unheardOf' of stored evidence must be in the catalogue")
      )
      #expect(run.status == 0)
      try #expect(folder.text(Self.page).contains("unheardOf"))
    }
  }

  @Test func requiresEvidenceForAPrincipleOfTheSitesOwn() throws {
    let own = study().replacing("principles: [ocp]", with: "principles: [frugality]")
    let page = "---\ntitle: Frugality\nsummary: No file too many.\n---\n"
    try with(["Content/case-studies/a.md": own, "Content/principles/frugality.md": page]) { folder in
      let run = try solidsite("check --require-evidence", in: folder)
      #expect(run.errors.contains("must have evidence for what it claims"))
      #expect(run.status == 1)
    }
  }

  @Test func writesTheSameBytesWhateverTheNumberOfJobs() throws {
    var files: [String: String] = [:]
    for name in ["a", "b", "c"] {
      files["Content/case-studies/\(name).md"] = study(title: name)
      files[".solidsite/evidence/\(name).json"] = try Evidence.made(of: study(title: name)).fileText
    }
    try with(files) { folder in
      try #expect(solidsite("build -j 1 -o one", in: folder).status == 0)
      try #expect(solidsite("build -j 7 -o seven", in: folder).status == 0)
      #expect(folder.contents(of: "one") == folder.contents(of: "seven"))
    }
  }

  @Test(arguments: [
    "MalformedEvidence", "OtherEvidenceVersion", "EditedEvidence", "StaleEvidence", "MissingEvidence", "OrphanEvidence",
    "UnknownEvidenceText", "TranslationCode",
  ])
  func explainsItself(id: String) throws {
    try SiteFolder.with { folder in
      let run = try solidsite("explain \(id)", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains(id))
    }
  }
}
