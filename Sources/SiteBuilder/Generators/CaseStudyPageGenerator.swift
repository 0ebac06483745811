import CaseStudyModel
import Mustache

/// The pages of the case studies, each with the ways to the one before and the one after.
public struct CaseStudyPageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    let related = RelatedStudies(site.studies)
    // One recipe for all pages: ten thousand that each hold the site would take their time to be made and to be let go.
    let recipe: @Sendable (Int, PageContext) -> [String: TemplateValue] = { index, context in
      values(
        of: site.studies[index],
        NeighbourValue.values(at: index, of: site.studies, in: context) {
          NeighbourValue.Neighbour(title: $0.article.title, path: PagePath.study($0))
        },
        related.indices(relatedTo: index).map { link(to: site.studies[$0], context) }, context)
    }
    let ancestors = [
      Page.Ancestor(title: site.configuration.title, path: PagePath.home),
      Page.Ancestor(title: "Case studies", path: PagePath.studies),
    ]
    return site.studies.indices.map { index in
      let article = site.studies[index].article
      var page = Page(
        path: PagePath.study(site.studies[index]), layout: .study, title: article.title, summary: article.summary,
        ancestors: ancestors
      ) { recipe(index, $0) }
      page.adopt(article)
      page.isArticle = true
      return page
    }
  }

  private func values(
    of study: CaseStudy, _ neighbours: [String: TemplateValue], _ related: [TemplateValue], _ context: PageContext
  ) -> [String: TemplateValue] {
    let article = study.article
    let comparison = Comparison(of: study)
    let evidence = EvidenceSection(of: study, in: context.site)
    let body = context.body(of: study, with: comparison, around: evidence)
    let values: [String: TemplateValue] = [
      "body": .html(body.text),
      "textAbove": .html(evidence == nil ? body.text : Array(body.text[..<body.split])),
      "textBelow": evidence == nil ? .null : .html(Array(body.text[body.split...])),
      "evidence": EvidenceValue.value(of: evidence, study, in: context),
      "hasEvidence": .bool(evidence != nil),
      "isNotRun": .bool(evidence == nil && study.makesClaims && !context.site.evidence.isEmpty),
      "lede": LedeValue.value(of: article),
      "titleAnchor": HeadingPlan(article).titleAnchor.map { .text($0) } ?? .null,
    ]
    return values.with(Dictionary(list: "badges", PrincipleValue.badges(of: study, in: context)))
      .with(ContentsValue.values(of: article, with: comparison, evidence))
      .with(neighbours)
      .with(Dictionary(list: "related", related))
      .with(facts(of: article, context))
  }

  private func link(to study: CaseStudy, _ context: PageContext) -> TemplateValue {
    [
      "title": .text(study.article.title), "url": .text(context.url(for: PagePath.study(study))),
      "studyLanguage": StudyValue.language(of: study.article, in: context),
      "acronyms": .text(
        context.site.principles.filter { study.principles.contains($0.id) }
          .map { $0.acronym.isEmpty ? $0.name : $0.acronym }.joined(separator: ", ")),
    ]
  }

  private func facts(of article: Article, _ context: PageContext) -> [String: TemplateValue] {
    let frontMatter = article.frontMatter
    let sources = frontMatter.sources.map { source -> TemplateValue in
      [
        "title": .text(source.title),
        "url": .address(source.url),
        "note": .text(source.note ?? ""),
      ]
    }
    let tags = frontMatter.tags.map { tag -> TemplateValue in
      ["title": .text(tag), "url": .text(context.url(for: PagePath.tag(tag)))]
    }
    return [
      "minutes": .integer(StudyValue.readingMinutes(of: article)),
      "codeSize": .text(StudyValue.codeSize(of: article)),
      "difficulty": .text(frontMatter.difficulty?.rawValue ?? ""),
      "date": .text(frontMatter.date?.description ?? ""),
      "isDraft": .bool(frontMatter.isDraft),
    ]
    .with(Dictionary(list: "authors", PersonValue.list(frontMatter.authors)))
    .with(Dictionary(list: "sources", sources))
    .with(Dictionary(list: "tags", tags))
  }
}
