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
        them, so studies can't assume each other.
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
    return circles(in: site)
      + site.studies.map(\.article).flatMap { article in
        article.assumes.enumerated().filter { !slugs.contains($0.element) || $0.element == article.studySlug }.map {
          index, name in
          let place = Diagnostic.range(ofItem: index, of: "assumes", in: article)
          if name == article.studySlug {
            return Diagnostic(
              id, .error, "A study must not assume itself", at: place, solutions: ["remove '\(name)'"])
          }
          let nearest = names.nearest(to: name)
          return Diagnostic(
            id, .error, "No study has the slug '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
            at: place,
            solutions: [nearest.map { "replace '\(name)' with '\($0)'" } ?? "remove '\(name)'"])
        }
      }
  }

  /// Reports studies that assume each other, directly or by way of others: no order puts each after what it assumes.
  private func circles(in site: Site) -> [Diagnostic] {
    let articles = site.studies.map(\.article)
    var assumed: [String: Set<String>] = [:]
    for article in articles {
      assumed[article.studySlug, default: []].formUnion(article.assumes.filter { $0 != article.studySlug })
    }
    var reversed: [String: Set<String>] = [:]
    for (name, others) in assumed {
      for other in others { reversed[other, default: []].insert(name) }
    }
    let circular = Self.leadingToCircles(assumed).intersection(Self.leadingToCircles(reversed))
    if circular.isEmpty { return [] }
    return articles.flatMap { article in
      article.assumes.enumerated().filter {
        $0.element != article.studySlug && circular.isSuperset(of: [$0.element, article.studySlug])
      }.map { index, name in
        Diagnostic(
          id, .warning, "Studies must not assume each other, as this one and '\(name)' do",
          at: Diagnostic.range(ofItem: index, of: "assumes", in: article),
          solutions: ["remove '\(name)' from the study that comes first"])
      }
    }
  }

  /// Returns the names from which the edges lead to a circle, by removing the ends until there is none.
  private static func leadingToCircles(_ edges: [String: Set<String>]) -> Set<String> {
    var sources: [String: [String]] = [:]
    for (name, targets) in edges {
      for target in targets { sources[target, default: []].append(name) }
    }
    var open = edges.mapValues(\.count)
    var ends = sources.keys.filter { edges[$0]?.isEmpty ?? true }
    while let end = ends.popLast() {
      for source in sources[end] ?? [] {
        let count = (open[source] ?? 0) - 1
        open[source] = count
        if count == 0 { ends.append(source) }
      }
    }
    return Set(open.filter { $0.value > 0 }.keys)
  }
}
