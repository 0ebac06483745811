import CaseStudyModel

/// The days on which files last changed, according to a repository.
///
/// A day is the committer's, in UTC: when the change became part of this history, the same on every machine. Files
/// without a known day are left out: uncommitted files, files that the most recent commits don't touch, and files from
/// the commit at which a shallow clone is cut off, which appears to change them all.
package enum GitHistory {
  /// The number of directory entries that git may compare; each commit costs as many as the folder has files.
  private static let budget = 5_000_000
  /// The minimum and maximum number of commits to read.
  private static let commits = 500...5_000
  /// The time after which older commits are left out.
  private static let timeLimit = Duration.seconds(60)

  /// Returns the days, keyed by paths relative to a folder; empty if the folder is not in a repository or git is not
  /// installed. Runs git once for all files.
  /// - Parameter fileCount: the number of files of interest, which limits the number of commits to read.
  package static func lastChanges(in folder: String, fileCount: Int) async -> [String: CalendarDate] {
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
  package static func origin(in folder: String) async -> String? { try? await HistoryOrigin(of: folder).text }

  /// Returns the reflog of HEAD, to which git appends a line at every commit and checkout, and the folder with the
  /// reflogs of branches; `nil` outside repositories.
  package static func journals(of folder: String) async -> (head: String, branches: String)? {
    let git = try? GitProgram.reading(around: folder, settings: GitRepository.settingsAmongDocuments)
    let output = try? await git?.run([
      "rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD", "--git-path", "logs/refs",
    ])
    let lines = output?.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } ?? []
    return lines.count == 2 ? (lines[0], lines[1]) : nil
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

/// The days of files' last changes, and the state that they depend on.
package struct LastChanges: Sendable {
  /// The days by path.
  package var days: [String: CalendarDate] = [:]
  /// The current commit, the folder's path in its tree, and the commits at which the history is cut off; `nil` outside
  /// repositories.
  package var origin: String?
  /// Whether another reading from the same origin gives the same days; it doesn't after an error or a time limit.
  package var isWhole = true
}
