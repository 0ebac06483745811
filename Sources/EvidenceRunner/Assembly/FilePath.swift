import CaseStudyModel

/// The rules for the names that fences give to files.
enum FilePath {
  /// Whether a path stays within its tree: relative, of plain parts.
  static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.isEmpty && parts.allSatisfy { $0 != "" && $0 != "." && $0 != ".." }
      && path.unicodeScalars.allSatisfy { $0 != "\\" && $0 != "\0" }
  }

  /// What to report of a fence whose file lies outside its tree; `nil` where it is in order.
  static func diagnostic(for snippet: Snippet, in source: String) -> Diagnostic? {
    guard let path = snippet.file, !isInside(path) else { return nil }
    return Diagnostic(
      "FileOutsideTree", .error, "File '\(path)' of a fence must be a relative path without '..'",
      at: SourceRange(path: source, line: snippet.line, column: snippet.indentation + 1),
      explanation: "The block is left out of its side's code")
  }

  /// The last part of a path.
  static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
