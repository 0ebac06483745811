import CaseStudyModel
import Mustache

/// Makes the list of a study's steps, with the files and lines of each.
public struct StepsSection: OverviewSection {
  public init() {}

  public var template: String { "overview-steps" }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    let article = study.article
    let plan = HeadingPlan(article)
    var steps: [(heading: Int, snippets: [Int])] = []
    for segment in StudyDivision(study, in: context.site).bodies(on: StudyPageName.steps).flatMap({ article.body[$0] })
    {
      switch segment {
      case .headingStart(let heading) where article.headings[heading].isTopLevel && plan.levels[heading] <= 3:
        steps.append((heading, []))
      case .snippet(let index):
        let snippet = article.snippets[index]
        if snippet.role == .source, snippet.side == .after, !snippet.isHidden, snippet.expectedFailure == nil,
          !steps.isEmpty
        {
          steps[steps.count - 1].snippets.append(index)
        }
      default: continue
      }
    }
    let views = steps.filter { plan.levels[$0.heading] == 3 && !$0.snippets.isEmpty }.map { step -> TemplateValue in
      let blocks = step.snippets.map { article.snippets[$0] }
      let lines = blocks.reduce(0) { $0 + $1.lineCount }
      return [
        "stepTitle": .text(article.headings[step.heading].text),
        "url": .text(context.url(for: study, at: article.headings[step.heading].anchor)),
        "files": .text(context.texts.text("count.files", ["count": .integer(Set(blocks.map(\.file)).count)])),
        "lines": .text(context.texts.text("count.lines", ["count": .integer(lines)])),
      ]
    }
    return views.isEmpty ? nil : ["steps": .list(views)]
  }
}
