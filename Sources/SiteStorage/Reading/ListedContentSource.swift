import CaseStudyModel
import SystemFiles

/// A site's folder whose list of files is kept, so that a change to one of ten thousand files costs nothing for the others.
public struct ListedContentSource: ContentSource {
  private let disk: DiskContentSource
  private var kept: ContentListing
  /// All files, in the order of their bytes.
  private var listed: [String] { kept.paths }

  /// Lists the files of a folder.
  /// - Throws: `ContentSourceError` where a folder can't be read.
  public init(_ disk: DiskContentSource) throws(ContentSourceError) {
    self.disk = disk
    kept = try disk.listing()
  }

  /// Brings the list up to date.
  /// - Parameter changes: the files and folders that came, went or changed, relative to the site's folder.
  /// - Throws: `ContentSourceError` where a folder can't be read.
  public mutating func update(after changes: [String]) throws(ContentSourceError) {
    if changes.contains(where: mayChangeList) { kept = try disk.listing() }
  }

  public func paths() -> [String] { listed }

  public func listing() -> ContentListing { kept }

  public func paths(in folder: String) throws(ContentSourceError) -> [String] { try disk.paths(in: folder) }

  public func read(_ path: String) throws(ContentSourceError) -> [UInt8] { try disk.read(path) }

  public func readOwn(_ path: String) throws(ContentSourceError) -> [UInt8] { try disk.readOwn(path) }

  private func mayChangeList(_ path: String) -> Bool {
    // What is at fault, or may be now, is in no list.
    if path.unicodeScalars.contains("\u{FFFD}")
      || kept.faults.contains(where: { ExactPath($0.path) == ExactPath(path) })
    {
      return true
    }
    let place = firstPlace(of: path)
    let isListed = place < listed.count && ExactPath(listed[place]) == ExactPath(path)
    let status = try? FileStatus(of: disk.root + "/" + path)
    if status?.kind == .file { return !isListed }
    // A folder may hold anything now; what is gone matters if it was there.
    let inside = firstPlace(of: path + "/")
    return status != nil || isListed || (inside < listed.count && FilePath.relative(listed[inside], to: path) != nil)
  }

  /// Finds where a path stands in the list, or where it would.
  private func firstPlace(of path: String) -> Int {
    var lower = 0
    var upper = listed.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if listed[middle].utf8.lexicographicallyPrecedes(path.utf8) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
