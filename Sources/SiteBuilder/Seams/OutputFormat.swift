import CaseStudyModel

/// A maker of the site's files in one form: HTML, a feed, a site map.
public protocol OutputFormat: Sendable {
  /// Returns the files of this format, with diagnostics of what is wrong in their layout.
  func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]>
}
