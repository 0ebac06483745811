import CaseStudyModel

extension RevisionFault {
  /// Returns the diagnostic for a fence whose code can't be read from a commit.
  func diagnostic(of path: RevisionPath, at range: SourceRange) -> Diagnostic {
    diagnostic(revision: path.revision, path: path.path, at: range)
  }

  /// Returns the diagnostic for code that can't be read from a commit.
  /// - Parameters:
  ///   - revision: the revision as written.
  ///   - path: the file; not used by faults of the revision itself.
  func diagnostic(
    revision: String, path: String = "", at range: SourceRange, severity: Severity = .error
  ) -> Diagnostic {
    let parts = parts(revision, path)
    return Diagnostic(
      parts.id, severity, parts.summary, at: range, explanation: parts.explanation, solutions: parts.solutions)
  }

  /// Returns the faulty part of an address: the revision or the path.
  /// - Parameter range: the whole address; an empty one is only the start of its line.
  func place(in range: SourceRange, of path: RevisionPath) -> SourceRange {
    if range.start == range.end { return range }
    let start = SourcePosition(line: range.start.line, column: range.start.column + path.path.utf8.count + 1)
    return switch self {
    case .malformedRevision, .unknownRevision, .notCommit, .ambiguousRevision:
      SourceRange(path: range.path, start: start, length: path.revision.utf8.count)
    case .missingFile: SourceRange(path: range.path, start: range.start, length: path.path.utf8.count)
    default: range
    }
  }

  /// Returns the replacement of a misspelt revision or path by the nearest one.
  /// - Parameters:
  ///   - range: the part of the address that is at fault.
  ///   - titles: the diagnostic's solutions, the first of which is the replacement.
  func fixes(at range: SourceRange, titled titles: [Message]) -> [Fix] {
    guard let title = titles.first else { return [] }
    return switch self {
    case .unknownRevision(let nearest?, _) where range.start != range.end,
      .missingFile(let nearest?) where range.start != range.end:
      [Fix(title, at: range, with: nearest, isSafe: false)]
    default: []
    }
  }

  /// Whether no commit was found, so that the `@` may be part of a file's name.
  var isOfRevision: Bool {
    switch self {
    case .noRepository, .malformedRevision, .unknownRevision: true
    default: false
    }
  }

  /// Whether the clone is at fault rather than the study: it is shallow or partial, or a copy without a repository.
  var isOfClone: Bool {
    switch self {
    case .noRepository, .missingObject, .unknownRevision(_, isShallow: true): true
    default: false
    }
  }

  private struct Parts {
    var id: String
    var summary: Message
    var explanation: Message?
    var solutions: [Message] = []

    init(_ id: String, _ summary: Message, because explanation: Message? = nil, _ solutions: Message...) {
      self.id = id
      self.summary = summary
      self.explanation = explanation
      self.solutions = solutions
    }
  }

  private func parts(_ revision: String, _ path: String) -> Parts {
    switch self {
    case .noRepository, .missingObject, .failed: unreadable(revision)
    case .malformedRevision, .unknownRevision, .notCommit, .ambiguousRevision: unknown(revision)
    default: unusable(path, of: revision)
    }
  }

  private func unreadable(_ revision: String) -> Parts {
    switch self {
    case .missingObject:
      Parts(
        "UnreadableRevision", "The repository must have all files of commit '\(revision)'",
        because: "The clone lacks some, because it is partial or damaged; nothing is fetched while a site is built",
        "clone the whole repository, without '--filter'")
    case .failed(let reason): Parts("UnreadableRevision", "Git can't read commit '\(revision)': \(reason)")
    default:
      Parts(
        "UnreadableRevision", "The site must be in a git repository to show code of '\(revision)'", because: nil,
        "keep the site in the repository that has the code, and install git")
    }
  }

  private func unknown(_ revision: String) -> Parts {
    switch self {
    case .unknownRevision(let nearest, let isShallow):
      var parts = Parts("UnknownRevision", "The repository has no revision '\(revision)'" + .didYouMean(nearest))
      if let nearest { parts.solutions.append("replace '\(revision)' with '\(nearest)'") }
      if isShallow {
        parts.explanation = "This clone is shallow, so a part of the history is missing"
        parts.solutions.append("run 'git fetch --unshallow --tags', or set 'fetch-depth: 0' for CI's checkout")
      }
      return parts
    case .notCommit(let kind):
      return Parts("UnknownRevision", "Revision '\(revision)' must be a commit, a tag or a branch, but it is a \(kind)")
    case .ambiguousRevision:
      return Parts(
        "UnknownRevision", "Revision '\(revision)' must name one commit, but several begin with it", because: nil,
        "write more of its digits")
    default:
      return Parts(
        "UnknownRevision", "Revision '\(revision)' must be a branch, a tag or a commit",
        because: "The meaning of ranges, searches and the reflog changes from day to day")
    }
  }

  private func unusable(_ path: String, of revision: String) -> Parts {
    switch self {
    case .missingFile(let nearest):
      var parts = Parts("MissingInclude", "Commit '\(revision)' has no file '\(path)'" + .didYouMean(nearest))
      if let nearest { parts.solutions.append("replace '\(path)' with '\(nearest)'") }
      return parts
    case .outsideRepository: return Parts("OutsideSite", "File '\(path)' is outside the repository")
    case .hidden(let part):
      return Parts("HiddenFile", "File '\(path)' must not be under '\(part)': hidden files are never published")
    case .invalidName:
      return Parts("UnusableFile", "The name of file '\(path)' must be UTF-8 without control characters")
    case .tooLarge(let limit):
      return Parts("UnusableFile", "File '\(path)' of commit '\(revision)' must be at most \(limit >> 20) MB")
    case .tooLargeTogether(let limit):
      return Parts(
        "UnusableFile", "The files that a site reads from commits must be at most \(limit >> 20) MB together",
        because: nil, "show fewer or smaller files")
    case .tooManyFiles(let limit):
      return Parts(
        "UnusableFile", "At most \(limit) files of commit '\(revision)' may match", because: nil,
        "narrow the patterns of 'files'")
    case .binary: return Parts("UnusableFile", "File '\(path)' of commit '\(revision)' must be text")
    case .largeFilePointer:
      return Parts(
        "UnusableFile", "File '\(path)' of commit '\(revision)' must be in the repository",
        because: "The repository has a pointer of Git LFS in its place")
    case .otherBase:
      return Parts(
        "UnusableRequest", "Request '\(revision)' must start from the code of a side",
        because: "It has no commit in common with a side, or its files have changed there since",
        "rebase the branch onto the side's commit")
    default:
      return Parts(
        "MissingInclude", "'\(path)' must be a file of commit '\(revision)', not a folder, a link or a submodule")
    }
  }
}
