import CaseStudyModel

extension Site {
  /// The weight of a fault that an author of a configured site must mend, and that is no surprise in loose Markdown.
  var contentFault: Severity {
    configuration.isConfigured ? .error : .warning
  }
}

extension Diagnostic {
  /// Points at the line of a front-matter key.
  static func range(of key: String, in article: Article) -> SourceRange {
    SourceRange(path: article.source, line: article.frontMatter.lines[key] ?? 1)
  }

  /// Points at an item of a front-matter key's list.
  static func range(ofItem index: Int, of key: String, in article: Article) -> SourceRange {
    let positions = article.frontMatter.itemPositions[key] ?? []
    guard positions.indices.contains(index) else { return range(of: key, in: article) }
    return SourceRange(path: article.source, start: positions[index])
  }
}
