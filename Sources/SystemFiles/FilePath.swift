/// Arithmetic on paths of the file system that are written with `/`.
package enum FilePath {
  /// Puts a relative path behind a folder; `.` is left out.
  package static func joined(_ folder: String, _ path: String) -> String {
    if folder == "." || folder.isEmpty || path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Returns the folder that holds a path; `.` where the path is a single name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last part of a path.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Returns the way from a folder to a path in it, both absolute and without links; `nil` where it lies elsewhere.
  package static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Tells whether a path stays within the folder that it is relative to: of plain parts, which mean the same on every system.
  package static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.isEmpty && parts.allSatisfy { $0 != "" && $0 != "." && $0 != ".." }
      && path.unicodeScalars.allSatisfy { $0 != "\\" && $0 != "\0" }
  }

  /// Tells whether a path names a Markdown file, by its extension.
  package static func isMarkdown(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".md") || path.hasSuffix(".markdown")
  }
}
