import CaseStudyModel
import Mustache

/// Generates the comparison of the code in a study's examples, pair by pair.
public struct PairsPageGenerator: StudyPageGenerator {
  public init() {}

  public var name: String { StudyPageName.pairs }
  public var layout: Layout { .files }

  public func hasPage(for study: CaseStudy, in site: Site) -> Bool { PairComparison.isPossible(for: study) }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    [
      "titleAnchor": .text(Comparison.anchor),
      "body": context.rendered { out in
        guard let comparison = PairComparison(of: study) else { return }
        ComparisonWriter(snippets: context.snippets).write(comparison, into: &out)
      },
    ]
  }
}
