/// The names of linked folders under which their files aren't listed, as another link leads there too.
package struct SecondNames: Sendable {
  private var listed: [PathKey: String] = [:]

  package init() {}

  /// Whether each folder has one name only.
  package var isEmpty: Bool { listed.isEmpty }

  /// Notes a folder's second name.
  package mutating func add(_ path: String, listedAs name: String) {
    if listed[PathKey(path)] == nil { listed[PathKey(path)] = name }
  }

  /// Returns the path under which a file is listed, if its own leads through second names.
  package func listedPath(of path: String) -> String {
    SitePath.names(on: path).reduce(into: "") { path, name in
      path += path.isEmpty ? name : "/" + name
      path = listed[PathKey(path)] ?? path
    }
  }
}
