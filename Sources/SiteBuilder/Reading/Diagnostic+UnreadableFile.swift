import CaseStudyModel

extension Diagnostic {
  /// Creates the diagnostic for a file that can't be read.
  public static func unreadableFile(_ error: ContentSourceError) -> Diagnostic {
    let id = if case .hidden = error.reason { "HiddenFile" } else { "UnreadableFile" }
    return Diagnostic(id, .error, error.summary, at: SourceRange(path: error.path, line: 1))
  }
}

extension ContentSourceError {
  /// The rule that the file breaks, as one sentence without a full stop.
  public var summary: Message {
    switch reason {
    case .missing: "File '\(path)' must exist while the site is built"
    case .outside: "File '\(path)' must be inside the site's folder"
    case .hidden(let part): "File '\(path)' must not lead to '\(part)', because hidden files are never published"
    case .invalidName: "The name of '\(path)' must be UTF-8 without control characters"
    case .special: "File '\(path)' must be a regular file, but is a pipe, a socket or a device"
    case .notFolder: "'\(path)' must be a folder"
    case .tooLarge(let limit): "File '\(path)' must not be larger than \(limit) bytes"
    case .unreadable(let reason): "File '\(path)' can't be read: \(reason)"
    }
  }
}
