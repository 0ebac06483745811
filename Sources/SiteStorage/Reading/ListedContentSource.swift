import CaseStudyModel
import SystemFiles

/// A site's folder with a cached list of files, so that a change to one of ten thousand files is cheap.
public struct ListedContentSource: ContentSource {
  private let disk: DiskContentSource
  private var kept: ContentListing
  /// The texts that replace files or add them, by path.
  public var unsaved: [String: [UInt8]] = [:]
  /// All files in byte order.
  private var listed: [String] { kept.paths }

  /// Lists the files of a folder.
  /// - Throws: `ContentSourceError` if a folder can't be read.
  public init(_ disk: DiskContentSource) throws(ContentSourceError) {
    self.disk = disk
    kept = try disk.listing()
  }

  /// Updates the list.
  /// - Parameter changes: the files and folders that appeared, disappeared or changed, relative to the site's folder.
  /// - Throws: `ContentSourceError` if a folder can't be read.
  public mutating func update(after changes: [String]) throws(ContentSourceError) {
    if changes.contains(where: mayChangeList) { kept = try disk.listing() }
  }

  /// Returns the cached paths.
  public func paths() -> [String] { listing().paths }

  /// Returns the cached listing, with the texts that aren't saved.
  public func listing() -> ContentListing {
    let new = unsaved.keys.filter { !isListed($0) && SitePath.hiddenPart(of: $0) == nil }
    if new.isEmpty { return kept }
    var listing = kept
    listing.paths = (kept.paths + new).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return listing
  }

  /// Returns the paths of the files directly in a folder.
  public func paths(in folder: String) throws(ContentSourceError) -> [String] { try disk.paths(in: folder) }

  /// Returns the bytes of a file that is not hidden.
  public func read(_ path: String) throws(ContentSourceError) -> [UInt8] {
    if let text = unsaved[path], SitePath.hiddenPart(of: path) == nil { return text }
    return try disk.read(path)
  }

  /// Returns the bytes of a file that may be hidden.
  public func readOwn(_ path: String) throws(ContentSourceError) -> [UInt8] { try disk.readOwn(path) }

  private func mayChangeList(_ path: String) -> Bool {
    // Paths with problems are not in the list.
    if path.unicodeScalars.contains("\u{FFFD}")
      || kept.faults.contains(where: { ExactPath($0.path) == ExactPath(path) })
    {
      return true
    }
    let isListed = isListed(path)
    let status = try? FileStatus(of: disk.root + "/" + path)
    if status?.kind == .file { return !isListed }
    // An existing folder may have new content; a deleted path matters only if it was listed.
    let inside = firstPlace(of: path + "/")
    return status != nil || isListed || (inside < listed.count && FilePath.relative(listed[inside], to: path) != nil)
  }

  private func isListed(_ path: String) -> Bool {
    let place = firstPlace(of: path)
    return place < listed.count && ExactPath(listed[place]) == ExactPath(path)
  }

  /// Returns the index of a path in the list, or the index where it would be inserted.
  private func firstPlace(of path: String) -> Int {
    listed.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(path.utf8) }
  }
}
