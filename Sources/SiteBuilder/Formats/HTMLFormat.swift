import CaseStudyModel

/// The site as HTML: one file per page, and the assets.
public struct HTMLFormat: OutputFormat {
  public init() {}

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    Diagnosed(rendering.pages.compactMap(file) + rendering.assets)
  }

  public func file(of page: RenderablePage) -> OutputFile? { OutputFile(path: page.file, contents: page.render) }
}
