import ChangeLedger
import FileWatching
import SiteBuilder
import SystemFiles

/// The folders that a preview watches: the site's, the theme's, and those of the repository's reflogs.
struct WatchedSite: Sendable {
  private let root: String
  private let theme: String
  /// The repository's reflogs; `nil` without a repository.
  private let journals: (head: String, branches: String)?
  private let skipped: Set<String>

  /// - Throws: `SystemError` or `CommandFailure` if a folder can't be found.
  init(_ request: SiteRequest) async throws {
    root = try FileSystem.resolved(request.location.root) ?? request.location.root
    theme = try FileSystem.resolved(try ThemeFolder.path()) ?? ""
    journals = await GitHistory.journals(of: request.location.root)
    skipped = request.content.ignoredFolders.union(SiteInventory.skippedFolders)
  }

  /// The folders to watch.
  var folders: [WatchedFolder] {
    var folders = [WatchedFolder(root, skipped: skipped), WatchedFolder(theme)]
    if let journals {
      folders.append(WatchedFolder(FilePath.folder(of: journals.head), files: [FilePath.name(of: journals.head)]))
      folders.append(WatchedFolder(journals.branches))
    }
    return folders
  }

  /// Returns the site's changes for those of files.
  func changes(_ changes: FileChanges) -> SiteChanges {
    SiteChanges(
      changes, root: root, theme: theme, journals: journals.map { [$0.head, $0.branches] } ?? [])
  }
}
