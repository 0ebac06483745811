import ChangeLedger
import FileWatching
import SiteBuilder
import SystemFiles

/// The folders that a preview watches: its site's folder, the theme, and the journal of the repository.
struct WatchedSite: Sendable {
  private let root: String
  private let theme: String
  /// The file in which the repository notes its commits, if there is one.
  private let journal: String?
  private let skipped: Set<String>

  /// - Throws: `SystemError` or `CommandFailure` where a folder can't be found.
  init(_ request: SiteRequest) async throws {
    root = try FileSystem.resolved(request.location.root) ?? request.location.root
    theme = try FileSystem.resolved(try ThemeFolder.path()) ?? ""
    journal = await GitHistory.journal(of: request.location.root)
    skipped = request.content.ignoredFolders.union(SiteInventory.skippedFolders)
  }

  /// The folders, for a watcher.
  var folders: [WatchedFolder] {
    var folders = [WatchedFolder(root, skipped: skipped), WatchedFolder(theme)]
    if let journal {
      folders.append(WatchedFolder(FilePath.folder(of: journal), files: [FilePath.name(of: journal)]))
    }
    return folders
  }

  /// Tells what changes of files mean for the site.
  func changes(_ changes: FileChanges) -> SiteChanges {
    SiteChanges(changes, root: root, theme: theme, journal: journal)
  }
}
