import CaseStudyModel

/// A copy of each text as Markdown, next to its page, for programs that read Markdown better than HTML.
public struct MarkdownCopyFormat: OutputFormat {
  public init() {}

  /// The name of a copy.
  static let name = "index.md"

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    Diagnosed(
      rendering.pages.compactMap { page in
        guard Self.hasCopy(path: page.path, article: page.article) else { return nil }
        return OutputFile(path: page.path + Self.name) { page.markdown() }
      })
  }

  /// Returns whether a page has a copy: it shows an article whose text could be read, and has its own folder.
  static func hasCopy(path: String, article: Article?) -> Bool {
    article?.isUnread == false && (path.isEmpty || path.hasSuffix("/"))
  }
}
