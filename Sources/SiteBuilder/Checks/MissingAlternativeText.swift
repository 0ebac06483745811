import CaseStudyModel

/// Images must have alternative text.
struct MissingAlternativeText: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "An image must have alternative text",
      text: """
        Readers who use a screen reader, or whose connection drops the image, get the text in its place. It should say \
        what the image shows, not what it is called.
        """,
      example: """
        ![](layers.png)                                        says nothing
        ![Each layer only knows the one below it](layers.png)  says what the image shows
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.articles.flatMap { article in
      article.images.filter { $0.alternative.allSatisfy(\.isWhitespace) }.map { image in
        Diagnostic(
          id, .warning, "Image '\(image.source)' must have alternative text", at: article.place(at: image.position),
          solutions: ["describe the image between the brackets, or in the attribute 'alt'"])
      } + (site.configuration.isConfigured ? emptyPhrases(in: article) : [])
    }
  }

  /// The words that say only that there is an image.
  private static let words: Set<String> = ["alt", "alt text", "bild", "image", "img", "photo", "picture", "screenshot"]

  /// Reports texts that don't describe their images.
  private func emptyPhrases(in article: Article) -> [Diagnostic] {
    article.images.filter { image in
      let text = image.alternative.lowercased()
      return Self.words.contains(text) || text == SitePath.name(of: image.source).lowercased() && text.contains(".")
    }.map { image in
      Diagnostic(
        id, .warning, "Alternative text '\(image.alternative)' must say what the image shows",
        at: article.place(at: image.position), solutions: ["write what readers would miss without the image"])
    }
  }
}
