/// A snapshot of a site.
package protocol PreviewedSite: Sendable {
  /// The path of the site's root, with a slash at both ends: `/` or, for example, `/studies/`.
  var rootPath: String { get }

  /// Returns the file at a path below the site's root, such as `case-studies/x/index.html`; `nil` if there is none.
  ///
  /// Called from several threads at once; may be slow, because pages are rendered on request.
  func file(at path: String) -> PreviewedFile?

  /// Returns whether there is a file at a path, without rendering it.
  func hasFile(at path: String) -> Bool

  /// Whether the site is still being read, so that some of its files may be missing; false by default.
  var isLoading: Bool { get }

  /// Returns whether a missing file will be in the next state of the site, so that requests for it must wait; false by
  /// default. Must not block.
  func awaitsFile(at path: String) -> Bool

  /// The texts of the overlay; by default there are none, and the overlay shows their keys.
  var overlayTexts: OverlayTexts { get }
}

extension PreviewedSite {
  /// The site is complete.
  package var isLoading: Bool { false }

  /// No file is awaited.
  package func awaitsFile(at path: String) -> Bool { false }

  /// No texts; the overlay shows their keys.
  package var overlayTexts: OverlayTexts { OverlayTexts() }
}

/// A file of a site as a build would write it.
package struct PreviewedFile: Sendable {
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// The problems found while rendering it.
  package var problems: [PreviewProblem]

  /// Creates a file.
  package init(bytes: [UInt8], problems: [PreviewProblem] = []) {
    self.bytes = bytes
    self.problems = problems
  }
}
