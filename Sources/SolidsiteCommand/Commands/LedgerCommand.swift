import CaseStudyModel
import ChangeLedger

/// `solidsite ledger`: compares the costs of change requests before and after a refactoring, from git branches.
struct LedgerCommand: Subcommand {
  private static let repository = OptionSpecification(
    "repository", taking: .value(placeholder: "DIR"), "a folder of the repository (default: the working folder)")
  private static let before = OptionSpecification(
    "before", taking: .value(placeholder: "REV"), "the code before the refactoring")
  private static let after = OptionSpecification(
    "after", taking: .value(placeholder: "REV"), "the code after the refactoring")
  private static let beforeRequests = OptionSpecification(
    "before-requests", taking: .value(placeholder: "A,B,C"), "the branches that meet the requests before it")
  private static let afterRequests = OptionSpecification(
    "after-requests", taking: .value(placeholder: "A,B,C"), "the branches that meet the requests after it")
  private static let glob = OptionSpecification(
    "glob", taking: .value(placeholder: "PATTERN"),
    "the source files that count; may be given several times (default: *.swift)")
  private static let format = OptionSpecification(
    "format", taking: .value(placeholder: "FORMAT", choices: ["text", "json", "markdown"]),
    "how the ledger is printed (default: text)")

  var specification: CommandSpecification {
    CommandSpecification(
      "ledger", "measure change requests that are branches of a git repository",
      discussion: """
        Each request is compared with its own fork point, the merge base of its branch and the side's REV. A renamed
        file is one deleted and one new; a deleted file is an existing file that was edited. Closure is the share of
        the touched lines that stand in new files. Each pair of a side's requests is merged, and conflicts if a file
        that counts does. One side may be given alone; the other is then left out, and null in JSON.

        A REV is a branch, a remote branch such as origin/x, a tag or a hash. A PATTERN is a pathspec of git's, from
        the top of the repository: '*.swift' names files in all folders, 'Sources/*.swift' all those below Sources,
        ':(glob)Sources/*.swift' those right in it, and ':!Tests' leaves out what lies in Tests.

        Nothing is written to the repository. Settings and attributes of git have no say: lines are compared by
        Myers' algorithm, and merging finds renamed files as git does by itself. It needs git 2.39 or later.
        """,
      options: [
        Self.repository, Self.before, Self.after, Self.beforeRequests, Self.afterRequests, Self.glob, Self.format,
      ])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let arguments = invocation.arguments
    let before = try Self.side(arguments, base: Self.before, requests: Self.beforeRequests)
    let after = try Self.side(arguments, base: Self.after, requests: Self.afterRequests)
    if before == nil, after == nil {
      throw UsageError("Option '--before' or '--after' is missing, with its requests", command: "ledger")
    }
    let globs = arguments.values(of: Self.glob)
    if globs.contains("") { throw UsageError("Option '--glob' needs a pattern", command: "ledger") }
    let reader = GitLedgerReader(
      repository: arguments.value(of: Self.repository) ?? ".", patterns: globs.isEmpty ? ["*.swift"] : globs,
      jobs: Terminal.processorCount())
    let ledger = try await Interruption.guarding { try await reader.ledger(before: before, after: after) }
    for side in [ledger.before, ledger.after].compactMap({ $0 }) { Self.remark(on: side, invocation.console) }
    switch arguments.value(of: Self.format) {
    case "json": try invocation.console.output(LedgerJSON.text(for: ledger))
    case "markdown": try invocation.console.output(LedgerMarkdown.text(for: ledger))
    default: try invocation.console.output(LedgerText.text(for: ledger))
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
      throw UsageError("Option '--\(base.name)' needs '--\(requests.name)' too", command: "ledger")
    }
    let names = lists.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(trimmed) }
    if names.contains("") {
      throw UsageError("Option '--\(requests.name)' has a place without a branch", command: "ledger")
    }
    if let twice = names.enumerated().first(where: { names[..<$0.offset].contains($0.element) }) {
      throw UsageError("Option '--\(requests.name)' names '\(twice.element)' twice", command: "ledger")
    }
    return GitLedgerReader.SideRevisions(base: revision, requests: names)
  }

  private static func trimmed(_ name: Substring) -> String {
    String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Reports requests without measured changes, which are usually mistakes.
  private static func remark(on side: LedgerSide, _ console: Console) {
    for request in side.requests where request.changes.isEmpty {
      let reason: Message =
        request.tip == request.forkPoint
        ? "is part of '\(side.base.harmless)' already, so that there is nothing to measure"
        : "changes no file that counts"
      console.say("Request '\(request.name.harmless)' \(reason)")
    }
  }
}
