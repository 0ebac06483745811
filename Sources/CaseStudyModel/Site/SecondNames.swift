/// The other names of linked folders; each folder's files are listed under only one name.
package struct SecondNames: Sendable {
  private var listed: [PathKey: String] = [:]

  package init() {}

  /// Whether every folder has a single name.
  package var isEmpty: Bool { listed.isEmpty }

  /// Records a folder's second name.
  /// - Parameter name: the name under which its files are listed.
  package mutating func add(_ path: String, listedAs name: String) {
    if listed[PathKey(path)] == nil { listed[PathKey(path)] = name }
  }

  /// Returns the path under which a file is listed, resolving any second names in its path.
  package func listedPath(of path: String) -> String {
    SitePath.names(on: path).reduce(into: "") { path, name in
      path += path.isEmpty ? name : "/" + name
      path = listed[PathKey(path)] ?? path
    }
  }
}
