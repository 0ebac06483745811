import CaseStudyModel

/// Files and folders must have the names that solidsite reads.
public struct MisnamedFile: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Files and folders must have the names that solidsite reads",
      text: """
        The settings are in solidsite.yml, documents are Markdown in Content/case-studies, Content/pages and \
        Content/principles. A name that is nearly one of these is most likely a typo, and isn't read.
        """,
      example: """
        solidsite.yaml                    isn't read
        Content/case_studies/parking.md   isn't either
        Content/case-studies/parking.md   is a study
        """)
  }

  private static let settings = "solidsite.yml"
  private static let folders = ["assets", "case-studies", "modules", "pages", "principles"]
  private static let textFolders: Set<String> = ["case-studies", "pages", "principles"]
  /// The extensions of texts that aren't read.
  private static let otherTexts: Set<String> = [
    "adoc", "asciidoc", "markdn", "mdown", "mdtxt", "mdwn", "mdx", "mkd", "mkdn", "org", "qmd", "rmd", "rst", "txt",
  ]

  public func diagnostics(for site: Site) -> [Diagnostic] {
    var reported: Set<String> = []
    return site.files.compactMap { path in
      guard let fault = fault(of: path, in: site), reported.insert(fault.name).inserted else { return nil }
      return Diagnostic(
        id, .warning, fault.summary, at: SourceRange(path: path, line: 1), solutions: [fault.solution])
    }
  }

  private struct Fault {
    /// The file or folder, which is reported once.
    var name: String
    var summary: Message
    var solution: Message
  }

  private func fault(of path: String, in site: Site) -> Fault? {
    let parts = SitePath.names(on: path).map(String.init)
    if parts.count == 1 { return misnamedSettings(path, hasSettings: site.configuration.isConfigured) }
    guard parts[0] == "Content" else {
      let isContent = parts[0].lowercased() == "content" && site.configuration.isConfigured && parts.count > 2
      guard isContent, Self.folders.contains(parts[1]) else { return nil }
      return Fault(
        name: parts[0], summary: "Folder '\(parts[0])' isn't read as the site's content; did you mean 'Content'?",
        solution: "rename it to 'Content'")
    }
    if parts.count == 2 {
      guard SitePath.isMarkdown(path), parts[1] != "index.md" else { return nil }
      return Fault(
        name: path, summary: "File '\(path)' must be in one of Content's folders to be read",
        solution: "move it to 'Content/pages'")
    }
    if !Self.folders.contains(parts[1]) {
      guard SitePath.isMarkdown(path) else { return nil }
      let folder = "Content/" + parts[1]
      let nearest = nearestName(to: parts[1], among: Self.folders).map { "Content/" + $0 }
      return Fault(
        name: folder, summary: "Folder '\(folder)' isn't read" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        solution: nearest.map { "rename it to '\($0)'" } ?? "move its files to 'Content/pages'")
    }
    let ending = SitePath.fileExtension(of: path)
    let isNear = nearestName(to: ending, among: ["markdown"]) != nil
    guard Self.textFolders.contains(parts[1]), parts.count == 3, !SitePath.isMarkdown(path),
      Self.otherTexts.contains(ending) || isNear
    else { return nil }
    return Fault(
      name: path, summary: "File '\(path)' isn't read, because its name doesn't end in '.md'",
      solution: "rename it to '\(SitePath.stem(of: path)).md', and write it as Markdown")
  }

  private func misnamedSettings(_ path: String, hasSettings: Bool) -> Fault? {
    let ending = SitePath.fileExtension(of: path)
    guard path != Self.settings, ["yml", "yaml", "toml", "json"].contains(ending),
      nearestName(to: SitePath.stem(of: path).lowercased(), among: ["solidsite"]) != nil
    else { return nil }
    return Fault(
      name: path, summary: "File '\(path)' isn't read; settings are in '\(Self.settings)'",
      solution: hasSettings ? "remove it" : "rename it to '\(Self.settings)'")
  }
}
