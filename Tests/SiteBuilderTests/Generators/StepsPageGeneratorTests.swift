import CaseStudyModel
import SourceTrees
import Testing

@testable import SiteBuilder

/// The page that goes from before to after in steps, made with the theme of the repository.
struct StepsPageGeneratorTests {
  private static let study = CaseStudy(
    article: .made(
      "Content/case-studies/a.md", title: "A study",
      [
        .heading(2, "Before", side: .before), .html("<p>As it was.</p>\n"),
        .code(.before, "let old = 1\nlet kept = 2\n", file: "Shop.swift"), .code(.before, "gone\n", file: "Gone.swift"),
        .heading(2, "After", side: .after), .html("<p>In two steps.</p>\n"),
        .heading(3, "Step one"), .html("<p>The first text.</p>\n"), .heading(4, "A detail"),
        .code(.after, "let new = 1\nlet kept = 2\n", file: "Shop.swift"),
        .code(.after, "print(new)\n", role: .usage), .code(.after, "func drive() {}\n", role: .driver, isHidden: true),
        .heading(3, "Step two"), .html("<p>The second text.</p>\n"),
        .code(.after, "struct More {}\n", file: "More.swift"),
        .heading(2, "Costs"), .html("<p>What it costs.</p>\n"),
      ]))

  private func page(
    _ study: CaseStudy = study, tried: [StepEvidence]? = nil, isStale: Bool = false, language: String = "en"
  ) throws -> String {
    var site = Site.made([study])
    site.configuration.language = language
    site.adopt(.shipped(language))
    if let tried {
      var evidence = Evidence.full()
      evidence.steps = tried
      site.evidence = ["a": StudyEvidence(evidence: evidence, isStale: isStale)]
    }
    let pages = CaseStudyPageGenerator().pages(for: site)
    site.pagePaths = Set(pages.map(\.path))
    let made = HTMLFormat().files(for: RenderableSite.made(pages, of: site).value)
    let file = try #require(made.value.first { $0.path == "case-studies/a/steps/index.html" })
    let contents = file.contents()
    #expect(contents.diagnostics == [])
    return String(decoding: contents.value, as: UTF8.self)
  }

  /// Returns the markup of the start, then of each step.
  private func sections(_ page: String) -> [String] {
    page.split(separator: "<section class=\"step").dropFirst().map(String.init)
  }

  @Test func isMadeOfStudiesWithTwoStepsAtLeast() {
    let pages = CaseStudyPageGenerator().pages(for: .made([Self.study, .claiming("b")])).map(\.path)
    #expect(pages.filter { $0.hasSuffix("/steps/") } == ["case-studies/a/steps/"])
  }

  @Test func beginsWithTheTextOfTheOldDesignAndItsFiles() throws {
    let start = try #require(sections(page()).first)
    #expect(start.contains("<h2 id=\"before\">Before</h2>"))
    #expect(start.contains("As it was."))
    #expect(start.contains("2 files, 3 lines"))
    for text in ["let old = 1", "gone"] { #expect(shownText(of: start).contains(text), "\(text)") }
    #expect(shownText(of: start).contains("In two steps."))
  }

  @Test func joinsTheSizeOfAStepAsTheLanguageDoes() throws {
    let sections = try sections(page(language: "ja"))
    #expect(sections[1].contains("1ファイル、1行追加、1行削除"))
  }

  @Test func foldsTheFilesThatDoNotFitBesideTheTextOfTheOldDesign() throws {
    var study = Self.study
    study.article.snippets[0].code = String(repeating: "let old = 1\n", count: 61)
    let start = try #require(sections(page(study)).first)
    let folds = start.split(separator: "<details class=\"folded\">").dropFirst()
    #expect(folds.map { $0.contains("Shop.swift") } == [true])
    #expect(start.contains("<code>Gone.swift</code></figcaption>"))
  }

  @Test func showsTheTextOfAStepBesideItsChanges() throws {
    let sections = try sections(page())
    #expect(sections.count == 3)
    let first = shownText(of: sections[1])
    #expect(sections[1].contains("<h2 id=\"step-one\">Step one</h2><a class=\"permalink\" href=\"#step-one\">"))
    #expect(sections[1].contains("<h3 id=\"a-detail\">"))
    for text in ["The first text.", "Step 1 of 2", "1 file, 1 line added, 1 removed", "print(new)"] {
      #expect(first.contains(text), "\(text)")
    }
    #expect(sections[1].contains("<del"))
    #expect(sections[1].contains("<ins"))
    #expect(!first.contains("The second text."))
    #expect(first.ranges(of: "let kept = 2").count == 1)
    #expect(!shownText(of: sections[2]).contains("What it costs."))
    #expect(sections[0].contains("<div class=\"step-rest prose\" id=\"after\">"))
  }

  @Test func foldsAFileThatAStepDeletes() throws {
    let last = try #require(sections(page()).last)
    #expect(last.contains("<details class=\"pair new\" open><summary><h3><code>More.swift</code>"))
    #expect(last.contains("<details class=\"pair gone\"><summary><h3><code>Gone.swift</code>"))
  }

  @Test(arguments: [
    (StepEvidence.Outcome.passes, "builds and passes the behaviour tests"),
    (.builds, "builds; there are no behaviour tests"), (.doesNotBuild, "doesn’t build yet"),
  ])
  func saysWhatTheEvidenceKnowsAboutAStep(outcome: StepEvidence.Outcome, words: String) throws {
    let tree = try #require(StudySteps(of: Self.study)?.steps.first?.tree.fingerprint)
    let page = try page(tried: [StepEvidence(tree: tree, outcome: outcome)])
    let escaped = words.replacing("'", with: "&#39;")
    let state = "<span class=\"step-state\" data-outcome=\"\(outcome.rawValue)\">\(escaped)</span>"
    #expect(page.ranges(of: "class=\"step-state\"").count == 1)
    #expect(sections(page)[1].contains(state))
  }

  @Test func saysNothingAboutAStepThatWasNotTriedOrHasChanged() throws {
    let tree = try #require(StudySteps(of: Self.study)?.steps.first?.tree.fingerprint)
    for page in [
      try page(), try page(tried: [StepEvidence(tree: "0", outcome: .passes)]),
      try page(tried: [StepEvidence(tree: tree, outcome: .passes)], isStale: true),
    ] {
      #expect(!page.contains("class=\"step-state\""))
    }
  }
}
