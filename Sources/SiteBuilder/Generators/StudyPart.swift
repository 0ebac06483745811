import CaseStudyModel

/// The part of a study that treats one principle.
enum StudyPart {
  /// Returns the address of the heading under which a study of several principles treats one of them.
  static func url(of study: CaseStudy, under principle: Principle.ID, in context: PageContext) -> String {
    let url = context.url(for: PagePath.study(study))
    guard study.principles.count > 1,
      let heading = study.article.headings.dropFirst(HeadingPlan(study.article).titleAnchor == nil ? 0 : 1)
        .first(where: { $0.principles.contains(principle) })
    else { return url }
    return url + "#" + heading.anchor.percentEncodedPath
  }
}
