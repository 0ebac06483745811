/// The files of a site's folder, and the ones that can't be read.
public struct ContentListing: Sendable {
  /// A second name of a folder, whose files are listed under its first name.
  public struct SecondName: Sendable, Equatable {
    /// The second name, relative to the site's folder.
    public var path: String
    /// The name under which its files are listed.
    public var listed: String

    public init(_ path: String, of listed: String) {
      self.path = path
      self.listed = listed
    }
  }

  /// The paths of all files, relative to the site's folder, in the order of their bytes.
  public var paths: [String]
  /// The links to folders that aren't followed, because another link leads there too.
  public var secondNames: [SecondName]
  /// The files and folders that can't be read, and links that must not be followed.
  public var faults: [ContentSourceError]

  /// - Parameter faults: the unreadable entries, in the order they were found.
  public init(paths: [String], secondNames: [SecondName] = [], faults: [ContentSourceError] = []) {
    self.paths = paths
    self.secondNames = secondNames
    self.faults = faults
  }
}
