import CaseStudyModel

/// The `CITATION.cff` of a site with evidence, so that its numbers can be cited.
///
/// Source: Citation File Format 1.2.0, https://citation-file-format.github.io
public struct CitationFormat: OutputFormat {
  public init() {}

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    let site = rendering.site
    if site.evidence.isEmpty { return Diagnosed([]) }
    return Diagnosed([OutputFile(path: "CITATION.cff") { Diagnosed(Array(Self.text(of: site).utf8)) }])
  }

  private static func text(of site: Site) -> String {
    let author = site.configuration.author
    var lines = [
      "cff-version: 1.2.0", "type: dataset", "message: \(quoted(site.texts.text("citation.message")))",
      "title: \(quoted(site.configuration.title))", "authors:",
      "  - name: \(quoted(author?.name ?? site.configuration.title))",
    ]
    if let url = author?.url, WebAddress(url) != nil { lines.append("    website: \(quoted(url))") }
    if WebAddress(site.absoluteRoot) != nil { lines.append("url: \(quoted(site.absoluteRoot))") }
    let measured = site.studies.filter { site.evidence[$0.article.slug] != nil }
    if let date = measured.compactMap({ $0.article.updated ?? $0.article.date }).max() {
      lines.append("date-released: \(quoted(date.description))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String { EvidenceText.plain(text).quotedForYAML }
}
