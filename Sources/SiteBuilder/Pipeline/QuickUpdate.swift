import CaseStudyModel

/// The pages of a few changed studies, laid out before the rest of the site.
///
/// Laying out ten thousand studies takes more than a second, but an author who saves a study looks at its page.
package struct QuickUpdate: Sendable {
  /// The files of the pages by their paths.
  package var files: [String: OutputFile]
  /// The diagnostics of the studies' files so far, with the site's severities.
  package var diagnostics: [Diagnostic]
}

extension SitePipeline {
  /// Lays out the pages of changed studies. Lists, feeds and the pages of other studies are left to the next build.
  /// - Parameters:
  ///   - sources: the studies' files, relative to the site's folder.
  ///   - build: a build of the whole site before the changes.
  ///   - cache: a cache that serves quick updates only, so that it contains few studies.
  /// - Returns: `nil` if the changes have an effect on more than these pages, or if a study has an error.
  /// - Throws: `ContentSourceError` if the site's folder can't be read.
  package func quickUpdate(
    of sources: Set<PathKey>, in build: SiteBuild, reusing cache: inout ReadingCache
  ) async throws(ContentSourceError) -> QuickUpdate? {
    guard !sources.isEmpty, build.unread.isEmpty, build.site.canBeUpdatedQuickly, var rendering = build.rendering
    else { return nil }
    cache.forget(sources.map(\.text))
    var loader = loader
    loader.languages = texts.languages
    let loaded = try await loader.load(reusing: &cache, ReadingPortion(needed: sources.map(\.text)))
    let own = loaded.diagnostics.filter { sources.contains(PathKey($0.range.path)) }
    let diagnostics = build.withSeverities(own)
    if diagnostics.contains(where: { $0.severity == .error }) { return nil }

    rendering.site = build.site
    var addresses = build.addresses
    guard let indices = rendering.site.replace(sources, by: loaded.value, &addresses) else { return nil }
    let site = rendering.site
    let pages = generators.flatMap { $0.pages(ofStudies: indices.new, in: site) }
    let known = generators.flatMap { $0.paths(ofStudies: indices.old, in: build.site) }
    guard !pages.isEmpty, pages.map(\.path).sorted() == known.sorted() else { return nil }

    let renderable = renderer.renderable(pages, by: rendering, following: addresses)
    let files = renderable.pages.flatMap { page in
      formats.compactMap { $0.file(of: page) }.map { ($0.path, build.withSeverities($0)) }
    }
    if files.isEmpty { return nil }
    var words = QuotedWords(in: loader.content, kinds)
    return QuickUpdate(
      files: Dictionary(files) { first, _ in first }, diagnostics: words.located(diagnostics).sorted())
  }
}

extension Site {
  /// Whether the pages of a study depend on other studies only through links. In a folder of documents and between
  /// translations, one text can change the address or the language of another.
  fileprivate var canBeUpdatedQuickly: Bool {
    !isOfDocuments && configuration.isConfigured && translations.isEmpty && configuration.languages.isEmpty
  }

  /// Puts newer versions of studies in their places. Doesn't scan the list of all studies, which would be slow.
  /// - Parameter read: a site that has the newer versions.
  /// - Returns: the indices of the studies before and after; `nil` if one was added or removed, has another address or
  ///   refers to other files.
  fileprivate mutating func replace(
    _ sources: Set<PathKey>, by read: Site, _ addresses: inout SiteAddresses
  ) -> (old: [Int], new: [Int])? {
    guard read.translations.isEmpty, read.isOfDocuments == isOfDocuments else { return nil }
    var list = StudyList(sorted: studies)
    var old: [Int] = []
    var changed: [(before: CaseStudy, after: CaseStudy)] = []
    for source in sources {
      guard let page = addresses.pageOfSource[source.text], let article = addresses.article(at: page),
        let index = list.index(of: article),
        var study = read.studies.first(where: { PathKey($0.article.source) == source }),
        study.article.slug == article.slug
      else { return nil }
      // Quick updates don't query git.
      study.article.lastChange = article.lastChange
      old.append(index)
      changed.append((studies[index], study))
    }
    // While the studies change, only the list may reference them; otherwise they would be copied twice.
    studies = []
    for study in changed {
      list.remove(study.before)
      list.insert(study.after)
    }
    studies = list.studies
    for (before, after) in changed {
      let slug = after.article.slug
      let source = PathKey(after.article.source)
      evidence[slug] = read.evidence[slug]
      compiledExamples[source] = read.compiledExamples[source]
      let references = [before, after].map { AssetCatalogue.references(of: $0.article, addresses: addresses) }
      guard references[0] == references[1], addresses.replace(after, of: self) else { return nil }
    }
    return (old, changed.compactMap { list.index(of: $0.after.article) })
  }
}
