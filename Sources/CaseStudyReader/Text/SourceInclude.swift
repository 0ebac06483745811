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

  /// Returns the lines of a region: those between `#region name` and `#endregion`, without other markers.
  /// - Returns: `nil` where there is no such region.
  static func lines(of region: String?, in text: String) -> String? {
    var depth = region == nil ? 1 : 0
    var found = region == nil
    var result = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(whereSeparator: \.isWhitespace).drop { $0 == "//" || $0 == "#" || $0 == "--" }
      let marker = words.first.map { $0.drop { $0 == "/" || $0 == "-" || $0 == "#" } }
      if marker == "region" {
        if depth > 0 {
          depth += 1
        } else if words.dropFirst().first.map(String.init) == region {
          (depth, found) = (1, true)
        }
      } else if marker == "endregion" {
        if depth > 0 { depth -= 1 }
        if region == nil { depth = max(1, depth) }
      } else if depth > 0 {
        result += line + "\n"
      }
    }
    if region == nil, result.hasSuffix("\n\n") || result == "\n" { result.removeLast() }
    return found ? result : nil
  }
}
