/// A site as it is at one moment.
package protocol PreviewedSite: Sendable {
  /// The path below which the site is served: `/`, or one such as `/studies/` with a slash at both ends.
  var rootPath: String { get }

  /// Returns the file at a path below the site's root, such as `case-studies/x/index.html`; `nil` where there is none.
  ///
  /// It may be slow, because pages are rendered when they are asked for, and it is called from several threads at once.
  func file(at path: String) -> PreviewedFile?

  /// Tells, without making it, whether there is a file at a path.
  func hasFile(at path: String) -> Bool

  /// The texts of the overlay; by default there are none, and the overlay shows their keys.
  var overlayTexts: OverlayTexts { get }
}

extension PreviewedSite {
  package var overlayTexts: OverlayTexts { OverlayTexts() }
}
