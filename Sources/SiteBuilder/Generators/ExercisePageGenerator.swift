import CaseStudyModel
import Mustache

/// Generates a page for each study with an exercise: the task, its downloads, hints and the measured answer.
public struct ExercisePageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    if site.evidence.isEmpty { return [] }
    return site.studies.indices.filter { Exercise(of: site.studies[$0], in: site) != nil }.map { index in
      let article = site.studies[index].article
      let title: [String: PlaceholderValue] = ["title": .text(article.title)]
      var page = Page(
        path: PagePath.exercise(site.studies[index]), layout: .exercise,
        title: site.texts.text("exercise.title", title), summary: site.texts.text("exercise.summary", title),
        ancestors: [
          Page.Ancestor(title: site.configuration.title, path: PagePath.home),
          Page.Ancestor(title: site.texts.text("studies.title"), path: PagePath.studies),
          Page.Ancestor(title: article.title, path: PagePath.study(site.studies[index])),
        ]
      ) { context in
        Exercise(of: site.studies[index], in: site).map { ExerciseView($0, in: context).values } ?? [:]
      }
      page.date = article.frontMatter.date
      page.updated = article.updated
      return page
    }
  }
}
