import CaseStudyModel
import Mustache

/// A learning path: its principle, its studies, and the time that they take.
struct LearningPathView: TemplateView {
  let path: LearningPath
  let context: PageContext

  init(_ path: LearningPath, in context: PageContext) {
    self.path = path
    self.context = context
  }

  var values: [String: TemplateValue] {
    let texts = context.texts
    let studies = path.studies.map { context.site.studies[$0] }
    let minutes = studies.reduce(0) { $0 + $1.article.readingMinutes }
    let badge = context.site.principle(path.principle).map { PrincipleBadgeView($0, in: context) }
    let list = StudyListAddresses(of: context.site.studies).path(of: StudyChoice(principle: path.principle))
    let more = context.site.pagePaths.contains(list) ? list : PagePath.studies
    return [
      "badge": .view(badge),
      "total": .text(
        texts.text(
          "paths.total",
          [
            "studies": .text(texts.text("count.studies", ["count": .integer(studies.count)])),
            "minutes": .integer(minutes),
          ])),
      "moreURL": path.isCut ? .text(context.url(for: more)) : .null,
      "steps": .views(studies.map { PathStepView($0, on: studies, in: context) }),
    ]
  }
}

/// A study on a learning path, with what it assumes.
struct PathStepView: TemplateView {
  let link: StudyLinkView
  let difficulty: String
  let minutes: Int
  /// The studies that the author names.
  let assumed: [RelatedStudyView]
  /// The assumption that the difficulty implies, if the author names no study.
  let assumption: String

  /// - Parameter studies: the studies of the path.
  init(_ study: CaseStudy, on studies: [CaseStudy], in context: PageContext) {
    link = StudyLinkView(study, in: context)
    difficulty = study.article.difficultyText(in: context.texts)
    minutes = study.article.readingMinutes
    let named = study.article.assumes
    assumed =
      named.isEmpty
      ? []
      : context.site.studies.filter { named.contains($0.article.studySlug) }.map { RelatedStudyView($0, in: context) }
    let hasEasier = studies.contains { $0.article.stage < study.article.stage }
    let key = study.article.stage == 0 ? "nothing" : hasEasier ? "easier" : "principle"
    assumption = context.texts.text("paths.assumes." + key)
  }

  var values: [String: TemplateValue] {
    let items = assumed.enumerated().map { index, study in
      TemplateValue.object(study.values.with(["isLast": .bool(index == assumed.count - 1)]))
    }
    return link.values.with([
      "difficulty": .text(difficulty), "minutes": .integer(minutes), "assumption": .text(assumption),
    ]).with(Dictionary(list: "assumed", items))
  }
}
