import CaseStudyModel

/// The site as HTML: one file per page, and the assets.
struct HTMLFormat: OutputFormat {
  func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    Diagnosed(rendering.pages.compactMap(file) + rendering.assets)
  }

  func file(of page: RenderablePage) -> OutputFile? { OutputFile(path: page.file, contents: page.render) }
}
