import CaseStudyModel
import SourceTrees

/// The division of a study's text among its pages: each section of the article is on one of them.
struct StudyDivision: Sendable, Equatable {
  /// A section of the article, from one heading of the second level to the next.
  struct Section: Sendable, Equatable {
    /// The name of the page; `nil` for the overview.
    var page: String?
    /// The index of the section's heading; `nil` for the text before the first one.
    var heading: Int?
    /// The indices of the section's segments in the article's body.
    var body: Range<Int>
  }

  /// The sections in the article's order.
  private(set) var sections: [Section] = []
  /// The name of the page that has an anchor, by the anchor; anchors of the overview aren't listed.
  private(set) var pagesOfAnchors: [String: String] = [:]
  /// The name of the page that has a block of code, by the block's index; blocks of the overview aren't listed.
  private var pagesOfSnippets: [Int: String] = [:]

  /// Divides a study.
  /// - Parameter hasEvidence: whether the study has a page of evidence; its tests are then on that page.
  init(_ study: CaseStudy, hasEvidence: Bool) {
    let article = study.article
    let plan = HeadingPlan(article)
    var starts: [(segment: Int, heading: Int?)] = [(0, nil)]
    for (segment, content) in article.body.enumerated() {
      guard case .headingStart(let heading) = content, article.headings[heading].isTopLevel, plan.levels[heading] == 2
      else { continue }
      starts.append((segment, heading))
    }
    let hasSteps = Self.hasSteps(study)
    let requests = Set(study.changeRequests.map(\.heading))
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].segment : article.body.count
      var section = Section(page: nil, heading: start.heading, body: start.segment..<end)
      section.page = Self.page(of: section, in: article, requests, hasSteps: hasSteps, hasEvidence: hasEvidence)
      sections.append(section)
      if let page = section.page { record(section, on: page, article) }
    }
  }

  /// Divides a study of a site, and records the anchors of its evidence and comparison too.
  init(_ study: CaseStudy, in site: Site) {
    let evidence = EvidenceSection(of: study, in: site)
    self.init(study, hasEvidence: evidence != nil)
    if let evidence {
      for anchor in [EvidenceSection.anchor] + evidence.contents.map(\.anchor) {
        pagesOfAnchors[anchor] = StudyPageName.evidence
      }
    }
    if Comparison.isPossible(for: study) {
      pagesOfAnchors[Comparison.anchor] = StudyPageName.files
    } else if PairComparison.isPossible(for: study) {
      pagesOfAnchors[Comparison.anchor] = StudyPageName.pairs
    }
  }

  /// Returns whether a study has a page of its steps; a document that is the home page keeps its text together.
  static func hasSteps(_ study: CaseStudy) -> Bool { !study.article.isHome && StepSections(of: study) != nil }

  /// Returns the segments of the sections that are on a page; `nil` is the overview.
  func bodies(on page: String?) -> [Range<Int>] { sections.filter { $0.page == page }.map(\.body) }

  /// Returns the name of the page that has a block of code; `nil` for the overview.
  func page(ofSnippet index: Int) -> String? { pagesOfSnippets[index] }

  /// Returns the index of the first section that isn't on the overview; the number of sections if all are.
  func firstElsewhere() -> Int { sections.firstIndex { $0.page != nil } ?? sections.count }
}

extension StudyDivision {
  private static func page(
    of section: Section, in article: Article, _ requests: Set<Int>, hasSteps: Bool, hasEvidence: Bool
  ) -> String? {
    var showsSide = false
    var isTest = false
    for segment in article.body[section.body] {
      switch segment {
      case .headingStart(let heading):
        if requests.contains(heading) { return StudyPageName.changes }
        if article.headings[heading].side != nil { showsSide = true }
      case .snippet(let index):
        let snippet = article.snippets[index]
        switch snippet.role {
        case .source, .usage: if snippet.side != nil { showsSide = true }
        case .test, .contract, .conformers, .driver: isTest = true
        default: continue
        }
      default: continue
      }
    }
    if showsSide { return hasSteps ? StudyPageName.steps : nil }
    if isTest { return hasEvidence ? StudyPageName.evidence : hasSteps ? StudyPageName.steps : nil }
    return nil
  }

  /// Records the page of each anchor and block of code in a section.
  private mutating func record(_ section: Section, on page: String, _ article: Article) {
    for segment in article.body[section.body] {
      switch segment {
      case .headingStart(let heading): pagesOfAnchors[article.headings[heading].anchor] = page
      case .snippet(let snippet): pagesOfSnippets[snippet] = page
      case .html(let text):
        var rest = text[...]
        while let found = rest.firstBytes(of: " id=\"") {
          rest = rest[found.upperBound...]
          let anchor = String(Substring(rest.utf8.prefix { $0 != UInt8(ascii: "\"") }))
          // The parser makes the anchors of footnotes, so they aren't among those that the author sets.
          if article.anchors.contains(anchor) || FootnoteLinks.isAnchor(anchor) { pagesOfAnchors[anchor] = page }
        }
      default: continue
      }
    }
  }
}

/// The names of the built-in pages below a study's overview.
enum StudyPageName {
  static let steps = "steps"
  static let changes = "changes"
  static let evidence = "evidence"
  static let files = "files"
  static let pairs = "pairs"
  static let runs = "runs"
  static let exercise = "exercise"

  /// The names of subpages, including the page that joins the others, which a page next to a home study must not have.
  static let all = Set(SitePipeline.builtInStudyPages.map(\.name) + [WholeStudyPage.name])
}
