import CaseStudyModel

/// The `llms.txt` of a site: a list of its texts for language models, with links to their Markdown.
///
/// Source: https://llmstxt.org
public struct LanguageModelFormat: OutputFormat {
  public init() {}

  /// The path of the file below the output folder.
  static let path = "llms.txt"

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    if !rendering.pages.contains(where: { MarkdownCopyFormat.hasCopy(path: $0.path, article: $0.article) }) {
      return Diagnosed([])
    }
    return Diagnosed([OutputFile(path: Self.path) { Diagnosed(Array(Self.text(of: rendering).utf8)) }])
  }

  private static func text(of rendering: RenderableSite) -> String {
    let site = rendering.site
    let configuration = site.configuration
    var text = "# \(line(configuration.title))\n"
    if !configuration.tagline.isEmpty { text += "\n> \(line(configuration.tagline))\n" }
    let principles = Set(site.principles.map { PagePath.principle($0.id) })
    let pages = rendering.pages.filter { $0.isListed && MarkdownCopyFormat.hasCopy(path: $0.path, article: $0.article) }
    let sections: [(title: String, pages: [RenderablePage])] = [
      (site.texts.text("studies.title"), pages.filter(\.isArticle)),
      (site.texts.text("home.principles"), pages.filter { principles.contains($0.path) }),
      // The format's heading for links that may be skipped.
      ("Optional", pages.filter { !$0.isArticle && !principles.contains($0.path) }),
    ]
    for section in sections where !section.pages.isEmpty {
      text += "\n## \(line(section.title))\n\n"
      for page in section.pages {
        let path = page.path.percentEncodedPath + MarkdownCopyFormat.name
        let summary = page.summary.isEmpty ? "" : ": " + line(page.summary)
        text += "- [\(label(page.title))](\(site.absoluteAddress(of: path) ?? path))\(summary)\n"
      }
    }
    return text
  }

  /// Returns a text as one line, without characters that would control a terminal or reorder the line.
  static func line(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { $0.properties.isWhitespace || $0.isWritable }
    return String(scalars).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns a text as the label of a link.
  private static func label(_ text: String) -> String {
    // By scalars: a combining mark after a sign would form a different `Character`.
    line(text).unicodeScalars.reduce(into: "") { label, sign in
      if "\\[]".unicodeScalars.contains(sign) { label += "\\" }
      label.unicodeScalars.append(sign)
    }
  }
}
