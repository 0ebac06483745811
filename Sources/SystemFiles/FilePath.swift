/// Arithmetic on paths of the file system that are written with `/`, on their bytes: a letter that is combined with the
/// slash before it doesn't hide the slash.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// Puts a relative path behind a folder; `.` is left out, and an empty path is the folder itself.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if folder == "." || folder.isEmpty || isAbsolute(path) { return path }
    return folder.utf8.last == slash ? folder + path : folder + "/" + path
  }

  /// Tells whether a path begins at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Returns the folder that holds a path; `.` where the path is a single name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last part of a path.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Returns the names on a path, in their order.
  package static func names(on path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  /// Returns the way from a folder to a path in it, both absolute and without links; `nil` where it lies elsewhere.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    var rest = path.utf8.dropFirst(folder.utf8.count)
    if folder.utf8.last != slash, rest.popFirst() != slash { return nil }
    return String(Substring(rest))
  }

  /// Tells whether a path is a folder or lies below it, both absolute and without links.
  package static func isWithin(_ path: String, _ folder: String) -> Bool {
    path.utf8.elementsEqual(folder.utf8) || relative(path, to: folder) != nil
  }
}
