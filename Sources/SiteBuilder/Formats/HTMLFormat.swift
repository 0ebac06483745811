import CaseStudyModel

/// The site as HTML: a file for each page, and the files that pages refer to.
public struct HTMLFormat: OutputFormat {
  public init() {}

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    Diagnosed(rendering.pages.map { page in OutputFile(path: page.file, contents: page.render) } + rendering.assets)
  }
}
