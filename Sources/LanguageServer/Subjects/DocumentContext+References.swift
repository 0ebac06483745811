import CaseStudyModel

extension DocumentContext {
  /// Returns the places that name a thing.
  func references(to subject: NamedThing) -> [LSP.Location] {
    switch subject {
    case .principle(let id): items(of: "principles") { $0.lowercased() == id.rawValue }
    case .tag(let tag): items(of: "tags") { $0 == tag }
    case .text(let source):
      links { reading.build.article(at: $0.destination, from: $1)?.article.source == source }
        + (article(source).map { article in items(of: "assumes") { $0 == article.slug } } ?? [])
    case .heading(let source, let anchor):
      links { link, from in
        guard link.destination.contains("#") else { return false }
        let target = reading.build.article(at: link.destination, from: from)
        return target?.article.source == source && target?.anchor == anchor
      }
    case .asset(let asset):
      links { link, from in
        let address = String(link.destination.prefix { $0 != "#" && $0 != "?" })
        return SitePath.resolve(address.percentDecoded ?? address, in: SitePath.folder(of: from)) == asset
      }
    case .sourceFile(let source, let region): includes(of: source, region)
    case .sideFile(let file, let side):
      names(of: file, on: side).map { name in
        LSP.Location(uri: document.uri, range: range(of: name.word, line: name.line))
      }
    }
  }

  /// All articles; this document's has its current text.
  private var articles: [Article] {
    site.articles.map { $0.source == path ? study.article : $0 }
  }

  private func links(where holds: (Link, _ source: String) -> Bool) -> [LSP.Location] {
    articles.flatMap { article in
      article.links.filter { holds($0, article.source) }.map {
        location(of: article.source, line: $0.position.line, column: $0.position.column)
      }
    }
  }

  /// Returns the items of a key's lists that satisfy a predicate.
  private func items(of key: String, where holds: (String) -> Bool) -> [LSP.Location] {
    articles.flatMap { article -> [LSP.Location] in
      let texts: [String] =
        switch key {
        case "principles": article.frontMatter.principles?.map(\.rawValue) ?? []
        case "tags": article.tags
        default: article.assumes
        }
      let places = article.frontMatter.itemPositions[key] ?? []
      return zip(texts, places).filter { holds($0.0) }.map { _, place in
        // Reading a thousand files for their columns would be slow; only items before this one can have wide letters.
        let before = zip(texts, places).filter { $0.1.line == place.line && $0.1.column < place.column }
        let bytes = place.column - 1 - before.reduce(0) { $0 + $1.0.utf8.count - encoding.length(of: $1.0) }
        let position = LSP.Position(line: place.line - 1, character: bytes)
        return LSP.Location(uri: uri(of: article.source), range: LSP.Range(start: position, end: position))
      }
    }
  }

  private func includes(of source: String, _ region: String?) -> [LSP.Location] {
    articles.flatMap { article in
      article.snippets.filter { snippet in
        guard let include = snippet.include else { return false }
        let parts = include.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let isSame = parts.first.flatMap { SitePath.resolve($0, in: SitePath.folder(of: article.source)) } == source
        return isSame && (region == nil || parts.dropFirst().first == region)
      }.map { location(of: article.source, line: $0.line) }
    }
  }
}
