import CaseStudyModel
import Testing

@testable import SiteBuilder

/// The page about verdicts, and the page of tricks.
@Suite("Pages about the rules")
struct MethodPageTests {
  private static let trials = RuleTrials(
    attacks: [
      AttackResult(
        name: "placebo", kind: .trick, principle: .srp, text: "The same text twice.", verdict: .notShown,
        firstVerdict: .supported),
      AttackResult(
        name: "late", kind: .trick, principle: .isp, text: "Tests after the design.", verdict: .partly,
        reasons: ["unusedMembers", "unregistered.noRepository"], ifRegistered: .supported),
      AttackResult(name: "junk<b>", kind: .trick, principle: .ocp, text: "Junk & files.", verdict: .supported),
      AttackResult(name: "table", kind: .improvement, principle: .ocp, text: "A table.", verdict: .supported),
    ],
    mutations: [
      MutationResult(principle: .ocp, measure: "closedRequests", mutants: 5, noticed: 4, neutral: 3, moved: 0)
    ])

  private static func files(
    trials: RuleTrials? = trials, pages: [Article] = [], hasEvidence: Bool = true
  ) -> [String: String] {
    var site = Site.made([.claiming("a")], pages: pages)
    if hasEvidence { site.evidence = ["a": StudyEvidence(evidence: .full(), isStale: false)] }
    site.trials = trials
    let made = SitePipeline.builtInGenerators().flatMap { $0.pages(for: site) }
    site.pagePaths = Set(made.map(\.path))
    let files = HTMLFormat().files(for: RenderableSite.made(made, of: site).value).value
    return Dictionary(
      uniqueKeysWithValues: files.map { file in
        let contents = file.contents()
        #expect(contents.diagnostics == [])
        return (file.path, String(decoding: contents.value, as: UTF8.self))
      })
  }

  @Test func sayTheRuleOfEachPrincipleAsItsOwnPageDoes() throws {
    let files = Self.files()
    let method = try #require(files["method/index.html"])
    for principle in ["srp", "ocp", "lsp", "isp", "dip"] {
      let page = try #require(files["principles/\(principle)/index.html"])
      for part in ["measure", "holds", "guards", "limits"] {
        let key = RuleView.key(part, of: Principle.ID(rawValue: principle))
        for line in InterfaceTexts.english.text(key).split(separator: "\n") {
          #expect(shownText(of: page).contains(line), "\(key)")
          #expect(shownText(of: method).contains(line), "\(key)")
        }
      }
    }
  }

  @Test func areMissingWithoutEvidenceAndTrials() {
    let files = Self.files(trials: nil, hasEvidence: false)
    #expect(files["method/index.html"] == nil)
    #expect(files["how-to-fool-it/index.html"] == nil)
  }

  @Test func beginWithTheAuthorsOwnText() throws {
    let page = Article.made("Content/pages/method.md", title: "Our method", [.html("<p>Doubt it.</p>")])
    let method = try #require(Self.files(pages: [page])["method/index.html"])
    #expect(method.contains("<h1>Our method</h1>"))
    #expect(method.contains("<p>Doubt it.</p>"))
    #expect(method.contains("id=\"Rules\""))
    let plain = try #require(Self.files(pages: [page], hasEvidence: false)["method/index.html"])
    #expect(!plain.contains("id=\"Rules\""))
  }

  @Test func showHowManyMutantsEachMeasureNotices() throws {
    let method = shownText(of: try #require(Self.files()["method/index.html"]))
    #expect(method.contains("OCP: Favoured requests that only add code4 of 50 of 3"))
    let without = try #require(Self.files(trials: nil)["method/index.html"])
    #expect(!without.contains("id=\"Mutations\""))
  }

  @Test func nameTheMutantsThatAMeasureGotWrong() throws {
    let result = MutationResult(
      principle: .ocp, measure: "closedRequests", mutants: 2, noticed: 0, neutral: 1, moved: 1,
      unnoticed: [
        ReportedMutant(study: "a", mutation: "testedTypes", subject: "Box<b>"),
        ReportedMutant(study: "gone", mutation: "later", subject: "Tin"),
      ],
      movers: [ReportedMutant(study: "a", mutation: "splitFile", subject: "Lid")])
    let page = try #require(Self.files(trials: RuleTrials(mutations: [result]))["method/index.html"])
    for part in [
      "OCP: a protocol replaced by tests for each type, <code>Box&lt;b&gt;</code> (<a href=\"../case-studies/a/\">",
      "OCP: later, <code>Tin</code> (gone)</li>", "OCP: a type moved into a file of its own, <code>Lid</code>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    let texts = InterfaceTexts.english
    let without = try #require(Self.files()["method/index.html"])
    for key in ["method.mutations.unnoticed", "method.mutations.movers"] {
      #expect(page.contains(texts.text(key)), "\(key)")
      #expect(!without.contains(texts.text(key)), "\(key)")
    }
  }

  @Test func countTheMutantsThatOtherMeasuresNotice() throws {
    let head = InterfaceTexts.english.text("method.mutations.noticedByAny")
    let seen = ReportedMutant(study: "a", mutation: "testedTypes", subject: "Box", others: ["filesEdited"])
    let unseen = ReportedMutant(study: "a", mutation: "testedTypes", subject: "Tin")
    let result = MutationResult(
      principle: .ocp, measure: "closedRequests", mutants: 5, noticed: 3, neutral: 7, moved: 0,
      unnoticed: [seen, unseen], movers: [],
      otherMovers: [ReportedMutant(study: "a", mutation: "splitFile", subject: "Lid", others: ["filesEdited"])])
    let page = try #require(Self.files(trials: RuleTrials(mutations: [result]))["method/index.html"])
    #expect(page.contains("<td>3 of 5</td><td>4 of 5</td><td>0 of 7</td>"))
    #expect(page.contains("<code>Tin</code>"))
    #expect(!page.contains("<code>Box</code>"))
    #expect(page.contains("<code>Lid</code>"))
    // A file of an earlier version doesn't say what other measures notice.
    let earlier = try #require(Self.files()["method/index.html"])
    #expect(page.contains(head))
    #expect(!earlier.contains(head))
  }

  @Test func listTheTricksWithTheRates() throws {
    let page = try #require(Self.files()["how-to-fool-it/index.html"])
    let text = shownText(of: page)
    for part in [
      "1 of 3 tricks were supported.", "Had they been registered, 2 of 3 would have been supported.",
      "On the first try, 1 of 1 was supported.",
      "2 first verdicts weren’t recorded.", "0 of 1 improvement was contradicted.", "1 of 3 tricks are “partly”",
      "0 of 1 improvement is “partly” as well.",
      "The same text twice.", "Junk & files.",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!page.contains("junk<b>"))
    #expect(try #require(Self.files()["method/index.html"]).contains("../how-to-fool-it/"))
  }

  @Test func listTheTricksOfEachPrincipleInTheOrderOfTheSite() throws {
    let page = try #require(Self.files()["how-to-fool-it/index.html"])
    let places = ["trick-srp", "trick-ocp", "trick-isp", "improvement-ocp"].map { anchor in
      page.firstRange(of: "<summary><h3 id=\"\(anchor)\">")?.lowerBound
    }
    #expect(places.compactMap { $0 }.count == 4)
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func foldTheTricksOfAPrincipleUnderTheirNumberAndVerdicts() throws {
    let page = try #require(Self.files()["how-to-fool-it/index.html"])
    let text = shownText(of: page)
    #expect(text.contains("Open–closed principle 1: 1 supported"), "\(text)")
    let mistakes = try #require(page.firstRange(of: "What the rules still get wrong"))
    let fold = try #require(page.firstRange(of: "<details"))
    #expect(mistakes.lowerBound < fold.lowerBound)
    #expect(page[mistakes.upperBound..<fold.lowerBound].contains("Tests after the design."))
  }

  /// The reason that repeats the number isn't shown, nor is one whose values are missing.
  @Test(
    arguments: [
      (nil, "The policy compares", false),
      (
        [.text("onlyAfter"), .text("detailsWords", ["texts": .names(["fax", "mail<b>"])])],
        "detail is behind a protocol: fax, mail<b>.", true
      ),
      ([.text("onlyAfter"), .text("detailsWords")], "The policy compares", false),
      ([.text("onlyAfter"), .text("unheardOf"), .verbatim("Other")], "unheardOf", false),
    ] as [([EvidencePhrase]?, String, Bool)])
  func sayWhyATrickIsOnlyPartlySupported(phrases: [EvidencePhrase]?, words: String, isShown: Bool) throws {
    let trick = AttackResult(
      name: "asks", kind: .trick, principle: .dip, text: "It asks.", verdict: .partly,
      reasons: ["onlyAfter", "detailsWords"], phrases: phrases)
    let page = try #require(Self.files(trials: RuleTrials(attacks: [trick]))["how-to-fool-it/index.html"])
    #expect(shownText(of: page).contains(words) == isShown)
  }

  @Test(
    arguments: [
      ([.adverse: false, .adverseAndRoot: false], nil, "partly fails if adverse requests count", false),
      ([:], nil, "partly holds in all four readings, but with a weakness", true),
      ([:], .supported, "partly holds in all four readings, but isn’t registered", false),
      (nil, nil, "partlyIt asks.", true),
    ] as [([Reading: Bool]?, Verdict?, String, Bool)])
  func sayInWhichReadingsATrickHolds(
    failing: [Reading: Bool]?, ifRegistered: Verdict?, words: String, hasWeakness: Bool
  ) throws {
    let readings = failing.map { failing in
      Dictionary(uniqueKeysWithValues: Reading.allCases.map { ($0, failing[$0] ?? true) })
    }
    let trick = AttackResult(
      name: "asks", kind: .trick, principle: .dip, text: "It asks.", verdict: .partly,
      phrases: [.text("onlyAfter"), .text("detailsWords", ["texts": .names(["fax"])])], readings: readings,
      ifRegistered: ifRegistered)
    let page = try #require(Self.files(trials: RuleTrials(attacks: [trick]))["how-to-fool-it/index.html"])
    let text = shownText(of: page)
    #expect(text.contains(words))
    #expect(text.contains("detail is behind a protocol: fax.") == hasWeakness)
  }
}
