import CaseStudyModel
import ChangeLedger

/// Drafts a study from a refactoring in the repository around a site.
struct StudyDrafting: Sendable {
  /// The site's folder.
  var root: String
  /// The revisions before and after, as the author wrote them.
  var before: String
  var after: String
  var branches: [String]

  /// The longest file that a draft shows, in lines.
  private static let longestShown = 80

  /// The maximum number of changed files, as for a side that is read from a commit.
  private static let fileLimit = 1_000

  private var reader: RevisionReader { RevisionReader(around: root) }

  /// - Parameter range: `BEFORE..AFTER`, or one commit, which is compared with its first parent.
  /// - Throws: `UsageError` for anything else.
  init(root: String, range: String, branches: [String]) throws(UsageError) {
    let ends = range.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let isRange = ends.count == 2
    (before, after) = isRange ? (ends[0], ends[1]) : (range + "^", range)
    if before.isEmpty || after.isEmpty || range.isEmpty || after.contains("..") || after.hasPrefix(".") {
      throw UsageError("Option '--from' must be two revisions such as main..split, not '\(range)'", command: "new")
    }
    self.root = root
    self.branches = branches
  }

  /// Returns the draft.
  /// - Parameter title: the title; `nil` to derive one from the merge, the branch or the commit.
  /// - Throws: `GitFailure`, or `CommandFailure` if no code changed.
  func draft(title: String?, principles: [String]) async throws -> StudyDraft {
    let history = try await RefactoringHistory(from: before, to: after, around: root)
    let changed = history.changed.filter(CodeFileNames.isOwnCode)
    let families = Dictionary(grouping: changed.compactMap(CodeFileNames.family)) { $0 }
    guard let family = families.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?.key else {
      throw CommandFailure("No code differs between '\(before)' and '\(after)'; tests and other texts don't count")
    }
    let own = changed.filter { CodeFileNames.family(of: $0) == family }
    if own.count > Self.fileLimit {
      throw CommandFailure(
        "\(own.count) files of code differ between '\(before)' and '\(after)'; a study may have \(Self.fileLimit)")
    }
    let old = try await files(own, at: history.before)
    let new = try await files(own, at: history.after)
    let chosen = DraftedFiles(before: old, after: new)
    if chosen.files.isEmpty {
      throw CommandFailure("Between '\(before)' and '\(after)', code only moved; a study needs code that changed")
    }
    var steps = DraftedSteps.steps(of: history, chosen)
    for index in steps.indices {
      // A file that is added and deleted in between may be missing from this commit.
      steps[index].files = try await files(steps[index].files, at: steps[index].commit).map(\.path)
    }
    let shown = Set(chosen.paths(.after))
    let main = history.commits.filter { !$0.subject.hasPrefix("Merge ") }.max { $0.changed.count < $1.changed.count }
    return StudyDraft(
      title: title
        ?? DraftedTitle.title(
          subject: history.last.subject, body: history.last.body, branch: after, isSingle: history.commits.count == 1,
          main: main?.subject ?? history.last.subject),
      principles: principles, history: history, files: chosen,
      roles: DraftedRoles(new.filter { shown.contains($0.path) }).roles, steps: steps,
      requests: try await requests(history, family), shownFile: shownFile(chosen, old))
  }

  /// Returns the most changed file of the before side that isn't too long to be shown.
  private func shownFile(_ chosen: DraftedFiles, _ old: [SourceFile]) -> String? {
    chosen.files.compactMap(\.before).first { path in
      let lines = old.first { $0.path == path }?.bytes.split(separator: UInt8(ascii: "\n")).count ?? .max
      return lines <= Self.longestShown
    }
  }

  /// Returns the files that are text in a commit.
  private func files(_ paths: [String], at commit: String) async throws -> [SourceFile] {
    if paths.isEmpty { return [] }
    let question = RevisionQuestion.files(
      RevisionSide(revision: commit, patterns: paths.map { Self.pattern(ofFile: $0) }))
    return try await code(for: question, of: commit).files
  }

  /// Returns the pattern of one file, whose name may begin with the sign of exceptions.
  static func pattern(ofFile path: String) -> String { path.hasPrefix("!") ? "./" + path : path }

  private func code(for question: RevisionQuestion, of revision: String) async throws -> RevisionCode {
    switch await reader.answers(to: [question])[question] {
    case .code(let code):
      if let lacking = code.leftOut.first(where: { $0.fault == .missingObject }) {
        throw GitFailure.missingObjects(reason: lacking.path)
      }
      return code
    case .fault(.unknownRevision(let nearest, _)): throw GitFailure.unknownRevision(revision, nearest: nearest)
    case .fault(.otherBase):
      throw CommandFailure("Request '\(revision)' must start from the code before or after the refactoring")
    case .fault(.tooManyFiles(let limit)):
      throw CommandFailure("Request '\(revision)' must not change more than \(limit) files")
    case .fault, nil: throw CommandFailure("The code of '\(revision)' can't be read from the repository")
    }
  }

  /// Returns the change requests; branches of the same name, such as `old/refunds` and `new/refunds`, are one.
  private func requests(_ history: RefactoringHistory, _ family: Int) async throws -> [DraftedRequest] {
    var requests: [DraftedRequest] = []
    var titles: Set<String> = []
    let patterns = CodeFileNames.patterns(ofFamily: family)
    let bases = [history.after, history.before].map { RevisionSide(revision: $0, patterns: patterns) }
    for branch in branches {
      let answer = try await code(for: .request(revision: branch, bases: bases), of: branch)
      let files = answer.files.filter { CodeFileNames.isOwnCode($0.path) }
      if files.isEmpty { throw CommandFailure("Request '\(branch)' must change code; tests don't count") }
      let base = try await self.files(files.map(\.path), at: bases[answer.base].revision)
      let change = DraftedRequest.Change(
        branch: branch, commit: answer.commit, paths: files.map(\.path), cost: LineCost(from: base, to: files))
      let title = DraftedTitle.spoken(branch)
      let side: Side = answer.base == 0 ? .after : .before
      if let known = requests.firstIndex(where: { $0.title == title && $0.sides[side] == nil }) {
        requests[known].sides[side] = change
      } else {
        var request = DraftedRequest(title: DraftedSteps.unused(title, among: &titles))
        request.sides[side] = change
        requests.append(request)
      }
    }
    return requests
  }
}
