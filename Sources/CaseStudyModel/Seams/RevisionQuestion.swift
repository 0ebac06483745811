/// A question about the commits of the repository around a site, on which a study's code depends.
///
/// Reading a study is pure: if an answer isn't known yet, it is looked up and the study is read again.
public enum RevisionQuestion: Sendable, Hashable {
  /// The first of these files that exists; an address with several `@` can be read in several ways.
  case file([RevisionPath])
  /// All files that match patterns.
  case files(RevisionSide)
  /// The files that a change request writes, based on one of these sides.
  case request(revision: String, bases: [RevisionSide])
}

/// A file in a commit, as an address such as `Sources/A.swift@v1.2` names it.
public struct RevisionPath: Sendable, Hashable {
  /// A branch, a tag or a commit.
  public var revision: String
  /// The path as written.
  public var path: String
  /// The folder of the document, relative to the site's folder; the path is relative to it, or else to the top of the
  /// repository.
  public var folder: String

  public init(revision: String, path: String, folder: String) {
    self.revision = revision
    self.path = path
    self.folder = folder
  }
}

/// A side of a study as files of a commit, as the front matter names it.
public struct RevisionSide: Sendable, Hashable {
  /// A branch, a tag or a commit.
  public var revision: String
  /// The patterns of the files, relative to the folder; one that begins with `!` leaves files out.
  public var patterns: [String]
  /// The folder that the patterns and the files' names are relative to, from the top of the repository; empty for the
  /// top.
  public var folder: String

  public init(revision: String = "", patterns: [String] = [], folder: String = "") {
    self.revision = revision
    self.patterns = patterns
    self.folder = folder
  }
}

/// The answer to a question about commits.
public enum RevisionAnswer: Sendable, Equatable {
  /// The code was found.
  case code(RevisionCode)
  /// The code can't be read.
  case fault(RevisionFault)
}

/// Code from a commit.
public struct RevisionCode: Sendable, Equatable {
  /// A file that matches but isn't code, with the reason.
  public struct LeftOut: Sendable, Equatable {
    /// The file's path; bytes that aren't UTF-8 are escaped.
    public var path: String
    /// The reason.
    public var fault: RevisionFault

    public init(path: String, fault: RevisionFault) {
      self.path = path
      self.fault = fault
    }
  }

  /// The reason that no file matches a side, with the nearest name.
  public enum Mismatch: Sendable, Equatable {
    /// The commit lacks the folder.
    case folder(nearest: String?)
    /// No file matches the patterns; the first one resembles the nearest name. `others` match most files.
    case patterns(nearest: String?, others: [String] = [])
  }

  /// A pattern that matches no file, although others do.
  public struct UnmatchedPattern: Sendable, Equatable {
    /// The pattern as written.
    public var text: String
    /// The path or pattern that is most likely meant.
    public var nearest: String?

    public init(_ text: String, nearest: String? = nil) {
      self.text = text
      self.nearest = nearest
    }
  }

  /// The full hash of the commit.
  public var commit: String
  /// The index of the request's base among those asked about; 0 for other questions.
  public var base: Int
  /// The files, sorted by path; a file that a request deletes is empty.
  public var files: [SourceFile]
  /// The files that can't be used, sorted by path.
  public var leftOut: [LeftOut]
  /// The reason that no file matches; `nil` if one does.
  public var mismatch: Mismatch?
  /// The patterns that match none of the side's files, or of those that the request writes; empty if none matches.
  public var unmatchedPatterns: [UnmatchedPattern] = []

  public init(commit: String, base: Int = 0, files: [SourceFile], leftOut: [LeftOut] = []) {
    self.commit = commit
    self.base = base
    self.files = files
    self.leftOut = leftOut
  }
}

/// The reason that a commit's code can't be read.
public enum RevisionFault: Sendable, Equatable {
  /// The site isn't in a repository that git can read, or git is missing.
  case noRepository
  /// The name can't be that of a branch, a tag or a commit.
  case malformedRevision
  /// There is no such branch, tag or commit; `isShallow` if the clone lacks a part of the history.
  case unknownRevision(nearest: String?, isShallow: Bool)
  /// The revision is a tree or a file.
  case notCommit(String)
  /// Several objects have names that begin like this.
  case ambiguousRevision
  /// The commit has no such file.
  case missingFile(nearest: String?)
  /// The path is a folder, a symbolic link, or in a submodule.
  case notFile
  /// The path leads out of the repository.
  case outsideRepository
  /// A component of the path begins with a dot.
  case hidden(String)
  /// The name isn't UTF-8 or contains control characters.
  case invalidName
  /// The file has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// The files of commits that are read together have more than `limit` bytes.
  case tooLargeTogether(limit: Int)
  /// More than `limit` files match a side's patterns.
  case tooManyFiles(limit: Int)
  /// The file isn't text.
  case binary
  /// The repository contains a pointer of Git LFS in place of the file.
  case largeFilePointer
  /// A partial or damaged clone lacks the object.
  case missingObject
  /// The request has no commit in common with the side, or its files have changed on the side since the fork point.
  case otherBase
  /// Git reported another error.
  case failed(String)
}
