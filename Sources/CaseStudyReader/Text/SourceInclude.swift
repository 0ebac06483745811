import CaseStudyModel

/// An address such as `code/after/Layout.swift#region` from a fence's `src=`.
struct SourceInclude {
  /// The file's path relative to the site's folder; `nil` if it is outside the folder.
  let path: String?
  let region: String?

  /// Resolves an address.
  /// - Parameter document: the path of the Markdown file, which the address is relative to.
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

/// Code that a fence includes from a file.
struct IncludedCode {
  var text: String
  /// Whether the file's lines end in CRLF.
  var hasCarriageReturns: Bool
}
