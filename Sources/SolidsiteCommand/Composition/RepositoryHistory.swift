import CaseStudyModel
import ChangeLedger
import SiteBuilder

/// The history of the repository that a site is kept in, in the place where SiteBuilder wants one.
struct RepositoryHistory: FileHistory {
  /// The site's folder.
  let folder: String

  func lastChanges(of paths: [String]) async -> [String: CalendarDate] {
    await GitHistory.lastChanges(in: folder, fileCount: paths.count)
  }

  /// Returns the file that changes whenever the days may be others; `nil` where there is no repository.
  func journal() async -> String? {
    await GitHistory.journal(of: folder)
  }
}
