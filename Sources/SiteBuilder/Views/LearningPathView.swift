import CaseStudyModel
import Mustache

/// A learning path: its principle, its studies, and the time that they take.
struct LearningPathView: TemplateView {
  let values: [String: TemplateValue]

  init(_ path: LearningPath, in context: PageContext) {
    let texts = context.texts
    let studies = path.studies.map { context.site.studies[$0] }
    let minutes = studies.reduce(0) { $0 + $1.article.readingMinutes }
    let badge = context.site.principle(path.principle).map { PrincipleBadgeView($0, in: context) }
    let list = context.addresses.studyLists.list(of: path.principle, in: context.site)
    values = [
      "badge": .view(badge),
      "total": .text(
        texts.text(
          minutes < 60 ? "paths.total" : "paths.totalHours",
          [
            "studies": .text(texts.text("count.studies", ["count": .integer(studies.count)])),
            "hours": .integer(minutes / 60), "minutes": .integer(minutes % 60),
          ])),
      "moreURL": .optional(path.isCut ? list.map { context.url(for: $0) } : nil),
      "steps": .views(studies.map { PathStepView($0, on: studies, in: context) }),
    ]
  }
}

/// A study on a learning path, with its prerequisites: the studies that the author names, or else those that its
/// difficulty implies.
struct PathStepView: TemplateView {
  let values: [String: TemplateValue]

  /// - Parameter studies: the studies of the path.
  init(_ study: CaseStudy, on studies: [CaseStudy], in context: PageContext) {
    let article = study.article
    let named = article.assumes
    let assumed = named.isEmpty ? [] : context.site.studies.filter { named.contains($0.article.studySlug) }
    let hasEasier = studies.contains { $0.article.stage < article.stage }
    let key = article.stage == 0 ? "nothing" : hasEasier ? "easier" : "principle"
    let items = assumed.enumerated().map { index, study in
      TemplateValue.object(
        RelatedStudyView(study, in: context).values.with(["isLast": .bool(index == assumed.count - 1)]))
    }
    values = StudyLinkView(study, in: context).values.with([
      "difficulty": .text(article.difficultyText(in: context.texts)), "minutes": .integer(article.readingMinutes),
      "assumption": .text(context.texts.text("paths.assumes." + key)),
    ]).with(Dictionary(list: "assumed", items))
  }
}
