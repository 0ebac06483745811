import CaseStudyModel

/// A published page must not link to a draft that is left out.
public struct LinkedDraft: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A published page must not link to a draft",
      text: """
        A draft is built only with '--drafts', or in a preview. Without it, the link leads to the draft's file at the \
        code host, or becomes plain text.
        """,
      example: """
        [Parking fees](parking.md)   links to a study with 'draft: true'
        """)
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    if site.drafts.isEmpty { return [] }
    return site.articles.flatMap { article in
      article.links.filter { Self.leadsToDraft($0.destination, from: article.source, of: site) }.map { link in
        Diagnostic(
          id, .warning, "Link '\(link.destination)' must not lead to a draft, which isn't published",
          at: SourceRange(path: article.source, start: link.position),
          solutions: ["remove 'draft: true' from the front matter of the draft", "remove the link until then"])
      }
    }
  }

  /// Returns whether a link names the file of a draft that is left out.
  static func leadsToDraft(_ destination: String, from source: String, of site: Site) -> Bool {
    if site.drafts.isEmpty || WebAddress.scheme(of: destination) != nil { return false }
    let path = String(destination.prefix { $0 != "#" && $0 != "?" })
    let folder = path.hasPrefix("/") ? "" : SitePath.folder(of: source)
    guard let file = SitePath.resolve(path.percentDecoded ?? path, in: folder) else { return false }
    return site.drafts.contains(PathKey(file)) || site.drafts.contains(PathKey("Content/" + file))
  }
}
