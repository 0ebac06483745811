import CaseStudyModel
import FileWatching
import SiteBuilder
import SystemFiles

extension SiteChanges {
  /// Creates a site's changes from those of watched files.
  /// - Parameters:
  ///   - root: the watched path of the site's folder.
  ///   - theme: the watched path of the theme's folder.
  ///   - journals: the watched paths of the repository's reflogs, and of the folder with those of its branches.
  init(_ changes: FileChanges, root: String, theme: String, journals: [String]) {
    self.init(touchEverything: changes.isIncomplete || changes.paths.contains(ExactPath(root)))
    for path in changes.paths.lazy.map(\.text) {
      if journals.contains(where: { FilePath.isWithin(path, $0) }) {
        touchHistory = true
        continue
      }
      if let path = FilePath.relative(path, to: root) { paths.insert(PathKey(path)) }
      if FilePath.isWithin(path, theme) { touchTheme = true }
    }
    noteTheme()
  }

  /// Notes that the theme may have changed if files have that override parts of it.
  mutating func noteTheme() {
    if touch("Templates") { touchTheme = true }
  }

  /// Whether the site's grammars may have changed, which affects parsing.
  var touchLanguages: Bool { touch("Templates/languages") }

  /// Whether only contents of the site's files changed, as far as their paths show.
  var touchFilesOnly: Bool { !touchTheme && !touchHistory && !touchEverything && !touchLanguages }

  /// The changes in a few words.
  var text: Message {
    if touchEverything { return "everything" }
    guard let first = paths.min() else { return touchTheme ? "the theme" : "the history" }
    return paths.count == 1 ? Message(verbatim: first.text.harmless) : "\(paths.count) files"
  }

  /// Returns whether a folder, something in it or one of its parents changed.
  private func touch(_ folder: String) -> Bool {
    paths.contains { FilePath.isWithin($0.text, folder) || FilePath.isWithin(folder, $0.text) }
  }
}
