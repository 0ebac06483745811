import CaseStudyModel

/// Highlighted lines must be lines of their block.
struct HighlightedLines: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Highlighted lines must be lines of their block",
      text: "Lines are counted from 1 within the block, not within the file.",
      example: """
        ```swift {2-40}   names lines that the block lacks
        ```swift {2-4}
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.articles.flatMap { article in
      article.snippets.flatMap { snippet -> [Diagnostic] in
        if snippet.stressedLines.isEmpty { return [] }
        let count = snippet.lineCount
        let code = snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
        return snippet.stressedLines.compactMap { lines in
          let written =
            lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)-\(lines.upperBound)"
          let place = article.place(line: snippet.line)
          if lines.upperBound > count {
            return Diagnostic(
              id, .warning, "Highlighted lines '\(written)' must be lines of the block, which has \(count)", at: place)
          }
          // An edit moves lines, but not the numbers in the info string.
          let isBlank = lines.allSatisfy { code[$0 - 1].allSatisfy(\.isWhitespace) }
          return isBlank && site.configuration.isConfigured
            ? Diagnostic(
              id, .warning, "Highlighted lines '\(written)' must not be blank", at: place,
              solutions: ["count the lines of the block again"]) : nil
        }
      }
    }
  }
}
