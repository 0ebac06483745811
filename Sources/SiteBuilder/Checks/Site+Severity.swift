import CaseStudyModel

extension Site {
  /// The severity of faults that must be fixed in a configured site but are common in a loose folder of Markdown.
  var contentFault: Severity {
    configuration.isConfigured ? .error : .warning
  }
}

extension Diagnostic {
  /// Returns the line of a front-matter key.
  static func range(of key: String, in article: Article) -> SourceRange {
    SourceRange(path: article.source, line: article.frontMatter.lines[key] ?? 1)
  }

  /// Returns the place of an item in a front-matter list.
  static func range(ofItem index: Int, of key: String, in article: Article) -> SourceRange {
    let positions = article.frontMatter.itemPositions[key] ?? []
    guard positions.indices.contains(index) else { return range(of: key, in: article) }
    return SourceRange(path: article.source, start: positions[index])
  }
}
