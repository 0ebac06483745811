import CaseStudyModel
import ChangeLedger

/// `solidsite ledger`: compares the costs of changes before and after a refactoring, from git branches or history.
struct LedgerCommand: Subcommand {
  private static let repository = OptionSpecification(
    "repository", taking: .value(placeholder: "DIR"), "a folder of the repository (default: the working folder)")
  private static let before = OptionSpecification(
    "before", taking: .value(placeholder: "REV"), "the code before the refactoring")
  private static let after = OptionSpecification(
    "after", taking: .value(placeholder: "REV"), "the code after the refactoring")
  private static let beforeRequests = OptionSpecification(
    "before-requests", taking: .value(placeholder: "A,B,C"), isRepeatable: true,
    "the branches that implement the requests on the before side")
  private static let afterRequests = OptionSpecification(
    "after-requests", taking: .value(placeholder: "A,B,C"), isRepeatable: true,
    "the branches that implement the requests on the after side")
  private static let glob = OptionSpecification(
    "glob", taking: .value(placeholder: "PATTERN"), isRepeatable: true,
    "the source files that count (default: *.swift)")
  private static let history = OptionSpecification(
    "history", taking: .value(placeholder: "COMMIT"),
    "measure the changes before and after this refactoring: a commit, a merge or A..B")
  private static let changes = OptionSpecification(
    "changes", taking: .value(placeholder: "N"), "the number of changes on each side of the history (default: 100)")
  private static let months = OptionSpecification(
    "months", taking: .value(placeholder: "N"), "the number of months on each side, instead of a number of changes")
  private static let until = OptionSpecification(
    "until", taking: .value(placeholder: "REV"), "the end of the history (default: HEAD)")
  private static let fileLimit = OptionSpecification(
    "max-files", taking: .value(placeholder: "N"),
    "leave out changes of more than N source files as sweeps (default: \(ChangeHistoryReader.standardFileLimit))")
  private static let format = OptionSpecification(
    "format", taking: .value(placeholder: "FORMAT", choices: ["text", "json", "markdown"]),
    "the output format (default: text)")

  var specification: CommandSpecification {
    CommandSpecification(
      "ledger", "measure what a refactoring costs, from branches or from a repository's history",
      discussion: """
        Compares what the same change requests cost before and after a refactoring. Each request is a branch, compared
        with its fork point: the merge base of the branch and the side's REV. A renamed file counts as one deleted and
        one new; a deleted file counts as an existing file that was edited. Closure is the share of the touched lines
        that are in new files. Each pair of a side's requests is merged; only conflicts in files that count are
        reported. You can measure one side alone; the other is then left out, and null in JSON.

        A REV is a branch, a remote branch such as origin/x, a tag or a hash. A PATTERN is a git pathspec, relative to
        the top of the repository: '*.swift' matches files in all folders, 'Sources/*.swift' those anywhere below
        Sources, ':(glob)Sources/*.swift' files directly in it, and ':!Tests' leaves out everything in Tests.

        With --history, no branches are needed: the files that a refactoring changed are followed through their own
        history, backward and forward, and through renames among the files that match. A change is a commit that isn't
        a merge. These are left out, and listed with the reason: the refactoring itself, commits by bots, formatting
        sweeps (commits that change only white space, touch too many files, or are in .git-blame-ignore-revs),
        and branches that started before the refactoring and were merged after it. Merges are repeated to see which
        conflict. The figures come with 95 % intervals from a seeded bootstrap. They don't show a cause: other things
        changed too.

        Nothing is written to the repository. Git's settings and attributes have no effect: lines are compared with
        Myers' algorithm, and merging finds renamed files as git does by default. This needs git 2.39 or later.
        """,
      options: [
        Self.repository, Self.before, Self.after, Self.beforeRequests, Self.afterRequests, Self.history, Self.changes,
        Self.months, Self.until, Self.fileLimit, Self.glob, Self.format,
      ])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let arguments = invocation.arguments
    let before = try Self.side(arguments, base: Self.before, requests: Self.beforeRequests)
    let after = try Self.side(arguments, base: Self.after, requests: Self.afterRequests)
    let history = arguments.value(of: Self.history)
    let globs = arguments.values(of: Self.glob)
    let patterns = globs.isEmpty ? ["*.swift"] : globs
    let historyReader = try Self.historyReader(arguments, patterns)
    if before == nil, after == nil, history == nil {
      throw UsageError(
        "Give '--before' with '--before-requests', '--after' with '--after-requests', or '--history'",
        command: "ledger")
    }
    if globs.contains("") { throw UsageError("Option '--glob' needs a pattern", command: "ledger") }

    var ledger: Ledger?
    if before != nil || after != nil {
      let reader = GitLedgerReader(
        repository: arguments.value(of: Self.repository) ?? ".", patterns: patterns, jobs: Terminal.processorCount())
      ledger = try await Interruption.guarding { try await reader.ledger(before: before, after: after) }
    }
    var found: ChangeHistory?
    if let history {
      let end = arguments.value(of: Self.until) ?? "HEAD"
      found = try await Interruption.guarding { try await historyReader.history(of: history, until: end) }
    }
    for side in [ledger?.before, ledger?.after].compactMap({ $0 }) { Self.remark(on: side, invocation.console) }
    for doubt in ledger?.doubts ?? [] { invocation.console.say(Self.remark(on: doubt, before, after)) }
    let report = found.map(HistoryReport.init)
    switch arguments.value(of: Self.format) {
    case "json":
      let none = Ledger(before: nil, after: nil, refactoring: nil)
      try invocation.console.output(LedgerJSON.text(for: ledger ?? none, history: found))
    case "markdown":
      let parts = [ledger.map(LedgerMarkdown.text), report?.markdown].compactMap { $0 }
      try invocation.console.output(parts.joined(separator: "\n"))
    default:
      let parts = [ledger.map(LedgerText.text), report?.text].compactMap { $0 }
      try invocation.console.output(parts.joined(separator: "\n"))
    }
    return .success
  }
}

extension LedgerCommand {
  /// Returns the revisions of a side; `nil` if none of its options was given.
  private static func side(
    _ arguments: Arguments, base: OptionSpecification, requests: OptionSpecification
  ) throws(UsageError) -> GitLedgerReader.SideRevisions? {
    let revision = arguments.value(of: base)
    let lists = arguments.values(of: requests)
    guard let revision else {
      if lists.isEmpty { return nil }
      throw UsageError("Option '--\(requests.name)' needs '--\(base.name)' too", command: "ledger")
    }
    if revision.isEmpty { throw UsageError("Option '--\(base.name)' needs a revision", command: "ledger") }
    if lists.isEmpty {
      throw UsageError(
        "Option '--\(base.name)' needs '--\(requests.name)' too"
          + (arguments.has(history) ? "; '--history' needs neither of them" : ""), command: "ledger")
    }
    let names = lists.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingSpaces() } }
    if names.contains("") {
      throw UsageError("Option '--\(requests.name)' has an empty branch name", command: "ledger")
    }
    if let twice = names.enumerated().first(where: { names[..<$0.offset].contains($0.element) }) {
      throw UsageError("Option '--\(requests.name)' names '\(twice.element)' twice", command: "ledger")
    }
    return GitLedgerReader.SideRevisions(base: revision, requests: names)
  }

  /// Returns the reader of the history; its options need `--history`.
  private static func historyReader(
    _ arguments: Arguments, _ patterns: [String]
  ) throws -> ChangeHistoryReader {
    if !arguments.has(history), let lone = [changes, months, until, fileLimit].first(where: arguments.has) {
      throw UsageError("Option '--\(lone.name)' needs '--\(history.name)' too", command: "ledger")
    }
    for option in [history, until] where arguments.value(of: option) == "" {
      throw UsageError("Option '--\(option.name)' needs a revision", command: "ledger")
    }
    if let range = arguments.value(of: history), range.split(separator: "..").count > 2 || range.contains("...") {
      throw UsageError(
        "Option '--history' must be a commit or two revisions such as main..split, not '\(range)'", command: "ledger")
    }
    for option in [before, after, until] {
      guard let range = arguments.value(of: option), range.contains("..") else { continue }
      throw UsageError("Option '--\(option.name)' must be one revision, not the range '\(range)'", command: "ledger")
    }
    let (count, length) = (try arguments.count(of: changes), try arguments.count(of: months))
    if count != nil, length != nil {
      throw UsageError("Options '--changes' and '--months' can't be combined", command: "ledger")
    }
    return ChangeHistoryReader(
      repository: arguments.value(of: repository) ?? ".", patterns: patterns,
      window: length.map { .months($0) } ?? count.map { .changes($0) } ?? .standard,
      fileLimit: try arguments.count(of: fileLimit) ?? ChangeHistoryReader.standardFileLimit,
      jobs: Terminal.processorCount())
  }

  /// Reports requests without measured changes, which are usually mistakes.
  private static func remark(on side: LedgerSide, _ console: Console) {
    for request in side.requests where request.changes.isEmpty {
      let reason: Message =
        request.tip == request.forkPoint
        ? "is already part of '\(side.base.harmless)', so there is nothing to measure"
        : "changes no file that counts"
      console.say("Request '\(request.name.harmless)' \(reason)")
    }
  }

  /// Returns the remark on revisions that seem to be in the wrong place.
  private static func remark(
    on doubt: LedgerDoubt, _ before: GitLedgerReader.SideRevisions?, _ after: GitLedgerReader.SideRevisions?
  ) -> Message {
    let (old, new) = ((before?.base ?? "").harmless, (after?.base ?? "").harmless)
    return switch doubt {
    case .noRefactoring:
      "No source file differs between '\(old)' and '\(new)', so there is no refactoring to compare"
    case .swappedBases:
      "'\(new)' is an ancestor of '\(old)'; are '--before' and '--after' swapped?"
    case .requestHasRefactoring(let name):
      "Request '\(name.harmless)' has commits of '\(new)' that '\(old)' lacks; did you mean '--after-requests'?"
    case .requestLacksRefactoring(let name):
      "Request '\(name.harmless)' doesn't start from '\(new)' but from '\(old)'; did you mean '--before-requests'?"
    }
  }
}
