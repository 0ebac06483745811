import CaseStudyModel
import Mustache

/// Generates the comparison of a study's sides, file by file.
struct FilesPageGenerator: StudyPageGenerator {
  var name: String { StudyPageName.files }
  var layout: Layout { .files }

  func hasPage(for study: CaseStudy, in site: Site) -> Bool { Comparison.isPossible(for: study) }

  func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    [
      "titleAnchor": .text(Comparison.anchor), "hasEvidence": false,
      "body": context.rendered { out in
        guard let comparison = Comparison(of: study) else { return }
        ComparisonWriter(snippets: context.snippets).write(comparison, into: &out)
      },
    ]
  }
}
