import CaseStudyModel
import Foundation
import Testing

@testable import SiteBuilder

@Suite("The search index")
struct SearchFormatTests {
  /// The files of a site's index by path: the registered name, the version, and the data.
  static func files(of site: Site) throws -> [String: (name: String, version: String, data: Any)] {
    let files = SearchFormat().files(for: RenderableSite.made([], of: site).value).value
    return try Dictionary(
      uniqueKeysWithValues: files.map { file in
        let text = String(decoding: file.contents().value, as: UTF8.self)
        let call = try #require(text.wholeMatch(of: /solidsiteSearch\((.*)\)\n/.dotMatchesNewlines()))
        let list = try JSONSerialization.jsonObject(with: Data("[\(call.1)]".utf8))
        let parts = try #require(list as? [Any])
        return (file.path, (try #require(parts[0] as? String), try #require(parts[1] as? String), parts[2]))
      })
  }

  static func study(_ parts: [Article.Part], title: String = "Invoices", slug: String = "x") -> CaseStudy {
    CaseStudy(article: .made("Content/case-studies/\(slug).md", title: title, parts), principles: [.ocp])
  }

  /// The entries of the postings, without the starts that they share.
  static func entries(of site: Site) throws -> [String: String] {
    var entries: [String: String] = [:]
    let files = try Self.files(of: site).filter { $0.key.hasPrefix("search/t") }
    for text in files.values.compactMap({ $0.data as? String }) {
      var term = ""
      for entry in text.split(separator: ";") {
        let parts = entry.split(separator: " ", maxSplits: 1)
        let shared = try #require(SearchFormatTests.digits.firstIndex(of: parts[0].prefix(1).first ?? "A"))
        term = String(
          term.prefix(Self.digits.distance(from: Self.digits.startIndex, to: shared)) + parts[0].dropFirst())
        entries[term] = String(parts[1])
      }
    }
    return entries
  }

  private static let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

  private static func places(of study: CaseStudy) throws -> [Any] {
    try #require(try places(in: .made([study])).first)
  }

  /// The places in each document of a site whose documents share a block.
  static func places(in site: Site) throws -> [[Any]] {
    try #require(try files(of: site)["search/d0.js"]?.data as? [[Any]])
  }

  @Test func namesEachFileAfterItsPath() throws {
    for (path, file) in try Self.files(of: .made([Self.study([])])) { #expect(path == "search/\(file.name).js") }
  }

  @Test func isTheSameBuildInAllFiles() throws {
    #expect(Set(try Self.files(of: .made([Self.study([])])).values.map(\.version)).count == 1)
  }

  @Test func hasANewVersionIfATextChanges() throws {
    let versions = try ["One", "Two"].map {
      try Self.files(of: .made([Self.study([], title: $0)]))["search/index.js"]?.version
    }
    #expect(versions[0] != versions[1])
  }

  @Test func isAbsentWithoutTexts() throws {
    #expect(try Self.files(of: .made()).isEmpty)
  }

  @Test func distinguishesTitlesHeadingsProseAndSides() throws {
    let study = Self.study([
      .heading(2, "Change requests"), .html("<p>They <em>ask</em> for it.</p>"),
      .code(.before, "class Report {}\n", file: "Report.swift"),
      .code(.after, "struct DailyReport: Printable {}\n", file: "Daily.swift"),
    ])
    let entries = try Self.entries(of: .made([study]))
    #expect(entries["invoices"] == "TA")
    #expect(entries["requests"] == "HA")
    #expect(entries["ask"] == "XA.B")
    #expect(entries["report"] == "DA BA AA")
    #expect(entries["dailyreport"] == "DA AA")
    #expect(entries["printable"] == "AA")
  }

  @Test func findsDeclaredNamesByTheirInnerParts() throws {
    let study = Self.study([
      .html("<p>A BigGoalList.</p>"), .code(.before, "class GoalItemView {}\n"),
      .code(.after, "struct BigGoalItemView {}\nlet a = OtherUsedName()\n"),
    ])
    let entries = try Self.entries(of: .made([study]))
    #expect(entries["itemview"] == "BA AA")
    #expect(entries["goalitemview"] == "DA BA AA")
    for absent in ["goallist", "usedname"] { #expect(entries[absent] == nil) }
  }

  @Test func indexesTheNamesOfPrinciples() throws {
    let entries = try Self.entries(of: .made([Self.study([])]))
    for term in ["ocp", "open", "closed"] { #expect(entries[term] == "HA", "\(term)") }
  }

  @Test func indexesFacets() throws {
    var study = Self.study([])
    study.article.frontMatter.difficulty = .advanced
    let entries = try Self.entries(of: .made([study]))
    #expect(entries["=d2"] == "TA")
    #expect(entries.keys.filter { $0.hasPrefix("=p") }.count == 1)
  }

  @Test func namesAPrincipleWithoutAnAcronymByItsName() throws {
    var site = Site.made([Self.study([])])
    site.principles[0].acronym = ""
    let group = try #require(SearchFacets(of: site.searchableDocuments, in: site).groups.first)
    #expect(group.names.prefix(2) == [site.principles[0].name, "OCP: \(site.principles[1].name)"])
  }

  @Test(arguments: [(Side?.some(.after), ["=l0", "=l1"]), (nil, [])])
  func offersOnlyTheLanguagesOfSides(_ side: Side?, _ facets: [String]) throws {
    let study = Self.study([
      .code(.before, "class Old {}\n"), .code(side, "make test\n", language: Language(rawValue: "shell")),
    ])
    #expect(try Self.entries(of: .made([study])).keys.filter { $0.hasPrefix("=l") }.sorted() == facets)
  }

  @Test func leadsToTheLineOfADeclarationInItsFile() throws {
    let study = CaseStudy(
      article: .made(
        "Content/case-studies/x.md",
        [
          .code(.before, "class Old {}\n", file: "A.swift"), .code(.after, "let a = 1\n", file: "A.swift"),
          .code(.after, "\nstruct New {}\n", file: "A.swift"),
        ]), examples: [Example(principles: [.ocp], before: [0], after: [1, 2])])
    let places = try Self.places(of: study)
    #expect(places[3] as? [String] == ["A.swift", "-", "Old B", "A.swift", "", "New D"])
  }

  @Test func leadsToTheNewDesignIfBothDeclareAName() throws {
    let study = CaseStudy(
      article: .made(
        "Content/case-studies/x.md",
        [
          .code(.before, "class Kept {}\n", file: "A.swift"), .code(.after, "\nclass Kept {}\n", file: "A.swift"),
        ]), examples: [Example(principles: [.ocp], before: [0], after: [1])])
    #expect(try Self.places(of: study)[3] as? [String] == ["A.swift", "-", "", "A.swift", "", "Kept C"])
  }

  @Test func leadsToTheBlockIfNothingIsCompared() throws {
    let study = Self.study([.code(.before, "\nclass Alone {}\n")])
    #expect(try Self.places(of: study)[3] as? [String] == ["", "#Code ", "Alone C"])
  }

  @Test func leavesOutTheAnchorsThatFollowFromHeadings() throws {
    var study = Self.study([.heading(2, "Old and new"), .heading(2, "Old and new"), .heading(2, "Größe")])
    study.article.headings[1].anchor = "old-and-new-1"
    let headings = try #require(try Self.places(of: study)[2] as? [[String]])
    #expect(headings.map { $0[1] } == ["", "-1", "#gr%C3%B6%C3%9Fe"])
  }

  @Test func countsLinesFromTheNameBefore() throws {
    let code = "class First {}\nclass Same {}; class Here {}\n" + String(repeating: "\n", count: 40) + "class Far {}\n"
    let study = Self.study([.code(.after, code)])
    #expect((try Self.places(of: study)[3] as? [String])?.last == "First B Here B Same A Far pB")
  }

  @Test func leadsToTheAnchorsOfTheComparison() throws {
    let study = CaseStudy(
      article: .made(
        "Content/case-studies/x.md",
        [
          .code(.before, "class Über {}\n", file: "Sources/Über uns.swift"),
          .code(.after, "class B {}\n", file: "B.swift"), .code(.after, "class C {}\n", file: "x/B.swift"),
        ]), examples: [Example(principles: [.ocp], before: [0], after: [1, 2])])
    let comparison = try #require(Comparison(of: study))
    let expected = comparison.files.flatMap { file in
      [file.after == nil ? nil : file.anchors.after, file.before == nil ? nil : file.anchors.before].compactMap { $0 }
    }
    let places = try #require(try Self.places(of: study)[3] as? [String])
    let found = stride(from: 0, to: places.count, by: 3).map { Self.address(of: places[$0], places[$0 + 1]) }
    #expect(Set(found) == Set(expected.map { "files/#" + $0.percentEncodedPath + "-L" }))
  }

  /// Returns the start of the addresses of a file's lines as `search.js` reads it.
  private static func address(of path: String, _ short: String) -> String {
    if short.count > 1 { return short }
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return "files/#\(name)\(short.isEmpty ? "" : "-before")-L"
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--<script>", "\u{2028}\u{2029}", "\");alert(1);(\"", "\\\");alert(1)//",
    "\u{0}\u{7F}\u{FEFF}", "]]>", "${alert(1)}", "`",
  ])
  func keepsHarmfulTextsAsData(text: String) throws {
    let study = Self.study(
      [
        .heading(2, text), .code(.after, "class \(text)\n", file: "\(text).swift", language: Language(rawValue: text)),
      ], title: text)
    let site = Site.made([study])
    let files = SearchFormat().files(for: RenderableSite.made([], of: site).value).value
    for file in files {
      let bytes = file.contents().value
      #expect(!bytes.contains(UInt8(ascii: "<")), "\(file.path)")
      #expect(!bytes.contains(UInt8(ascii: "&")), "\(file.path)")
      #expect(
        !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
          "\u{2028}\u{2029}\u{0}".unicodeScalars.contains($0)
        })
    }
    #expect(try Self.places(of: study)[1] as? String == text)
  }

  @Test func hasFilesThatAnyDiskCanStore() throws {
    let studies = (0..<20).map { Self.study([.code(.after, "class CON {}\n", file: "aux.swift")], slug: "con-\($0)") }
    let pattern = /search\/(index|[tfbd][0-9]+)\.js/
    for path in try Self.files(of: .made(studies)).keys { #expect(path.wholeMatch(of: pattern) != nil, "\(path)") }
  }

  @Test func isTheSameForEveryNumberOfThreads() async throws {
    let words = (0..<400).map { "word\($0)" }.joined(separator: " ")
    let studies = (0..<70).map { Self.study([.html("<p>\(words) own\($0)</p>")], title: "No. \($0)", slug: "s\($0)") }
    let rendering = RenderableSite.made([], of: .made(studies)).value
    let alone = SearchFormat().files(for: rendering).value.map { $0.contents().value }
    let together = await SearchFormat().files(for: rendering).value.concurrentMap(jobs: 8) { $0.contents().value }
    #expect(alone == together)
  }

  @Test func growsNoFasterThanItsText() throws {
    func size(_ count: Int) throws -> Int {
      let studies = (0..<count).map { number in
        let words = (0..<200).map { "w\((number * 7 + $0 * 13) % 997)" }.joined(separator: " ")
        return Self.study([.html("<p>\(words)</p>")], title: "No. \(number)", slug: "s\(number)")
      }
      return SearchFormat().files(for: RenderableSite.made([], of: .made(studies)).value).value
        .reduce(0) { $0 + $1.contents().value.count }
    }
    #expect(try size(400) < 5 * size(100))
  }
}
