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
  /// The links to folders whose files are listed under the folder's own path too, and the folders below such links.
  public var linkedFolders: [SecondName] = []
  /// The files and folders that can't be read, and links that must not be followed.
  public var faults: [ContentSourceError]

  /// - Parameter faults: the unreadable entries, in the order they were found.
  public init(paths: [String], secondNames: [SecondName] = [], faults: [ContentSourceError] = []) {
    self.paths = paths
    self.secondNames = secondNames
    self.faults = faults
  }
}

extension ContentListing {
  /// Lists the files of linked folders under their own paths only.
  /// - Parameter folder: the folder in which links keep their files.
  package mutating func dropLinkedFolders(outside folder: String) {
    let dropped = linkedFolders.filter { SitePath.relative($0.path, to: folder) == nil }
    guard !dropped.isEmpty else { return }
    let own = Dictionary(dropped.map { (PathKey($0.path), $0.listed) }) { first, _ in first }
    paths.removeAll { own[PathKey(SitePath.folder(of: $0))] != nil }
    secondNames = secondNames.map { SecondName($0.path, of: own[PathKey($0.listed)] ?? $0.listed) } + dropped
    linkedFolders.removeAll { own[PathKey($0.path)] != nil }
  }
}
