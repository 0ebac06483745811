import CaseStudyModel
import Mustache

/// The pages of the case studies, each with the ways to the one before and the one after.
public struct CaseStudyPageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    site.studies.indices.map { page(of: $0, in: site) }
  }

  private func page(of index: Int, in site: Site) -> Page {
    let study = site.studies[index]
    let article = study.article
    var page = Page(
      path: PagePath.study(study), layout: .study, title: article.title, summary: article.summary,
      ancestors: [
        Page.Ancestor(title: site.configuration.title, path: PagePath.home),
        Page.Ancestor(title: "Case studies", path: PagePath.studies),
      ]
    ) { context in
      var values: [String: TemplateValue] = [
        "body": context.body(of: study),
        "titleAnchor": HeadingPlan(article).titleAnchor.map { .text($0) } ?? .null,
        "contents": ContentsValue.contents(of: article),
        "badges": PrincipleValue.badges(study.principles, in: context),
        "previous": index > 0 ? neighbour(context.site.studies[index - 1], context) : .null,
        "next": index + 1 < context.site.studies.count ? neighbour(context.site.studies[index + 1], context) : .null,
      ]
      values.merge(facts(of: article, context)) { _, new in new }
      return .object(values)
    }
    page.adopt(article)
    page.isArticle = true
    return page
  }

  private func facts(of article: Article, _ context: PageContext) -> [String: TemplateValue] {
    let frontMatter = article.frontMatter
    let sources = frontMatter.sources.map { source -> TemplateValue in
      [
        "title": .text(source.title),
        "url": source.url.flatMap(WebAddress.init).map { .text($0.text) } ?? .null,
        "note": .text(source.note ?? ""),
      ]
    }
    let tags = frontMatter.tags.map { tag -> TemplateValue in
      ["title": .text(tag), "url": .text(context.url(for: PagePath.tag(tag)))]
    }
    return [
      "minutes": .integer(StudyValue.readingMinutes(of: article)),
      "difficulty": .text(frontMatter.difficulty?.rawValue ?? ""),
      "date": .text(frontMatter.date?.description ?? ""),
      "updated": .text(frontMatter.updated?.description ?? ""),
      "authors": .list(frontMatter.authors.map(PersonValue.value)),
      "hasAuthors": .bool(!frontMatter.authors.isEmpty),
      "isDraft": .bool(frontMatter.isDraft),
      "sources": .list(sources),
      "hasSources": .bool(!sources.isEmpty),
      "tags": .list(tags),
      "hasTags": .bool(!tags.isEmpty),
    ]
  }

  private func neighbour(_ study: CaseStudy, _ context: PageContext) -> TemplateValue {
    ["title": .text(study.article.title), "url": .text(context.url(for: PagePath.study(study)))]
  }
}
