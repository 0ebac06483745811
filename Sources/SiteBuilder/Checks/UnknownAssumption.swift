import CaseStudyModel

/// An entry of 'assumes' must be the slug of another study.
public struct UnknownAssumption: SiteCheck {
  public init() {}

  public var comparesTexts: Bool { true }

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "An entry of 'assumes' must be the slug of another study",
      text: """
        'assumes' lists the slugs of the studies that a reader should know. Learning paths put them first and link to \
        them.
        """,
      example: """
        assumes: [expense-report]   isn't the slug of a study
        assumes: [expense-reports]  is
        """)
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    if site.studies.allSatisfy(\.article.assumes.isEmpty) { return [] }
    let slugs = Set(site.studies.map(\.article.studySlug))
    var names = KnownNames(slugs)
    return site.studies.map(\.article).flatMap { article in
      article.assumes.enumerated().filter { !slugs.contains($0.element) || $0.element == article.studySlug }.map {
        index, name in
        let place = Diagnostic.range(ofItem: index, of: "assumes", in: article)
        if name == article.studySlug {
          return Diagnostic(
            id, .error, "A study must not assume itself", at: place, solutions: ["remove '\(name)'"])
        }
        let nearest = names.nearest(to: name)
        return Diagnostic(
          id, .error, "No study has the slug '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), at: place,
          solutions: [nearest.map { "replace '\(name)' with '\($0)'" } ?? "remove '\(name)'"])
      }
    }
  }
}
