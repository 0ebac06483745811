import CaseStudyModel

/// What knows when the files of a site were last changed; SiteBuilder starts no program to find out.
public protocol FileHistory: Sendable {
  /// Returns the days of the last changes, by the files' paths; a file of which nothing is known is left out.
  /// - Parameter paths: the files that are asked for, relative to the site's folder.
  func lastChanges(of paths: [String]) async -> [String: CalendarDate]
}
