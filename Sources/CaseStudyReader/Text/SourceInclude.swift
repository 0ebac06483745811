import CaseStudyModel

/// An address such as `code/after/Layout.swift#region`, as a fence's `src=` gives it.
struct SourceInclude {
  /// The file's path relative to the site's folder; `nil` where the address leaves the folder.
  let path: String?
  let region: String?

  /// - Parameter document: the path of the Markdown file that the address is relative to.
  init(_ address: String, from document: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    region = parts.count > 1 ? String(parts[1]) : nil
    path = Self.resolved(String(parts[0]), from: document)
  }

  private static func resolved(_ relative: String, from document: String) -> String? {
    guard !relative.hasPrefix("/"), !relative.contains("\\"), !relative.contains("\0") else { return nil }
    var folders = document.split(separator: "/").dropLast().map(String.init)
    for part in relative.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if folders.popLast() == nil { return nil }
      default: folders.append(String(part))
      }
    }
    return folders.joined(separator: "/")
  }
}
