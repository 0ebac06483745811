import Platform

/// The folders in which programs are looked up.
package enum SearchPath {
  /// The absolute folders of PATH; others, and an empty one, would find programs in the site's folder.
  package static var folders: [String] {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").map(String.init).filter(FilePath.isAbsolute)
  }
}
