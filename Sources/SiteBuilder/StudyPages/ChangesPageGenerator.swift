import CaseStudyModel
import Mustache
import SourceTrees

/// Generates the page of a study's change requests. For each request, it shows the reason, a question to the reader,
/// and as the answer its cost on each side.
public struct ChangesPageGenerator: StudyPageGenerator {
  public init() {}

  public var name: String { StudyPageName.changes }
  public var layout: Layout { .changes }

  public func hasPage(for study: CaseStudy, in site: Site) -> Bool { !study.changeRequests.isEmpty }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    let article = study.article
    let sections = StudyDivision(study, in: context.site).sections.filter { $0.page == name }
    let title = sections.count == 1 ? sections[0].heading : nil
    let plan = title.map { HeadingPlan(article, titledBy: $0) } ?? HeadingPlan(article)
    let ranges = sections.map(\.body)
    var writer = RequestsWriter(study, plan: plan, in: context)
    let parts = ranges.flatMap { writer.parts(of: $0) }
    return [
      "pageTitle": .text(title.map { article.headings[$0].text } ?? context.texts.text("study.page." + name)),
      "titleAnchor": .optional(plan.titleAnchor), "parts": .list(parts.map(TemplateValue.object)),
      "hasEvidence": .bool(context.site.evidence[article.slug] != nil),
    ].with(ContentsView(of: article, in: ranges, plan).values)
  }
}

/// Writes the parts of a page of change requests.
private struct RequestsWriter {
  private let study: CaseStudy
  private let context: PageContext
  private let results: [Int: ResultView]
  private let bases: BothSides<SourceTree>
  /// The places of the files among the blocks of the bases, by path.
  private let places: BothSides<[String: Int]>
  private var renderer: ArticleRenderer

  init(_ study: CaseStudy, plan: HeadingPlan, in context: PageContext) {
    self.study = study
    self.context = context
    results = Dictionary(
      ResultsSection.views(of: study, in: context).map { ($0.request.heading, $0) },
      uniquingKeysWith: { first, _ in first })
    let bases = BothSides { SourceTree.of(study.article, on: $0, in: .any).value }
    self.bases = bases
    places = BothSides { side in
      Dictionary(uniqueKeysWithValues: bases[side].blocks.enumerated().map { ($1.path, $0) })
    }
    renderer = ArticleRenderer(study.article, context: context, plan: plan)
  }

  /// Returns the parts of a section: the text before its requests, and each request.
  mutating func parts(of range: Range<Int>) -> [[String: TemplateValue]] {
    let body = study.article.body
    let starts = range.filter { segment in
      if case .headingStart(let heading) = body[segment] { results[heading] != nil } else { false }
    }
    var parts = [plain(range.lowerBound..<(starts.first ?? range.upperBound))]
    for (start, end) in zip(starts, starts.dropFirst() + [range.upperBound]) {
      guard case .headingStart(let heading) = body[start], let result = results[heading] else { continue }
      parts.append(part(of: result, body[start..<end]))
    }
    return parts
  }

  private mutating func plain(_ range: Range<Int>) -> [String: TemplateValue] {
    ["text": rendered(Array(study.article.body[range])), "tests": .null, "hasAnswer": false]
  }

  private mutating func part(of result: ResultView, _ body: ArraySlice<Segment>) -> [String: TemplateValue] {
    let parts = RequestParts(body, of: study.article)
    let bases = BothSides { side in
      self.bases[side].limited(to: result.request, of: study.article, places[side])
    }
    let changes = RequestChanges(result.request, of: study, from: bases, &renderer.lineAnchors)
    var values: [String: TemplateValue] = [
      "text": rendered(parts.text), "result": .view(result),
      "tests": parts.tests.isEmpty ? .null : rendered(parts.tests), "patches": .null, "sides": [],
      "hasAnswer": .bool(result.request.snippets.contains { study.article.snippets[$0].role == .change }),
    ]
    if let changes {
      values["sides"] = .list(Side.allCases.map { side(changes.sides[$0], $0, of: result.request) })
    } else if !parts.patches.isEmpty {
      values["patches"] = rendered(parts.patches)
    }
    return values
  }

  private func side(_ files: [ComparedFile]?, _ side: Side, of request: ChangeRequest) -> TemplateValue {
    let name = context.texts.text("side." + side.rawValue)
    return [
      "sideName": .text(name), "isAsked": .bool(files != nil),
      "code": context.rendered { out in
        ComparisonWriter(snippets: context.snippets, place: "\(request.title), \(name)").writeChanges(
          of: files ?? [], under: 4, leavingOutEqual: true, into: &out)
      },
    ]
  }

  private mutating func rendered(_ segments: [Segment]) -> TemplateValue {
    var out: [UInt8] = []
    renderer.write(segments, into: &out)
    return .html(out)
  }
}
