import CaseStudyModel

/// The days on which files were last changed, as a repository remembers them.
///
/// A day is that of the committer, in UTC: when the change became part of this history, told alike on every machine. What
/// can't be known has no day: files that aren't committed, files that the last commits don't touch, and, in a shallow
/// clone, files that came with the commit at which it was cut off, which seems to change them all.
public enum GitHistory {
  /// The number of directory entries that git may compare; a commit costs as many as the folder has files.
  private static let budget = 5_000_000
  /// The bounds of the number of commits that are looked at.
  private static let commits = 500...5_000

  /// Returns the days by the paths of files, relative to a folder; none where the folder belongs to no repository or where
  /// there is no git. One run of git answers for all files.
  /// - Parameter fileCount: the number of files that are asked for, which bounds the number of commits that are looked at.
  public static func lastChanges(in folder: String, fileCount: Int) async -> [String: CalendarDate] {
    if fileCount == 0 { return [:] }
    let count = min(max(budget / fileCount, commits.lowerBound), commits.upperBound)
    let git = git(in: folder)
    // Merges name the files that differ from all their parents; full names tell a branch `grafted` from the mark.
    let output = try? await git.run([
      "log", "-z", "--max-count=\(count)", "--format=%x01%ct %D", "--decorate=full", "--name-only", "--no-renames",
      "--relative", "-c",
    ])
    return output.map(days) ?? [:]
  }

  /// Returns the file that git adds a line to whenever another commit is checked out, a new one of them too; `nil` where
  /// there is no repository.
  public static func journal(of folder: String) async -> String? {
    let output = try? await git(in: folder).run(["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"])
    return output.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
  }

  private static func git(in folder: String) -> GitProgram {
    GitProgram(
      folder: folder, environment: GitEnvironment.forRepository(),
      settings: ["-c", "log.showSignature=false", "-c", "safe.bareRepository=all"])
  }

  /// Reads what git printed: commits from the newest on, each followed by the files that it touches.
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
        // A line feed parts a commit from its files.
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
