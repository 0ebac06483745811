import CaseStudyModel

/// The empty file `.nojekyll`, which keeps GitHub Pages from running Jekyll on a published branch.
///
/// Jekyll would leave out files whose names begin with an underscore, and replace the pages by its own renderings of
/// the Markdown copies. Other hosts ignore the file.
///
/// Source: https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-github-pages-site
public struct JekyllFormat: OutputFormat {
  public init() {}

  /// The path of the file below the output folder.
  static let path = ".nojekyll"

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    Diagnosed([OutputFile(path: Self.path) { Diagnosed([]) }])
  }
}
