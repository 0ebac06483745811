/// A place that a site's files are read from: a folder on disk, or memory in tests.
public protocol ContentSource: Sendable {
  /// Lists the paths of all files, relative to the site's folder, in the order of their bytes.
  /// - Throws: `ContentSourceError` where a folder can't be read.
  func paths() throws(ContentSourceError) -> [String]

  /// Lists all files, and tells what can't be listed; by default, `paths()` has all there is.
  /// - Throws: `ContentSourceError` where the site's folder itself can't be read.
  func listing() throws(ContentSourceError) -> ContentListing

  /// Lists the files right in a folder, which may be hidden, as paths relative to the site's folder in the order of their
  /// bytes; none where there is no such folder.
  /// - Throws: `ContentSourceError` where the folder can't be read.
  func paths(in folder: String) throws(ContentSourceError) -> [String]

  /// Reads a file whole, for what content says.
  /// - Throws: `ContentSourceError` where it is missing, unreadable, too large, hidden, or outside the site's folder.
  func read(_ path: String) throws(ContentSourceError) -> [UInt8]

  /// Reads a file that the program itself keeps or was told of on the command line, and no content named, so that it may be
  /// hidden; by default as any other file.
  /// - Throws: `ContentSourceError` as `read(_:)` does.
  func readOwn(_ path: String) throws(ContentSourceError) -> [UInt8]
}

extension ContentSource {
  public func listing() throws(ContentSourceError) -> ContentListing { ContentListing(paths: try paths()) }

  public func readOwn(_ path: String) throws(ContentSourceError) -> [UInt8] { try read(path) }

  /// Finds the files among all that are listed, as suits a source that lists hidden ones too.
  public func paths(in folder: String) throws(ContentSourceError) -> [String] {
    let start = folder + "/"
    return try paths().filter { $0.hasPrefix(start) && !$0.dropFirst(start.count).contains("/") }
  }
}
