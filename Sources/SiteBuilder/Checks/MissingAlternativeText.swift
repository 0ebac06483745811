import CaseStudyModel

/// Images must have an alternative text.
public struct MissingAlternativeText: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "An image must have an alternative text",
      text: """
        Readers who use a screen reader, or whose connection drops the image, get the text in its place. It should say \
        what the image shows, not what it is called.
        """,
      example: """
        ![](layers.png)                                        says nothing
        ![Each layer only knows the one below it](layers.png)  says what the image shows
        """)
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    site.articles.flatMap { article in
      article.images.filter { $0.alternative.allSatisfy(\.isWhitespace) }.map { image in
        Diagnostic(
          id, .warning, "Image '\(image.source)' must have an alternative text",
          at: SourceRange(path: article.source, start: image.position),
          solutions: ["describe the image between the brackets"])
      }
    }
  }
}
