import CaseStudyModel

/// Assigns slugs to articles.
enum AddressPolicy {
  /// Sets a study's slug, with a diagnostic if the author's slug is invalid.
  static func settle(_ study: inout Diagnosed<CaseStudy>) {
    // The list of studies has this address.
    settle(&study.value.article, isReserved: { $0.lowercased() == "index.html" }, into: &study.diagnostics)
  }

  /// Sets a plain page's slug, which must not be a reserved address either.
  static func settle(_ page: inout Article, into diagnostics: inout [Diagnostic]) {
    settle(&page, isReserved: Slug.isReserved, into: &diagnostics)
  }

  /// Returns the name of an article: that of its file, or for an index file that of its folder.
  static func name(of path: String) -> String {
    let folder = SitePath.name(of: SitePath.folder(of: path))
    return isIndex(path) && !folder.isEmpty ? folder : SitePath.stem(of: path)
  }

  /// Returns the address that a file which isn't read would most likely have.
  static func probableAddress(of path: String) -> String {
    let slug = Slug.derived(from: name(of: path))
    if path.hasPrefix("Content/pages/") { return "\(slug)/" }
    if path.hasPrefix("Content/principles/") { return PagePath.principle(Principle.ID(rawValue: slug)) }
    return UnreadStudies.address(of: path)
  }

  /// Returns a slug that names an article's folders too, for articles with the same name.
  static func slug(withFoldersOf path: String) -> String {
    Slug.derived(from: place(of: path).joined(separator: " "))
  }

  /// Returns the names of an article's folders, and of its file unless it's an index file.
  static func place(of path: String) -> [Substring] {
    let folders = SitePath.names(on: SitePath.folder(of: path))
    return isIndex(path) && !folders.isEmpty ? folders : folders + [SitePath.stem(of: path)[...]]
  }

  /// Returns whether a file is the index of its folder.
  private static func isIndex(_ path: String) -> Bool {
    ["index", "readme"].contains(SitePath.stem(of: path).lowercased())
  }

  private static func settle(
    _ article: inout Article, isReserved: (String) -> Bool, into diagnostics: inout [Diagnostic]
  ) {
    let name = name(of: article.source)
    let derived = Slug.derived(from: name)
    if article.writtenSlug == nil, name.lowercased().utf8.count > Slug.longest {
      diagnostics.append(.longName(of: article, slug: derived))
    }
    var settled = isReserved(derived) ? derived + "-page" : derived
    if settled != derived, article.writtenSlug == nil {
      diagnostics.append(.reservedName(derived, of: article, slug: settled))
    }
    if let slug = article.writtenSlug {
      if let problem = Slug.problem(with: slug) ?? (isReserved(slug) ? "is needed by the site itself" : nil) {
        diagnostics.append(.invalidSlug(slug, problem, replacement: settled, in: article))
      } else {
        settled = slug
      }
    }
    // Assigning an equal slug would still copy the article, which the cache shares.
    if article.slug != settled { article.slug = settled }
  }

  /// Adds folders, and a number if necessary, to slugs that several studies share, for folders of loose Markdown.
  static func disambiguate(_ site: inout Site) {
    let counts = site.studies.lazy.map { $0.article.slug.lowercased() }.counts
    let isKept = site.studies.map { study in
      counts[study.article.slug.lowercased()] == 1 || study.article.writtenSlug != nil
    }
    var taken = NumberedNames()
    for (study, isKept) in zip(site.studies, isKept) where isKept { _ = taken.take(study.article.slug) }
    for index in site.studies.indices where !isKept[index] {
      site.studies[index].article.slug = taken.take(slug(withFoldersOf: site.studies[index].article.source))
    }
  }
}

extension Diagnostic {
  fileprivate static func reservedName(_ name: String, of article: Article, slug: String) -> Diagnostic {
    Diagnostic(
      "InvalidSlug", .warning, "Page '\(SitePath.name(of: article.source))' can't have the address '/\(name)/'",
      at: article.place(line: 1),
      explanation: "The site itself needs that address; the page is published as '/\(slug)/'",
      solutions: ["add 'slug:' to the front matter"])
  }

  fileprivate static func longName(of article: Article, slug: String) -> Diagnostic {
    Diagnostic(
      "InvalidSlug", .error,
      "A file's name must be at most \(Slug.longest) bytes long, unless its front matter has a slug",
      at: article.place(line: 1),
      explanation: "The page is published as '\(slug.shortened)'.", solutions: ["add 'slug:' to the front matter"])
  }

  fileprivate static func invalidSlug(
    _ slug: String, _ problem: Message, replacement: String, in article: Article
  ) -> Diagnostic {
    Diagnostic(
      "InvalidSlug", .error, "Slug '\(slug)' \(problem)", at: article.place(ofKey: "slug"),
      solutions: ["replace '\(slug)' with '\(replacement)'"])
  }
}
