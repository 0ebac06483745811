import CaseStudyModel
import Subprocesses

/// Compares the cost of changes to the same files before and after a refactoring, without changing the repository.
///
/// The number of git's processes is bounded by the logarithm of the number of commits, and time is linear in it.
package struct ChangeHistoryReader: Sendable {
  /// A folder in the repository.
  package var repository: String
  /// Pathspecs of the source files, relative to the top of the repository.
  package var patterns: [String]
  /// The extent of each side.
  package var window: HistoryWindow
  /// The largest number of source files of a change that counts; larger ones are sweeps.
  package var fileLimit: Int
  /// The maximum number of concurrent git processes.
  package var jobs: Int

  /// The largest number of files without an option.
  package static let standardFileLimit = 100

  /// Creates a reader for a repository's source files.
  package init(
    repository: String, patterns: [String] = ["*.swift"], window: HistoryWindow = .standard,
    fileLimit: Int = standardFileLimit, jobs: Int
  ) {
    self.repository = repository
    self.patterns = patterns
    self.window = window
    self.fileLimit = fileLimit
    self.jobs = jobs
  }

  /// Reads the history around a refactoring.
  /// - Parameters:
  ///   - revision: a commit; a merge, which counts as everything that it merges; or a range `A..B`.
  ///   - end: the newest commit to read.
  package func history(of revision: String, until end: String) async throws(GitFailure) -> ChangeHistory {
    let repository = try await GitRepository(at: repository)
    let scratch = try await ScratchRepository(borrowingFrom: repository)
    defer { scratch.remove() }
    do throws(GitFailure) {
      return try await history(of: revision, until: end, repository, scratch)
    } catch {
      guard case .failed(_, let reason) = error, Self.isAboutMissingObjects(reason) else { throw error }
      throw .missingObjects(reason: reason)
    }
  }

  private func history(
    of revision: String, until end: String, _ repository: GitRepository, _ scratch: ScratchRepository
  ) async throws(GitFailure) -> ChangeHistory {
    let cutOff = try repository.cutOff()
    let refactoring = try await RefactoringSpan(
      of: revision, until: end, patterns: patterns, repository: repository, scratch: scratch, cutOff: cutOff)
    let ignored = String(
      decoding: try await scratch.content(of: ".git-blame-ignore-revs", in: refactoring.end) ?? [], as: UTF8.self)
    let rule = FormattingSweep(ignored: FormattingSweep.revisions(in: ignored), fileLimit: fileLimit)

    let pathsAtEnd = try await scratch.paths(in: refactoring.end)

    let directions: [FileNames.Direction] = [.backward, .forward]
    let samples = try await directions.boundedMap(jobs: jobs) { direction throws(GitFailure) in
      let own = try await ScratchRepository(borrowingFrom: repository)
      defer { own.remove() }
      let list = try await refactoring.commits(direction, in: own)
      let reader = HistorySideReader(
        direction: direction, scratch: own, patterns: patterns, window: window, rule: rule,
        middle: refactoring.seconds, list: list, isOnSide: refactoring.isOnSide(direction, list), cutOff: cutOff,
        files: refactoring.files.compactMap { direction == .backward ? $0.old : $0.new },
        pathsAtEnd: direction == .forward ? pathsAtEnd : nil)
      return try await reader.sample()
    }
    var after = samples[1].side
    after.leftOut = refactoring.commits + after.leftOut
    return ChangeHistory(
      refactoring: ChangeHistory.Refactoring(
        name: revision, commit: refactoring.commit, base: refactoring.base,
        date: CalendarDate(secondsSince1970: refactoring.seconds), cost: refactoring.cost),
      end: end, window: window, fileLimit: fileLimit, before: samples[0].side, after: after,
      figures: HistoryFigure.all(before: samples[0], after: samples[1]), isShallow: !cutOff.isEmpty,
      filesLeft: samples[1].filesLeft)
  }

  /// Returns whether git's reason is an object that a partial clone hasn't downloaded.
  private static func isAboutMissingObjects(_ reason: String) -> Bool {
    ["unable to read", "could not read", "bad object", "missing blob", "missing tree"].contains {
      reason.lowercased().contains($0)
    }
  }
}
