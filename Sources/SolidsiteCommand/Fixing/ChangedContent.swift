import CaseStudyModel
import SiteStorage

/// A site's folder with some files in memory that aren't written yet.
struct ChangedContent: ContentSource {
  let folder: DiskContentSource
  /// The bytes of changed files.
  var changes: [PathKey: [UInt8]] = [:]

  func paths() throws(ContentSourceError) -> [String] { try folder.paths() }

  func listing() throws(ContentSourceError) -> ContentListing { try folder.listing() }

  func paths(in path: String) throws(ContentSourceError) -> [String] { try folder.paths(in: path) }

  func read(_ path: String) throws(ContentSourceError) -> [UInt8] {
    if let changed = changes[PathKey(path)] { return changed }
    return try folder.read(path)
  }

  func readOwn(_ path: String) throws(ContentSourceError) -> [UInt8] {
    if let changed = changes[PathKey(path)] { return changed }
    return try folder.readOwn(path)
  }
}
