import CaseStudyModel

/// An entry of 'assumes' must be the slug of another study.
struct UnknownAssumption: SiteCheck {
  var comparesTexts: Bool { true }

  var explanation: DiagnosticExplanation {
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

  func diagnostics(for site: Site) -> [Diagnostic] {
    if site.studies.allSatisfy(\.article.assumes.isEmpty) { return [] }
    let slugs = Set(site.studies.map(\.article.studySlug))
    // Drafts of pages and principles are known only by their files.
    func draftSlugs(of files: Set<PathKey>) -> Set<String> {
      Set(files.map { site.draftSlugs[$0] ?? Slug.derived(from: AddressPolicy.name(of: $0.text)) })
    }
    let drafts = draftSlugs(of: site.drafts.subtracting(site.uncertainDrafts))
    // Another check reports uncertain drafts at their marks; assumptions of them wait for that decision.
    let accepted = slugs.union(draftSlugs(of: site.uncertainDrafts))
    var names = KnownNames(slugs)
    lazy var slugsOfTitles = Dictionary(
      site.studies.map { ($0.article.title.foldedName, $0.article.studySlug) }
    ) { $1 }
    lazy var slugsOfAliases = Dictionary(
      site.studies.flatMap { study in study.article.aliases.map { ($0, study.article.studySlug) } }
    ) { first, _ in first }
    func nearest(to name: String) -> String? {
      // Authors also write the title, the file or the page's address.
      let last = SitePath.stem(of: SitePath.name(of: name.hasSuffix("/") ? String(name.dropLast()) : name))
      return slugsOfTitles[name.foldedName] ?? (slugs.contains(last) && last != name ? last : nil)
        ?? slugsOfAliases[name] ?? names.nearest(to: name)
    }
    return cycles(in: site)
      + site.studies.map(\.article).flatMap { article in
        article.assumes.enumerated().filter { !accepted.contains($0.element) || $0.element == article.studySlug }.map {
          index, name in
          let place = article.place(ofItem: index, of: "assumes")
          if name == article.studySlug {
            return Diagnostic(
              id, .error, "A study must not assume itself", at: place, solutions: ["remove '\(name)'"])
          }
          if drafts.contains(name) {
            return Diagnostic(
              id, .error, "An assumed study must be published, but '\(name)' is a draft", at: place,
              solutions: ["remove 'draft: true' from the front matter of the draft", "remove '\(name)'"])
          }
          return Diagnostic(
            id, .error, "No study has the slug '\(name)'", at: place, replacing: name, with: nearest(to: name),
            otherwise: ["remove '\(name)'"])
        }
      }
  }

  /// Reports studies that assume each other, directly or indirectly, so that no reading order suits all of them.
  ///
  /// A depth-first search: an assumption that leads back to a study on the current path closes a cycle.
  private func cycles(in site: Site) -> [Diagnostic] {
    let articles = site.studies.map(\.article)
    let places = Dictionary(articles.enumerated().map { ($1.studySlug, $0) }) { first, _ in first }
    var visited: Set<Int> = []
    var found: [Diagnostic] = []
    for start in articles.indices where visited.insert(start).inserted {
      // The studies on the current path, each with the number of its next assumption.
      var path = [(study: start, next: 0)]
      var onPath: Set = [start]
      while let (study, next) = path.last {
        let assumes = articles[study].assumes
        guard next < assumes.count else {
          path.removeLast()
          onPath.remove(study)
          continue
        }
        path[path.count - 1].next += 1
        guard let other = places[assumes[next]], other != study else { continue }
        if onPath.contains(other) {
          found.append(cycle(of: articles[study], through: next))
        } else if visited.insert(other).inserted {
          path.append((other, 0))
          onPath.insert(other)
        }
      }
    }
    return found
  }

  private func cycle(of article: Article, through index: Int) -> Diagnostic {
    let name = article.assumes[index]
    return Diagnostic(
      id, .warning, "Studies must not assume each other, as this one and '\(name)' do",
      at: article.place(ofItem: index, of: "assumes"), solutions: ["remove '\(name)'"])
  }
}
