import CaseStudyModel
import ChangeLedger

/// The commits of a refactoring as steps: those that change a file of the study.
enum DraftedSteps {
  /// The maximum number of steps; beyond it, small commits join the next one.
  private static let stepLimit = 20

  /// Returns the steps; none for a refactoring of one commit.
  static func steps(of history: RefactoringHistory, _ files: DraftedFiles) -> [DraftedStep] {
    let after = Set(files.paths(.after).map(PathKey.init))
    let deleted = Set(files.paths(.before).map(PathKey.init)).subtracting(after)
    let relevant = history.commits.filter { commit in
      commit.changed.contains { after.contains(PathKey($0)) || deleted.contains(PathKey($0)) }
    }
    guard relevant.count > 1 else { return [] }
    let bounds = relevant.map { $0.changed.count }.sorted(by: >)
    let least = relevant.count > stepLimit ? bounds[stepLimit - 1] : 0
    var steps: [DraftedStep] = []
    var titles = StudyDraft.sections
    var waiting: Set<String> = []
    for (index, commit) in relevant.enumerated() {
      waiting.formUnion(commit.changed)
      let isLast = index == relevant.count - 1
      guard isLast || (commit.changed.count >= least && steps.count < stepLimit - 1) else { continue }
      let title = unused(DraftedTitle.step(commit.subject, body: commit.body), among: &titles)
      steps.append(
        DraftedStep(
          title: title, body: commit.message, commit: commit.hash,
          files: waiting.filter { after.contains(PathKey($0)) }.sorted(),
          removed: waiting.filter { deleted.contains(PathKey($0)) }.sorted()))
      waiting = []
    }
    return settled(steps)
  }

  /// Returns a title that differs from all others, ignoring case.
  /// - Parameter titles: the others, in lower case; the title is added to them.
  static func unused(_ title: String, among titles: inout Set<String>) -> String {
    let plain = title.isEmpty ? "A step" : title
    var candidate = plain
    var number = 2
    while !titles.insert(candidate.lowercased()).inserted {
      candidate = "\(plain) (\(number))"
      number += 1
    }
    return candidate
  }

  /// Assigns each file's removal to the last step that touches it, because earlier steps only changed it. Drops steps
  /// that are then empty.
  private static func settled(_ steps: [DraftedStep]) -> [DraftedStep] {
    var seen: Set<String> = []
    let settled = steps.reversed().map { step in
      var step = step
      step.removed.removeAll { !seen.insert($0).inserted }
      return step
    }
    return settled.reversed().filter { !$0.files.isEmpty || !$0.removed.isEmpty }
  }
}

extension RefactoringHistory.Commit {
  /// The rest of the message without trailers such as `Signed-off-by`.
  var message: String {
    let lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.filter { !Self.isTrailer($0) }.joined(separator: "\n").trimmingSpaces()
  }

  private static func isTrailer(_ line: Substring) -> Bool {
    let names = ["signed-off-by:", "co-authored-by:", "reviewed-by:", "git-svn-id:", "change-id:", "tested-by:"]
    return names.contains { line.lowercased().hasPrefix($0) }
  }
}
