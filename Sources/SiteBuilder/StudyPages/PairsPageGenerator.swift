import CaseStudyModel
import Mustache

/// Generates the comparison of the code in a study's examples, pair by pair.
struct PairsPageGenerator: StudyPageGenerator {
  var name: String { StudyPageName.pairs }
  var layout: Layout { .files }

  func hasPage(for study: CaseStudy, in site: Site) -> Bool { PairComparison.isPossible(for: study) }

  func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    [
      "titleAnchor": .text(Comparison.anchor),
      "body": context.rendered { out in
        guard let comparison = PairComparison(of: study) else { return }
        ComparisonWriter(snippets: context.snippets).write(comparison, into: &out)
      },
    ]
  }
}
