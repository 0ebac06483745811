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
    // Drafts that are left out are known only by their files.
    let drafts = Set(site.drafts.map { Slug.derived(from: AddressPolicy.name(of: $0.text)) })
    var names = KnownNames(slugs)
    lazy var slugsOfTitles = Dictionary(
      site.studies.map { ($0.article.title.foldedName, $0.article.studySlug) }
    ) { $1 }
    func nearest(to name: String) -> String? {
      // Authors also name the title, the file or the page's address.
      let last = SitePath.stem(of: SitePath.name(of: name.hasSuffix("/") ? String(name.dropLast()) : name))
      return slugsOfTitles[name.foldedName] ?? (slugs.contains(last) && last != name ? last : nil)
        ?? names.nearest(to: name)
    }
    return circles(in: site)
      + site.studies.map(\.article).flatMap { article in
        article.assumes.enumerated().filter { !slugs.contains($0.element) || $0.element == article.studySlug }.map {
          index, name in
          let place = Diagnostic.range(ofItem: index, of: "assumes", in: article)
          if name == article.studySlug {
            return Diagnostic(
              id, .error, "A study must not assume itself", at: place, solutions: ["remove '\(name)'"])
          }
          if drafts.contains(name) {
            return Diagnostic(
              id, .error, "An assumed study must be published, but '\(name)' is a draft", at: place,
              solutions: ["remove 'draft: true' from the front matter of the draft", "remove '\(name)'"])
          }
          let nearest = nearest(to: name)
          return Diagnostic(
            id, .error, "No study has the slug '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
            at: place,
            solutions: [nearest.map { "replace '\(name)' with '\($0)'" } ?? "remove '\(name)'"])
        }
      }
  }

  /// Reports studies that assume each other, directly or by way of others: no order puts each after what it assumes.
  ///
  /// Follows the assumptions depth-first. One that leads back to a study on the way closes a circle, and is reported.
  private func circles(in site: Site) -> [Diagnostic] {
    let articles = site.studies.map(\.article)
    let places = Dictionary(articles.enumerated().map { ($1.studySlug, $0) }) { first, _ in first }
    var visited: Set<Int> = []
    var found: [Diagnostic] = []
    for start in articles.indices where visited.insert(start).inserted {
      // The studies on the way, each with the number of its next assumption.
      var way = [(study: start, next: 0)]
      var onWay: Set = [start]
      while let (study, next) = way.last {
        let assumes = articles[study].assumes
        guard next < assumes.count else {
          way.removeLast()
          onWay.remove(study)
          continue
        }
        way[way.count - 1].next += 1
        guard let other = places[assumes[next]], other != study else { continue }
        if onWay.contains(other) {
          found.append(circle(of: articles[study], through: next))
        } else if visited.insert(other).inserted {
          way.append((other, 0))
          onWay.insert(other)
        }
      }
    }
    return found
  }

  private func circle(of article: Article, through index: Int) -> Diagnostic {
    let name = article.assumes[index]
    return Diagnostic(
      id, .warning, "Studies must not assume each other, as this one and '\(name)' do",
      at: Diagnostic.range(ofItem: index, of: "assumes", in: article),
      solutions: ["remove '\(name)'"])
  }
}
