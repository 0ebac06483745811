import CaseStudyModel

/// An address such as `code/after/Layout.swift#region` or `Sources/Layout.swift@v1.2#region` from a fence's `src=`.
struct SourceInclude {
  /// The file's path relative to the site's folder; `nil` if it is outside the folder.
  let path: String?
  let region: String?
  /// The ways to read the address as a file of a commit, the last `@` first; empty without an `@`.
  let revisions: [RevisionPath]

  /// The maximum number of `@` that are tried.
  private static let readingLimit = 4

  /// Resolves an address.
  /// - Parameter document: the path of the Markdown file, which the address is relative to.
  init(_ address: String, from document: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    region = parts.count > 1 ? String(parts[1]) : nil
    path = Self.resolved(String(parts[0]), from: document)
    revisions = Self.revisions(in: parts[0], from: document)
  }

  /// Returns the ways to divide an address into path and revision: both may contain an `@`.
  private static func revisions(in address: Substring, from document: String) -> [RevisionPath] {
    guard !address.hasPrefix("/"), !address.contains("\\"), !address.contains("\0") else { return [] }
    let marks = address.indices.reversed().lazy.filter { address[$0] == "@" && $0 != address.startIndex }
    return marks.prefix(readingLimit).compactMap { mark in
      let revision = address[address.index(after: mark)...]
      if revision.isEmpty { return nil }
      return RevisionPath(
        revision: String(revision), path: String(address[..<mark]), folder: SitePath.folder(of: document))
    }
  }

  /// Returns the message about a commit that is behind the region, or isn't there.
  func misplacedCommit(in address: String) -> Message? {
    if address.prefix(while: { $0 != "#" }).hasSuffix("@") {
      return "Address '\(address)' must name a commit after '@'"
    }
    guard let region, let mark = region.firstIndex(of: "@"), mark > region.startIndex else { return nil }
    let file = String(address.prefix { $0 != "#" })
    let meant = "\(file)\(region[mark...])#\(region[..<mark])"
    return "Address '\(address)' must name the commit before the region, as in '\(meant)'"
  }

  private static func resolved(_ relative: String, from document: String) -> String? {
    let isPlain = relative.unicodeScalars.allSatisfy { $0 != "\\" && $0 != "\0" }
    guard relative.utf8.first != UInt8(ascii: "/"), isPlain else { return nil }
    return SitePath.resolve(relative, in: SitePath.folder(of: document))
  }
}

/// Code that a fence includes from a file.
struct IncludedCode {
  var text: String
  /// Whether the file's lines end in CRLF.
  var hasCarriageReturns: Bool
  /// The path of a commit's file, which is the block's name unless another name is given.
  var file: String?
  /// The place of the first line; `nil` for code of a commit, and for a region with other lines inside.
  var place: SourceRange?
}
