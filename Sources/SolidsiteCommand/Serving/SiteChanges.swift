import CaseStudyModel
import FileWatching
import SystemFiles

/// The changes in a site's folder and theme, in the site's terms.
struct SiteChanges: Sendable, Equatable {
  /// Files and folders that came, went or changed, relative to the site's folder.
  var paths: Set<PathKey> = []
  /// Whether templates or style sheets may be others.
  var touchTheme = false
  /// Whether another commit was checked out or made, so that files may have last been changed on other days.
  var touchHistory = false
  /// Whether everything is to be read anew: so at the start, and where nobody knows what changed.
  var touchEverything = false
}

extension SiteChanges {
  /// Tells what changes of files mean for a site.
  /// - Parameters:
  ///   - root: the site's folder, as it is watched.
  ///   - theme: the theme's folder, as it is watched.
  ///   - journal: the file in which the repository notes its commits, as it is watched.
  init(_ changes: FileChanges, root: String, theme: String, journal: String?) {
    touchHistory = journal.map { changes.paths.contains(ExactPath($0)) } ?? false
    touchEverything = changes.isIncomplete || changes.paths.contains(ExactPath(root))
    for path in changes.paths.lazy.map(\.text) where path != journal {
      if let path = FilePath.relative(path, to: root) { paths.insert(PathKey(path)) }
      if FilePath.isWithin(path, theme) { touchTheme = true }
    }
    if touch("Templates") { touchTheme = true }
  }

  /// Whether the site's own languages may be others, which change what blocks of code mean.
  var touchLanguages: Bool { touch("Templates/languages") }

  /// The changes in a few words, for a line on the terminal.
  var text: Message {
    if touchEverything { return "everything" }
    guard let first = paths.min() else { return touchTheme ? "the theme" : "the history" }
    return paths.count == 1 ? Message(verbatim: first.text) : "\(paths.count) files"
  }

  /// Tells whether a folder, something in it, or a folder that leads to it is among the changes.
  private func touch(_ folder: String) -> Bool {
    paths.contains { FilePath.isWithin($0.text, folder) || FilePath.isWithin(folder, $0.text) }
  }
}
