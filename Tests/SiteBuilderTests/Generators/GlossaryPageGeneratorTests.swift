import CaseStudyModel
import Foundation
import Testing

@testable import SiteBuilder

@Suite("The glossary")
struct GlossaryPageGeneratorTests {
  private static let terms = GlossaryPageGenerator.terms(in: .english)

  @Test func definesEachTermOnceInAlphabeticalOrder() {
    let names = Self.terms.map { $0.name.lowercased() }
    #expect(names == names.sorted())
    #expect(Set(Self.terms.map(\.key)).count == Self.terms.count)
    #expect(Self.terms.allSatisfy { $0.text.hasSuffix(".") && !$0.text.hasPrefix("glossary.") })
  }

  @Test func definesTheWordsOfVerdicts() {
    for verdict in ["supported", "partly", "not-shown", "contradicted"] {
      #expect(Self.terms.contains { $0.key == verdict })
    }
  }

  @Test func existsOnlyOnSitesWithEvidence() {
    var site = Site.made([.claiming("a")])
    #expect(GlossaryPageGenerator().pages(for: site).isEmpty)
    site.evidence = ["a": StudyEvidence(evidence: .full(), isStale: false)]
    #expect(GlossaryPageGenerator().pages(for: site).map(\.path) == [PagePath.glossary])
  }

  @Test func givesHeadingsOfItsIntroductionOtherAnchorsThanTerms() {
    var introduction = Article(source: "Content/pages/glossary.md", slug: "glossary", title: "Words")
    introduction.headings = ["adverse", "adverse-1", "own"].map {
      Heading(level: 2, text: $0, anchor: $0, line: 1, isTopLevel: true)
    }
    var site = Site.made(pages: [introduction])
    site.evidence = ["a": StudyEvidence(evidence: .full(), isStale: false)]
    let headings = GlossaryPageGenerator.introduction(of: site)?.headings
    #expect(headings?.map(\.anchor) == ["adverse-2", "adverse-1", "own"])
    #expect(headings?.map(\.text) == ["adverse", "adverse-1", "own"])
  }

  @Test func definesEveryTermThatATemplateLinksTo() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Templates")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".mustache") }
    let known = Set(Self.terms.map(\.key))
    var count = 0
    for name in names {
      let template = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for match in template.matches(of: /\{\{\$termKey\}\}([^{]+)\{\{/) {
        count += 1
        #expect(known.contains(String(match.1)), "\(name)")
      }
    }
    #expect(count > 0)
  }
}
