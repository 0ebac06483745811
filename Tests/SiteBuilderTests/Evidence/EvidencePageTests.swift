import CaseStudyModel
import Testing

@testable import SiteBuilder

/// Pages of studies with evidence, made with the theme of the repository.
@Suite("Pages that show evidence")
struct EvidencePageTests {
  /// The pages of studies, and all other pages, by their paths.
  private func files(
    _ evidence: [String: StudyEvidence], studies: [CaseStudy] = [.claiming("a")],
    verifiers: [String: LanguageCommands] = [:]
  ) throws -> [String: String] {
    var site = Site.made(studies)
    site.configuration.verifiers = verifiers
    site.evidence = evidence
    let pages = SitePipeline.builtInGenerators().flatMap { $0.pages(for: site) }
    site.pagePaths = Set(pages.map(\.path))
    let made = HTMLFormat().files(for: RenderableSite.made(pages, of: site).value)
    var files: [String: String] = [:]
    for file in made.value {
      let contents = file.contents()
      #expect(contents.diagnostics == [])
      files[file.path] = String(decoding: contents.value, as: UTF8.self)
    }
    return files
  }

  private func page(_ evidence: Evidence, isStale: Bool = false) throws -> String {
    try #require(
      files(["a": StudyEvidence(evidence: evidence, isStale: isStale)])["case-studies/a/evidence/index.html"])
  }

  private func runs(_ evidence: Evidence) throws -> String {
    try #require(files(["a": StudyEvidence(evidence: evidence, isStale: false)])["case-studies/a/runs/index.html"])
  }

  @Test(arguments: Verdict.allCases)
  func saysTheVerdictInWords(verdict: Verdict) throws {
    var evidence = Evidence.full()
    evidence.principles[.ocp]?.verdict = verdict
    let files = try files(["a": StudyEvidence(evidence: evidence, isStale: false)])
    for path in ["index.html", "case-studies/index.html", "case-studies/a/index.html", "principles/ocp/index.html"] {
      let page = try #require(files[path])
      #expect(page.contains("<span class=\"word\">\(verdict.rawValue)</span>"), "\(path)")
    }
    let study = try #require(files["case-studies/a/evidence/index.html"])
    #expect(study.contains("counts neither for the claim nor against it") == (verdict == .notShown))
    let overview = try #require(files["case-studies/a/index.html"])
    #expect(overview.contains("<p class=\"obstacle\">What is missing</p>") == (verdict == .notShown))
  }

  @Test(arguments: ["index.html", "case-studies/index.html", "principles/ocp/index.html"])
  func explainsTheWordsOfVerdictsBesideTheirCounts(path: String) throws {
    let files = try files(["a": StudyEvidence(evidence: .full(), isStale: false)])
    #expect(try #require(files[path]).contains("glossary/#registered\">Registered</a>"))
  }

  @Test(arguments: Side.allCases)
  func showsTheOtherSideIfOneHasNoTypes(side: Side) throws {
    var evidence = Evidence.full()
    evidence.pictures[side] = nil
    let files = try files(["a": StudyEvidence(evidence: evidence, isStale: false)])
    #expect(try #require(files["case-studies/a/index.html"]).contains("</html>"))
  }

  @Test func showsWhatTheVerdictsRestOn() throws {
    let page = shownText(of: try page(.full()))
    for text in [
      "Favoured requests that only add code", "the verdict rests on this", "not measured",
      "67\u{a0}%",
      "−34 points", "What each request opens: After", "New (adverse)", "opens 2 files", "Weekly", "4 edited, 40 new",
      "not run", "1 of 1 pair collides", "merges", "conflict",
      "1 file, 7 lines: compiled", "Worse after: Share of the touched lines", "What is missing",
      "Adverse requests count too", "lines edited in existing files: 9; lines of new files: 40",
      "(registered before the new design)",
      "Run solidsite verify --rerun Content/case-studies/a.md to repeat these measurements.",
      "2 of 2 programs behaved as expected", "didn’t compile",
      "The refactoring itself edited or deleted 1 file (+5 −6 lines) and added 2 new files with 70 lines.",
      "stand-ins for UIKit, SpriteKit", "toolchain 1.0",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func namesSwiftAsTheLanguageIsWritten() throws {
    var evidence = Evidence.full()
    evidence.toolchain = "swift 6.3.1"
    #expect(shownText(of: try page(evidence)).contains("compiles with Swift 6.3.1"))
  }

  @Test(arguments: [("closedRequests", false), ("closure", true), ("unknown", false)])
  func marksTheNumberBesideTheVerdictIfTheVerdictRestsOnAnother(score: String, isMarked: Bool) throws {
    var evidence = Evidence.full()
    evidence.principles[.ocp]?.score = Score(score, before: 0, after: 1, base: 3)
    #expect(try page(evidence).contains("the number beside the verdict") == isMarked)
  }

  @Test func showsEveryRunAndFigureOnASeparatePage() throws {
    let page = shownText(of: try runs(.full()))
    for text in [
      "line of a run", "Weekly", "(adverse)", "not requested on this side", "+3 −1", "2, +40", "+8 −1",
      "in the composition root: 1 line in App.swift", "(plus 2 lines of drivers)",
      "91\u{a0}%", "didn’t compile, then passed; failed, then passed", "no: a test that passed before fails",
      "New conforms to P",
      "rejected by the compiler, as it must be",
      "After, 1 of 3 favoured requests only add code (before: 0)",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test(arguments: [false, true])
  func leadsFromARunToItsProgramEvenIfThatIsFolded(isFolded: Bool) throws {
    var study = CaseStudy.claiming("a")
    study.article.snippets[2].isHidden = isFolded
    var evidence = Evidence.full()
    evidence.sides.after?.runs[0].line = study.article.snippets[2].line
    let files = try files(["a": StudyEvidence(evidence: evidence, isStale: false)], studies: [study])
    let address = /<a href="([^"]*#after-Code-2)">/
    #expect(try #require(files["case-studies/a/runs/index.html"]).firstMatch(of: address) != nil)
  }

  @Test func namesTheStudyOnceAboveItsRuns() throws {
    let page = try runs(.full())
    #expect(page.contains("<h1>All runs</h1>"))
    #expect(page.contains("aria-current=\"page\">All runs</span>"))
    // Tabs and search results show the title alone, so it names the study too.
    #expect(page.contains("<title>All runs: Study a"), "\(page.prefix(400))")
  }

  @Test func leadsFromVerdictsToRunsAndBack() throws {
    let page = try page(.full())
    let runs = try runs(.full())
    for anchor in ["Evidence-ocp", "Evidence-requests", "Evidence-types"] {
      #expect(page.contains("href=\"../../../case-studies/a/runs/#\(anchor)\""), "\(anchor)")
      #expect(runs.contains("id=\"\(anchor)\""), "\(anchor)")
    }
    #expect(runs.contains("href=\"../../../case-studies/a/evidence/#Evidence-ocp\""))
  }

  @Test func drawsTheTypesInSeparateFiles() throws {
    let files = try files(["a": StudyEvidence(evidence: .full(), isStale: false)])
    let pictures = files.filter { $0.key.hasSuffix(".svg") && $0.key.hasPrefix("assets/types.") }
    #expect(pictures.count == 1)
    let picture = try #require(pictures.first)
    #expect(picture.value.contains("prefers-color-scheme: dark"))
    #expect(picture.value.contains(">Box</text>"))
    #expect(picture.value.contains(">«protocol»</text>"))
    let page = try #require(files["case-studies/a/evidence/index.html"])
    #expect(
      page.contains(
        "<img src=\"../../../\(picture.key)\" alt=\"The types after, with 1 relation\" width=\"120\" height=\"134\" loading=\"lazy\">"
      ))
  }

  @Test func putsTheMeasureThatTheVerdictRestsOnFirst() throws {
    let page = try page(.full())
    let primary = try #require(
      page.firstRange(of: "<th scope=\"row\">Favoured requests that only add code"))
    let other = try #require(page.firstRange(of: "<th scope=\"row\">Share of the touched lines"))
    #expect(primary.lowerBound < other.lowerBound)
  }

  @Test func hasItsOwnPageAndOldAnchorsLeadThere() throws {
    let files = try files(["a": StudyEvidence(evidence: .full(), isStale: false)])
    let page = try #require(files["case-studies/a/evidence/index.html"])
    #expect(page.contains("<h1 id=\"Evidence\">"))
    #expect(page.contains("<a href=\"#Evidence-ocp\">"))
    let overview = try #require(files["case-studies/a/index.html"])
    #expect(overview.contains("<li id=\"Evidence-ocp\"><a href=\"../../case-studies/a/evidence/#Evidence-ocp\">"))
  }

  @Test func saysIfEvidenceIsFromAnEarlierVersion() throws {
    #expect(try page(.full(), isStale: true).contains("Measured on an earlier version of this study."))
    #expect(try !page(.full()).contains("earlier version"))
  }

  @Test func saysWhichStudyWasNotRun() throws {
    let studies = [CaseStudy.claiming("a"), .claiming("b")]
    let files = try files(["a": StudyEvidence(evidence: .full(), isStale: false)], studies: studies)
    #expect(try #require(files["case-studies/b/index.html"]).contains("haven’t been tested"))
    #expect(try !#require(files["case-studies/a/index.html"]).contains("haven’t been tested"))
    #expect(try #require(files["principles/ocp/index.html"]).contains("1 further study without stored evidence."))
  }

  @Test func letsArticlesLinkToTheEvidenceThatIsThere() {
    let parts: [Article.Part] = [
      .link("/case-studies/a/#Evidence-ocp", "kept"), .link("/case-studies/a/#Evidence-lsp", "lost"),
    ]
    var site = Site.made([.claiming("a")], pages: [.made("Content/pages/about.md", parts)])
    site.evidence = ["a": StudyEvidence(evidence: .full(), isStale: false)]
    let found = DeadAnchor().diagnostics(for: site)
    #expect(found.count == 1)
    #expect(found.first?.summary.description.contains("Evidence-lsp") == true)
  }

  @Test func saysNothingAboutEvidenceIfASiteHasNone() throws {
    for (path, text) in try files([:]) where path.hasSuffix(".html") {
      for word in ["vidence", "verdict", "haven’t been tested"] { #expect(!text.contains(word), "\(path): \(word)") }
    }
  }

  @Test func comparesAllStudiesOnThePageOfAPrinciple() throws {
    let stored = StudyEvidence(evidence: .full(), isStale: false)
    let files = try files(["a": stored, "b": stored], studies: [.claiming("a"), .claiming("b")])
    let page = try #require(files["principles/ocp/index.html"])
    for slug in ["a", "b"] { #expect(page.contains("href=\"../../case-studies/\(slug)/evidence/#Evidence-ocp\"")) }
    #expect(page.contains("data-label=\"After\" data-evidence=\"a/measure/ocp/closedRequests/after\">yes</td>"))
    #expect(shownText(of: page).contains("2 studies: yes in 0 before, in 2 after."))
  }

  /// Every text and name in evidence is untrusted input.
  @Test func escapesEveryTextOfTheEvidence() throws {
    let hostile = "</title></script><img src=x onerror=alert(1)>\"'&\u{1b}[31m\u{0}"
    var study = CaseStudy.claiming("a")
    study.changeRequests = [
      ChangeRequest(title: "Weekly" + hostile, line: 1, heading: 0, isAdverse: false, reason: "", snippets: [])
    ]
    let files = try files(["a": StudyEvidence(evidence: .full(hostile), isStale: true)], studies: [study])
    for (path, text) in files where path.hasSuffix(".html") || path.hasPrefix("assets/types.") {
      #expect(!text.contains("<img src=x"), "\(path)")
      #expect(!text.contains("</script><"), "\(path)")
    }
    let page = try #require(files["case-studies/a/evidence/index.html"])
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    // Each text must appear in the output, so that the test covers all of them.
    let runs = try #require(files["case-studies/a/runs/index.html"])
    #expect((page + runs).ranges(of: "&lt;img src=x onerror=alert(1)&gt;").count > 25)
    #expect(runs.contains("href=\"../../../case-studies/a/changes/#before\">Weekly"))
  }

  @Test func namesTheStudyInTheLinkToAVerdict() throws {
    let files = try files(["a": StudyEvidence(evidence: .full(), isStale: false)])
    for path in ["index.html", "case-studies/index.html", "principles/ocp/index.html"] {
      let text = shownText(of: try #require(files[path]))
      let verdict = "1 of 3 requests only add code (0 before)&#160;· supported: holds in all four readings"
      #expect(text.contains("Open–closed principle, Study a: \(verdict)"), "\(path)")
    }
  }

  @Test func saysHowFarTheSidesWereRunAndTheRequestsImplemented() throws {
    var evidence = Evidence.full()
    #expect(try shownText(of: page(evidence)).contains("Not all of the code compiles with toolchain 1.0."))
    evidence.sides.after?.isCompiled = true
    #expect(try shownText(of: page(evidence)).contains("Both sides were compiled and run with toolchain 1.0."))
    #expect(try !shownText(of: page(evidence)).contains("Each change request was implemented"))
    let met = BothSides<RequestRun?>(before: RequestRun(isMet: true), after: RequestRun(isMet: true))
    for index in evidence.requests.indices { evidence.requests[index].sides = met }
    #expect(try shownText(of: page(evidence)).contains("Each change request was implemented on both sides."))
    evidence.requests = []
    #expect(try !shownText(of: page(evidence)).contains("Each change request was implemented"))
  }

  @Test func namesTheOptionThatCommandsOfTheSiteNeed() throws {
    var study = CaseStudy.claiming("a")
    for index in study.article.snippets.indices {
      study.article.snippets[index].language = Language(rawValue: "python")
    }
    let pages = try files(
      ["a": StudyEvidence(evidence: .full(), isStale: false)], studies: [study],
      verifiers: ["python": LanguageCommands(check: ["python3"])])
    let page = try #require(pages["case-studies/a/evidence/index.html"])
    let line = "Run solidsite verify --rerun Content/case-studies/a.md --allow-commands to repeat"
    #expect(shownText(of: page).contains(line))
  }

  @Test func takesTheSizesOfSidesFromTheCodeIfNothingWasMeasured() throws {
    let files = try files(["b": StudyEvidence(evidence: .full(), isStale: false)])
    let principle = shownText(of: try #require(files["principles/ocp/index.html"]))
    #expect(principle.contains("1 file, 1 line"))
    #expect(principle.contains("2 files, 2 lines"))
    #expect(principle.contains("After, every favoured request is met that way; before, fewer were."))
  }

  @Test func linksTheNumbersAsDataAndTheBadge() throws {
    for page in [try page(.full()), try runs(.full())] {
      #expect(page.contains("/evidence.json\" type=\"application/json\""))
      #expect(page.contains("/evidence.csv\""))
      #expect(page.contains("case-studies/a/badge.svg\""))
    }
  }

  @Test func survivesPairsAndCellsThatDoNotExist() throws {
    var evidence = Evidence.full()
    evidence.ledger.after?.conflictingPairs = [[], [0, -1], [9, 99], [1, 1], [2, 1]]
    evidence.principles[.ocp]?.tables = [
      EvidenceTable(
        title: .verbatim("T"), columns: [], rows: [.init(name: .verbatim("r"), cells: [.init(.count(1))])]),
      EvidenceTable(
        title: .verbatim("U"), columns: [.verbatim("a"), .verbatim("b"), .verbatim("c")],
        rows: [.init(name: .verbatim("r"), cells: [])]),
    ]
    #expect(try page(evidence).contains(">U</caption>"))
  }

  @Test func namesItsPageInItsContents() throws {
    let page = try page(.full())
    #expect(page.contains("<h1 id=\"Evidence\">Evidence</h1>"))
    #expect(page.contains(">Open–closed principle<span class=\"visually-hidden\">, Evidence</span>"))
  }

  @Test func namesATableByItsCaption() throws {
    let page = try page(.full())
    #expect(page.contains("role=\"group\" aria-labelledby=\"Evidence-ocp-1\">"))
    #expect(page.contains("<caption id=\"Evidence-ocp-1\">"))
  }

  @Test(arguments: [("short", false), ("gives back what was added", true)])
  func writesLongHeadsOfColumnsBesideTheRows(clause: String, isTransposed: Bool) throws {
    var evidence = Evidence.full()
    evidence.principles[.ocp]?.tables = [
      EvidenceTable(
        title: .verbatim("T"), columns: [.text("conformer")] + ["a", clause, "c"].map(EvidencePhrase.verbatim),
        rows: [.init(name: .verbatim("Store"), cells: [1, 2, 3].map { .init(.count($0)) })])
    ]
    let page = try page(evidence)
    #expect(page.contains("<thead><tr><th scope=\"col\">Clause<th scope=\"col\">Store</thead>") == isTransposed)
    #expect(page.contains("<tr><th scope=\"row\">\(clause)<td>2") == isTransposed)
  }

  @Test func usesEveryIdentifierAndEveryLabelOfAPageOnce() throws {
    for (path, text) in try files(["a": StudyEvidence(evidence: .full(), isStale: false)]) where path.hasSuffix(".html")
    {
      for match in [/\sid="([^"]*)"/, /role="group" aria-label="([^"]*)"/] {
        let names = text.matches(of: match).map { String($0.1) }
        #expect(names.count == Set(names).count, "\(path): \(names)")
      }
    }
  }
}
