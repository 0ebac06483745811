import CaseStudyModel

/// The site as HTML: one file per page, and the assets.
public struct HTMLFormat: OutputFormat {
  public init() {}

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    Diagnosed(rendering.pages.map { page in OutputFile(path: page.file, contents: page.render) } + rendering.assets)
  }
}
