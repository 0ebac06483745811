import CaseStudyModel

/// The days on which files last changed, according to a repository.
///
/// A day is the committer's, in UTC: when the change became part of this history, the same on every machine. Files
/// without a known day are left out: uncommitted files, files that the most recent commits don't touch, and files from
/// the commit at which a shallow clone is cut off, which appears to change them all.
public enum GitHistory {
  /// The number of directory entries that git may compare; each commit costs as many as the folder has files.
  private static let budget = 5_000_000
  /// The minimum and maximum number of commits to read.
  private static let commits = 500...5_000
  /// The time after which older commits are left out.
  private static let timeLimit = Duration.seconds(60)

  /// Returns the days, keyed by paths relative to a folder; empty if the folder is not in a repository or git is not
  /// installed. Runs git once for all files.
  /// - Parameter fileCount: the number of files of interest, which limits the number of commits to read.
  public static func lastChanges(in folder: String, fileCount: Int) async -> [String: CalendarDate] {
    await reading(in: folder, fileCount: fileCount).days
  }

  /// Returns the days with their origin, as `lastChanges(in:fileCount:)` does.
  package static func reading(in folder: String, fileCount: Int) async -> LastChanges {
    if fileCount == 0 { return LastChanges() }
    let count = min(max(budget / fileCount, commits.lowerBound), commits.upperBound)
    guard let opened = try? await HistoryOrigin(of: folder) else { return LastChanges() }
    guard let current = try? await CurrentHistory(from: opened) else { return LastChanges(isWhole: false) }
    defer { current.remove() }
    // For merges, -c lists files that differ from all parents; full names tell a branch `grafted` from the decoration.
    let options = ["--format=%x01%ct %D", "--decorate=full", "--name-only", "--no-renames", "-c"]
    var git = current.git
    git.timeLimit = timeLimit
    let log = try? await git.records(
      ["log", "-z", "--max-count=\(count)"] + options + current.relativePaths + [current.commit, "--"],
      atMost: GitProgram.namesLimit)
    return LastChanges(
      days: log.map { days(in: $0.output) } ?? [:], origin: opened.text, isWhole: log?.isWhole ?? false)
  }

  /// Returns the origin that days have if they are read now; `nil` outside repositories.
  package static func origin(in folder: String) async -> String? {
    try? await HistoryOrigin(of: folder).text
  }

  /// Returns the reflog of HEAD, to which git appends a line at every commit and checkout, and the folder with those of
  /// branches; `nil` outside repositories.
  public static func journals(of folder: String) async -> (head: String, branches: String)? {
    let git = try? GitProgram.reading(around: folder, settings: GitRepository.settingsAmongDocuments)
    let output = try? await git?.run([
      "rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD", "--git-path", "logs/refs",
    ])
    let lines = output?.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } ?? []
    return lines.count == 2 ? (lines[0], lines[1]) : nil
  }

  /// Returns the versions of a file along the first parents of the current branch, oldest first, each with its commit;
  /// empty outside repositories.
  /// - Parameters:
  ///   - path: the file, relative to the folder; renames are followed.
  ///   - limit: the number of commits to read.
  package static func versions(of path: String, in folder: String, atMost limit: Int = 500) async -> [FileVersion] {
    guard let current = try? await CurrentHistory(of: folder) else { return [] }
    defer { current.remove() }
    let options = ["--first-parent", "--format=%x01%H", "--name-only", "--follow"]
    let output = try? await current.git.run(
      ["log", "-z", "--max-count=\(limit)"] + options + current.relativePaths + [current.commit, "--"]
        + [current.path(of: path)])
    var commits: [(commit: String, path: String)] = []
    var commit = ""
    for record in output?.split(separator: 0) ?? [] {
      let text = String(decoding: record.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
      if record.first == 1 { commit = String(text.dropFirst()) } else { commits.append((commit, text)) }
    }
    var versions: [FileVersion] = []
    for (commit, path) in commits.reversed() {
      let blob = ["cat-file", "blob", "\(commit):\(current.path(of: path))"]
      if let bytes = try? await current.git.run(blob, atMost: RevisionObjects.largestFile) {
        versions.append(FileVersion(commit: commit, bytes: bytes))
      }
    }
    return versions
  }

  /// Parses git's output: commits, newest first, each followed by the files it touches.
  static func days(in output: [UInt8]) -> [String: CalendarDate] {
    var days: [String: CalendarDate] = [:]
    var day: CalendarDate?
    for record in output.split(separator: 0) {
      if record.first == 1 {
        let words = record.dropFirst().split(separator: UInt8(ascii: " "), maxSplits: 1)
        let isCutOff = words.count > 1 && words[1].split(separator: UInt8(ascii: ",")).contains(where: isGraft)
        let seconds = words.first.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
        day = isCutOff ? nil : seconds.flatMap(CalendarDate.init(secondsSince1970:))
      } else if let day {
        // A line feed separates a commit from its files.
        let path = String(decoding: record.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
        if days[path] == nil { days[path] = day }
      }
    }
    return days
  }

  private static func isGraft(_ word: ArraySlice<UInt8>) -> Bool {
    word.drop { $0 == UInt8(ascii: " ") }.elementsEqual("grafted".utf8)
  }
}

/// The days of files' last changes, with all that they depend on.
package struct LastChanges: Sendable {
  /// The days by path.
  package var days: [String: CalendarDate] = [:]
  /// The current commit, the folder's path in its tree, and the commits at which the history is cut off; `nil` outside
  /// repositories.
  package var origin: String?
  /// Whether another reading from the same origin gives the same days; it doesn't after an error or a time limit.
  package var isWhole = true
}

/// A file as a commit has it.
package struct FileVersion: Sendable, Equatable {
  /// The full hash of the commit.
  package var commit: String
  /// The content.
  package var bytes: [UInt8]
}

/// The history of the current commit, in a scratch repository that borrows the objects.
///
/// The repository comes with untrusted content. Its settings name files that `git log` opens, such as `mailmap.file`
/// and `diff.orderFile`, and git would wait for a pipe.
private struct CurrentHistory {
  /// The hash of the current commit.
  let commit: String
  private let scratch: ScratchRepository
  /// The path of the folder in the work tree, with a slash at its end; empty for all of it.
  private let prefix: String

  /// Opens the history of the repository around a folder; call `remove` when done.
  init(of folder: String) async throws(GitFailure) {
    try await self.init(from: HistoryOrigin(of: folder))
  }

  /// Opens the history from an origin; call `remove` when done.
  init(from origin: HistoryOrigin) async throws(GitFailure) {
    commit = origin.head.commit
    prefix = origin.head.folder.isEmpty ? "" : origin.head.folder + "/"
    scratch = try await ScratchRepository(borrowingFrom: origin.repository)
  }

  /// Git, running in the scratch repository.
  var git: GitProgram { scratch.git }

  /// The option by which git names files as seen from the folder, and no others.
  var relativePaths: [String] { prefix.isEmpty ? [] : ["--relative=" + prefix] }

  /// Returns the path of a file from the top of the work tree.
  func path(of file: String) -> String { prefix + file }

  /// Deletes the scratch repository.
  func remove() { scratch.remove() }
}

/// The current commit of the repository around a folder.
private struct HistoryOrigin {
  let repository: GitRepository
  let head: (commit: String, folder: String)
  /// The description of all that the history from here depends on.
  let text: String

  init(of folder: String) async throws(GitFailure) {
    repository = try await GitRepository(at: folder, isNamed: false)
    head = try await repository.head()
    let cutOff = try repository.cutOff().sorted()
    text = ([repository.objectFormat, head.commit, head.folder] + cutOff).joined(separator: "\n")
  }
}
