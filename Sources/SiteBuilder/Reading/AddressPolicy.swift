import CaseStudyModel

/// The rules by which articles get the last part of their addresses.
struct AddressPolicy: Sendable {
  /// Whether files that would share an address get longer ones from their folders, as suits folders of loose Markdown.
  var disambiguates: Bool

  /// Gives every article of a site a slug that is safe in an address.
  /// - Returns: the slugs that authors wrote and that can't be used.
  func settle(_ site: inout Site) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for index in site.studies.indices {
      settle(&site.studies[index].article, isReserved: { _ in false }, into: &diagnostics)
    }
    for index in site.pages.indices {
      settle(&site.pages[index], isReserved: Slug.isReserved, into: &diagnostics)
    }
    if disambiguates { disambiguate(&site) }
    return diagnostics
  }

  /// Returns the name that a file gives its article: its own, or for an index file that of its folder.
  static func name(of path: String) -> String {
    let stem = SitePath.stem(of: path)
    let folder = SitePath.name(of: SitePath.folder(of: path))
    return ["index", "readme"].contains(stem.lowercased()) && !folder.isEmpty ? folder : stem
  }

  private func settle(_ article: inout Article, isReserved: (String) -> Bool, into diagnostics: inout [Diagnostic]) {
    let derived = Slug.derived(from: Self.name(of: article.source))
    var settled = isReserved(derived) ? derived + "-page" : derived
    if let slug = article.writtenSlug {
      if let problem = Slug.problem(with: slug) ?? (isReserved(slug) ? "is needed by the site itself" : nil) {
        diagnostics.append(.invalidSlug(slug, problem, replacement: settled, in: article))
      } else {
        settled = slug
      }
    }
    // Writing would part the article from what is remembered of it.
    if article.slug != settled { article.slug = settled }
  }

  private func disambiguate(_ site: inout Site) {
    var counts: [String: Int] = [:]
    for study in site.studies { counts[study.article.slug.lowercased(), default: 0] += 1 }
    for index in site.studies.indices where counts[site.studies[index].article.slug.lowercased(), default: 0] > 1 {
      let source = site.studies[index].article.source
      guard site.studies[index].article.writtenSlug == nil else { continue }
      site.studies[index].article.slug = Slug.derived(
        from: SitePath.folder(of: source) + " " + SitePath.stem(of: source))
    }
  }
}

extension Diagnostic {
  fileprivate static func invalidSlug(
    _ slug: String, _ problem: String, replacement: String, in article: Article
  ) -> Diagnostic {
    Diagnostic(
      "InvalidSlug", .error, "Slug '\(slug)' \(problem)",
      at: SourceRange(path: article.source, line: article.frontMatter.lines["slug"] ?? 1),
      solutions: ["replace '\(slug)' with '\(replacement)'"])
  }
}
