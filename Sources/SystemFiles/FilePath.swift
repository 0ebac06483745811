/// Functions on file system paths, which work on bytes: a combining character after a slash would form a different
/// `Character`.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// Appends a relative path to a folder; `.` is dropped, and an empty path yields the folder.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if folder == "." || folder.isEmpty || isAbsolute(path) { return path }
    return folder.utf8.last == slash ? folder + path : folder + "/" + path
  }

  /// Returns whether a path is absolute.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Returns the parent folder of a path; `.` for a single name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns a folder and those around it, from the inside out.
  package static func folders(from folder: String) -> some Sequence<String> {
    sequence(first: folder) { $0 == "/" || $0 == "." ? nil : Self.folder(of: $0) }
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Returns the components of a path.
  package static func names(on path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  /// Returns a path relative to a folder that contains it, both absolute and resolved; `nil` if the folder doesn't.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    var rest = path.utf8.dropFirst(folder.utf8.count)
    if folder.utf8.last != slash, rest.popFirst() != slash { return nil }
    return String(Substring(rest))
  }

  /// Returns whether a path is a folder or below it, both absolute and resolved.
  package static func isWithin(_ path: String, _ folder: String) -> Bool {
    path.utf8.elementsEqual(folder.utf8) || relative(path, to: folder) != nil
  }
}
