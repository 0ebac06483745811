/// Functions on paths relative to the site's folder, with `/` as separator.
package enum SitePath {
  /// Returns the folder of a file, without a trailing slash; empty for a file at the top level.
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

  /// Returns the lowercase extension of a path, without its dot; empty if there is none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// Resolves a relative path against a folder, including `.` and `..`.
  /// - Returns: the path from the site's folder, or `nil` if it leads outside.
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

  /// Returns a path relative to a folder that contains it; `nil` if the folder doesn't, and always for an empty folder.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.first == UInt8(ascii: "/") ? String(Substring(rest.dropFirst())) : nil
  }

  /// Returns the first component of a path that begins with a dot.
  package static func hiddenPart(of path: String) -> String? {
    // Compares bytes: a combining character after the dot would form a different `Character`.
    names(on: path).first { $0.utf8.first == UInt8(ascii: ".") }.map(String.init)
  }

  /// Returns whether a relative path stays within its folder: it has only plain components, which mean the same on
  /// every system.
  package static func isInside(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return !path.isEmpty && parts.allSatisfy { part in !["", ".", ".."].contains { part.elementsEqual($0.utf8) } }
      && path.unicodeScalars.allSatisfy { $0 != "\\" && $0 != "\0" }
  }

  /// Returns the components of a path.
  package static func names(on path: String) -> [Substring] {
    // Splits bytes: a combining character after a slash would form a different `Character`.
    path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// Returns whether a file is Markdown, by its extension.
  package static func isMarkdown(_ path: String) -> Bool {
    ["md", "markdown", "mdx"].contains(fileExtension(of: path))
  }

  /// Returns whether a file is Markdown with components and statements of JavaScript, by its extension.
  package static func isMDX(_ path: String) -> Bool { fileExtension(of: path) == "mdx" }

  /// Returns whether a file that a text refers to is copied into the site: an image, or a document or archive to
  /// download.
  package static func isCopied(_ path: String) -> Bool {
    isImage(path) || downloads.contains(fileExtension(of: path))
  }

  private static let downloads: Set<String> = [
    "pdf", "epub", "zip", "gz", "tgz", "bz2", "xz", "7z", "docx", "xlsx", "pptx", "odt", "ods", "odp", "csv",
  ]

  /// Returns whether a file is an image that browsers show, by its extension.
  package static func isImage(_ path: String) -> Bool {
    ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"].contains(fileExtension(of: path))
  }
}
