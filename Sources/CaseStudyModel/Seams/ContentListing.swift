/// The files of a site's folder, with what can't be had of it.
public struct ContentListing: Sendable {
  /// A name of a folder whose files are listed under another one.
  public struct SecondName: Sendable, Equatable {
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

  /// - Parameter faults: in the order in which they were met.
  public init(paths: [String], secondNames: [SecondName] = [], faults: [ContentSourceError] = []) {
    self.paths = paths
    self.secondNames = secondNames
    self.faults = faults
  }
}
