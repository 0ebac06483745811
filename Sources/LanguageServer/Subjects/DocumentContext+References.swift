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

  /// All articles; those of open documents have their current texts.
  var articles: [Article] { site.articles.map { editedArticle($0.source) ?? $0 } }

  private func links(where holds: (Link, _ source: String) -> Bool) -> [LSP.Location] {
    articles.flatMap { article in
      let links = article.links.filter { holds($0, article.source) }
      // Reading the file for each link would take quadratic time.
      let file = links.contains { $0.position.column > 1 } ? file(article.source) : nil
      return links.map {
        location(of: article.source, line: $0.position.line, column: $0.position.column, in: file)
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
      let found = zip(texts, places).filter { holds($0.0) }.map(\.1)
      // Reading a thousand files for their columns would be slow; mostly, only other items have wide letters.
      let isNarrow = texts.allSatisfy { encoding.length(of: $0) == $0.utf8.count }
      let file = found.isEmpty || isNarrow ? nil : file(article.source)
      return found.map { place in
        let position =
          file?.position(line: place.line - 1, column: place.column - 1, encoding)
          ?? LSP.Position(line: place.line - 1, character: place.column - 1)
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
