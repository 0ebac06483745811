import CaseStudyModel

/// Highlighted lines must be lines of their block.
public struct HighlightedLines: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Highlighted lines must be lines of their block",
      text: "Lines are counted from 1 within the block, not within the file.",
      example: """
        ```swift {2-40}   has too few lines
        ```swift {2-4}
        """)
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    site.articles.flatMap { article in
      article.snippets.flatMap { snippet -> [Diagnostic] in
        if snippet.stressedLines.isEmpty { return [] }
        let count = snippet.lineCount
        return snippet.stressedLines.filter { $0.upperBound > count }.map { lines in
          let written =
            lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)-\(lines.upperBound)"
          return Diagnostic(
            id, .warning, "Highlighted lines '\(written)' must be lines of the block, which has \(count)",
            at: SourceRange(path: article.source, line: snippet.line))
        }
      }
    }
  }
}
