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
}
