import CaseStudyModel

extension DocumentContext {
  /// Returns the places where a thing is defined.
  func definitions(of subject: NamedThing) -> [LSP.Location] {
    switch subject {
    case .principle(let id):
      let source = site.principle(id)?.article?.source
      return source.map { [location(of: $0)] } ?? []
    case .text(let source), .asset(let source): return [location(of: source)]
    case .heading(let source, let anchor):
      let line = article(source)?.headings.first { $0.anchor == anchor }?.line
      return line.map { [location(of: source, line: $0)] } ?? []
    case .sideFile(let file, let side):
      let blocks = study.article.snippets.filter { $0.file == file && $0.role != .change && $0.isOn(side) }
      // A file has a first block on each side; a change request may add one.
      let first = blocks.isEmpty ? study.article.snippets.filter { $0.file == file } : blocks
      return first.unique(by: \.sideName).map { location(of: path, line: $0.line) }
    case .sourceFile(let source, let region):
      guard let file = file(source) else { return [] }
      let line = region.flatMap { name in file.regions.first { $0.name == name }?.line } ?? 0
      return [location(of: source, line: line + 1)]
    case .tag: return []
    }
  }

  /// Returns an article of the site; that of an open document has its current text.
  func article(_ source: String) -> Article? {
    editedArticle(source) ?? site.articles.first { $0.source == source }
  }
}
