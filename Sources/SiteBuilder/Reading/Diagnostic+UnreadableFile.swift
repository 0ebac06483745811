import CaseStudyModel

extension Diagnostic {
  /// Creates the diagnostic of a file of the site that could not be had.
  public static func unreadableFile(_ error: ContentSourceError) -> Diagnostic {
    let summary =
      switch error.reason {
      case .missing: "File '\(error.path)' must exist while the site is built"
      case .outside: "File '\(error.path)' must lie inside the site's folder"
      case .tooLarge(let limit): "File '\(error.path)' must not be larger than \(limit) bytes"
      case .unreadable(let reason): "File '\(error.path)' can't be read: \(reason)"
      }
    return Diagnostic("UnreadableFile", .error, summary, at: SourceRange(path: error.path, line: 1))
  }
}
