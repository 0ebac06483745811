/// Arithmetic on paths that are relative to the site's folder and have `/` between their parts.
package enum SitePath {
  /// Returns the folder that holds a file, without a slash at its end; empty for a file at the top.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// Returns the last part of a path.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Returns the last part of a path without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the lower-cased extension of a path, without its dot; empty where there is none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// Follows a relative path from a folder, resolving `.` and `..`.
  /// - Returns: the path from the site's folder, or `nil` where it leaves that folder.
  package static func resolve(_ path: String, in folder: String) -> String? {
    var parts = names(on: folder)
    for part in names(on: path) {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Returns the way from a folder to a path in it, or `nil` where the path lies elsewhere.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.first == UInt8(ascii: "/") ? String(Substring(rest.dropFirst())) : nil
  }

  /// Returns the first part of a path that begins with a dot; of the bytes, as a letter can be combined with the dot.
  package static func hiddenPart(of path: String) -> String? {
    names(on: path).first { $0.utf8.first == UInt8(ascii: ".") }.map(String.init)
  }

  /// Tells whether a path stays inside the folder it is relative to and consists of parts that mean the same on every system.
  package static func isInside(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return !path.isEmpty && parts.allSatisfy { part in !["", ".", ".."].contains { part.elementsEqual($0.utf8) } }
      && path.unicodeScalars.allSatisfy { $0 != "\\" && $0 != "\0" }
  }

  /// Returns the parts of a path.
  package static func names(on path: String) -> [Substring] {
    // Of the bytes, as a letter can be combined with the slash before it.
    path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// Tells whether a file is Markdown, by its extension.
  package static func isMarkdown(_ path: String) -> Bool {
    let name = fileExtension(of: path)
    return name == "md" || name == "markdown"
  }

  /// Tells whether a file is an image that browsers show, by its extension.
  package static func isImage(_ path: String) -> Bool {
    ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"].contains(fileExtension(of: path))
  }
}
