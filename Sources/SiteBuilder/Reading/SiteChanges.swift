import CaseStudyModel

/// The changes in a site's folder and theme since it was last read.
package struct SiteChanges: Sendable, Equatable {
  /// The changed, added or deleted files and folders, relative to the site's folder.
  package var paths: Set<PathKey>
  /// Whether the theme, which may be outside the site's folder, may have changed.
  package var touchTheme: Bool
  /// Whether the repository's head or a branch moved, which affects the days of last changes and the code of commits.
  package var touchHistory: Bool
  /// Whether everything must be read again, because the changes are unknown.
  package var touchEverything: Bool

  package init(
    paths: Set<PathKey> = [], touchTheme: Bool = false, touchHistory: Bool = false, touchEverything: Bool = false
  ) {
    self.paths = paths
    self.touchTheme = touchTheme
    self.touchHistory = touchHistory
    self.touchEverything = touchEverything
  }

  /// Adds later changes.
  package mutating func add(_ later: SiteChanges) {
    paths.formUnion(later.paths)
    touchTheme = touchTheme || later.touchTheme
    touchHistory = touchHistory || later.touchHistory
    touchEverything = touchEverything || later.touchEverything
  }
}
