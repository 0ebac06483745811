import CaseStudyModel
import EvidenceRunner
import SiteBuilder
import SiteStorage
import Subprocesses
import SystemFiles

/// `solidsite check`: prints the diagnostics of a build without writing files.
struct CheckCommand: Subcommand {
  private static let external = OptionSpecification(
    "external", "check that links to other sites still work (needs curl)")

  private static let compile = OptionSpecification(
    "compile", "compile the examples, and store the results in .solidsite/compiles.json")

  private static let fix = OptionSpecification("fix", "apply the safe fixes")
  private static let dryRun = OptionSpecification(
    "dry-run", "with --fix, print the fixes as a patch and write nothing")

  private static let watch = OptionSpecification(
    "watch", letter: "w", "check again at each save, and print what is new or resolved, until Control-C")

  var parts: PartRegistry

  var specification: CommandSpecification {
    CommandSpecification(
      "check", "print diagnostics without building",
      discussion: "A FILE is read together with the site around it, so that its links can be checked.",
      operands: [
        OperandSpecification(
          "FILE", isRepeated: true, "the files to check, or a site's folder (default: the working folder)",
          completion: .files)
      ],
      options: SiteRequest.options + [
        Self.fix, Self.dryRun, Self.watch, Self.external, Self.compile, .sandbox, .allowCommands, .requireEvidence,
        .strict,
        .diagnosticFormat, .allDiagnostics, .summary,
      ])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let arguments = invocation.arguments
    let groups = try Self.groups(arguments)
    try Self.checkOptions(arguments)
    if arguments.has(Self.watch) {
      try await watch(groups, invocation)
      return .success
    }
    if arguments.has(Self.fix) {
      for group in groups {
        let request = try SiteRequest(group.location, arguments)
        try await FixSession(parts: parts, request: request, files: group.files)
          .run(isDry: arguments.has(Self.dryRun), on: invocation.console)
      }
      if arguments.has(Self.dryRun) { return .success }
    }
    var diagnostics: [Diagnostic] = []
    var examples: [CompiledExample] = []
    for group in groups {
      let outcome = try await check(group, invocation)
      let found = outcome.diagnostics
      // Diagnostics of several sites are printed together, with paths from the working folder.
      diagnostics += groups.count == 1 ? found : found.map { $0.moved(below: group.location.prefix) }
      examples += outcome.results
    }
    let printer = DiagnosticPrinter(invocation, explanations: parts.explanations)
    let sources =
      groups.count == 1
      ? try SiteRequest(groups[0].location, arguments).sources
      : DiagnosticSources(DiskContentSource(root: "."))
    let status = try printer.print(diagnostics, in: sources)
    if let file = arguments.value(of: .summary) {
      var summary = JobSummary("Check", in: invocation.console.language.texts)
      summary.add(diagnostics)
      try summary.append(to: file)
    }
    if arguments.has(Self.compile) {
      invocation.console.say(examples.isEmpty ? "There is no example to compile" : ExampleCounts(examples).text)
    }
    if diagnostics.isEmpty { invocation.console.sayInDetail("No problems found") }
    return status
  }

  /// Checks one site, and compiles its examples if `--compile` is given.
  private func check(_ group: Group, _ invocation: Invocation) async throws -> ExampleSession.Outcome {
    let request = try SiteRequest(group.location, invocation.arguments)
    var (site, all) = try await allDiagnostics(of: request, reporting: group.files, invocation)
    invocation.console.language.texts = all.value
    var examples: [CompiledExample] = []
    if invocation.arguments.has(Self.compile) {
      let outcome = try await session(request, invocation).run(site, files: group.files)
      // The results that were stale have just been renewed.
      all.diagnostics.removeAll { $0.id == "StaleExamples" }
      all.diagnostics += outcome.diagnostics
      examples = outcome.results
    }
    try Self.printUnread(group, of: site, on: invocation.console)
    let found = all.diagnostics.filter { group.files?.contains($0.range.path) ?? true }.map(all.value.translated)
    return ExampleSession.Outcome(diagnostics: found, results: examples)
  }

  /// Says which of the files that the command line names aren't read, and why.
  private static func printUnread(_ group: Group, of site: Site, on console: Console) throws {
    for file in try group.unreadMarkdown() {
      console.say("'\(file)' isn't in the site's folder 'Content', so it isn't read")
    }
    for file in group.drafts(of: site) {
      console.say("'\(file)' is a draft, so it isn't read; add '--drafts' to include it")
    }
    for file in group.partsOfPages() {
      console.say("'\(file)' isn't Markdown, so it is checked only where a page includes or links to it")
    }
  }

  /// Reports options that have no meaning without another, or together.
  private static func checkOptions(_ arguments: Arguments) throws {
    if arguments.has(dryRun), !arguments.has(fix) {
      throw UsageError("Option '--dry-run' needs '--fix'", command: "check")
    }
    for option in [OptionSpecification.allowCommands, .sandbox] where arguments.has(option) && !arguments.has(compile) {
      throw UsageError("Option '--\(option.name)' needs '--compile'", command: "check")
    }
    for option in [compile, external] where arguments.has(option) && arguments.has(dryRun) {
      throw UsageError("Option '--dry-run' can't be combined with '--\(option.name)'", command: "check")
    }
  }
}

extension CheckCommand {
  private struct Group {
    var location: SiteLocation
    /// The files to report on; `nil` for all.
    var files: Set<String>?

    /// Returns the files that are drafts and left out, sorted.
    func drafts(of site: Site) -> [String] {
      (files ?? []).filter { site.drafts.contains(PathKey($0)) }.sorted()
    }

    /// Returns the files that a site reads only as parts of others, such as code and pictures, sorted.
    func partsOfPages() -> [String] {
      (files ?? []).filter { file in
        location.singleFile == nil && !SitePath.isMarkdown(file)
          && !["yml", "yaml", "json", "mustache", "grammar", "css", "js"].contains(SitePath.fileExtension(of: file))
      }.sorted()
    }

    /// Returns the Markdown files outside `Content` in a site that has such a folder, sorted; others can't have
    /// diagnostics.
    func unreadMarkdown() throws -> [String] {
      let content = FilePath.joined(location.root, "Content")
      guard location.singleFile == nil, let files, try FileStatus(of: content)?.kind == .folder else { return [] }
      return files.filter { SitePath.isMarkdown($0) && SitePath.relative($0, to: "Content") == nil }.sorted()
    }
  }

  /// Checks one site at each save, until a signal ends it.
  private func watch(_ groups: [Group], _ invocation: Invocation) async throws {
    let arguments = invocation.arguments
    let others: [OptionSpecification] = [
      Self.fix, Self.external, Self.compile, .sandbox, .allowCommands, .strict, .summary,
    ]
    for option in others where arguments.has(option) {
      throw UsageError("Option '--watch' can't be combined with '--\(option.name)'", command: "check")
    }
    if let format = arguments.value(of: .diagnosticFormat), format != "text" {
      throw UsageError(
        "Option '--watch' prints text, so it can't be combined with '--format \(format)'", command: "check")
    }
    guard groups.count == 1 else {
      throw UsageError("Option '--watch' takes the files of one site", command: "check")
    }
    let request = try SiteRequest(groups[0].location, arguments)
    let session = CheckWatch(parts: parts, request: request, files: groups[0].files, invocation: invocation)
    try await Interruption.awaiting { try await session.run() }
  }

  private func session(_ request: SiteRequest, _ invocation: Invocation) -> ExampleSession {
    ExampleSession(
      request: request, console: invocation.console, isConfined: invocation.arguments.value(of: .sandbox) != "none",
      allowsCommands: invocation.arguments.has(.allowCommands))
  }

  /// Groups the operands by site, in order.
  private static func groups(_ arguments: Arguments) throws -> [Group] {
    let root = arguments.value(of: .root)
    if arguments.operands.isEmpty { return [Group(location: try SiteLocation(building: nil, root: root))] }
    var groups: [Group] = []
    for operand in arguments.operands {
      if try FileStatus(of: operand)?.kind == .folder {
        let site = try SiteLocation(building: operand, root: nil)
        // Its other operands are part of it.
        try groups.removeAll { try $0.location.isSame(as: site) }
        groups.append(Group(location: site))
        continue
      }
      let (site, path) = try SiteLocation.around(operand, root: root)
      if arguments.has(Self.fix) { try SiteLocation.checkIsChangeable(operand, root: root) }
      if let index = try groups.firstIndex(where: { try $0.location.isSame(as: site) }) {
        groups[index].files?.insert(path)
      } else {
        groups.append(Group(location: site, files: [path]))
      }
    }
    return groups
  }

  /// Renders every file as a build would, because some diagnostics appear only then, and discards the bytes.
  /// - Parameter files: the files whose links to other sites are tried; `nil` for all.
  /// - Returns: the site, and its texts with the diagnostics.
  private func allDiagnostics(
    of request: SiteRequest, reporting files: Set<String>?, _ invocation: Invocation
  ) async throws -> (Site, Diagnosed<InterfaceTexts>) {
    var pipeline = try parts.pipeline(
      content: request.content, repository: request.repository, revisions: request.revisions, options: request.load)
    pipeline.repositoryFault = request.repositoryFault
    pipeline.cardDrawing = CardRenderer.undrawn
    let build = try await pipeline.build()
    let made = await build.files.concurrentMap(jobs: request.load.jobs) { $0.contents().diagnostics }
    let diagnostics = build.diagnostics + made.joined()
    try request.location.checkMarkdown(of: build.site, diagnostics)
    let texts = build.site.texts
    if !invocation.arguments.has(Self.external) {
      return (build.site, Diagnosed(texts, diagnostics))
    }
    do {
      // A signal must not leave requests running.
      let links = try await Interruption.guarding { [site = build.site] in
        try await WebLinkCheck().diagnostics(for: site, in: files, besides: diagnostics)
      }
      return (build.site, Diagnosed(texts, diagnostics + SeverityPolicy(build.site).applied(to: links)))
    } catch let error as SubprocessError {
      throw CommandFailure("Option '--external' needs curl. \(error.message)")
    }
  }
}

extension SiteLocation {
  /// Returns whether two locations are one, however their folders are spelt.
  fileprivate func isSame(as other: SiteLocation) throws -> Bool {
    try singleFile == other.singleFile && FileSystem.resolved(root) == FileSystem.resolved(other.root)
  }
}

extension Diagnostic {
  /// Returns the diagnostic with all its paths below a folder.
  fileprivate func moved(below folder: String) -> Diagnostic {
    var moved = self
    moved.range.path = FilePath.joined(folder, range.path)
    for index in moved.notes.indices {
      moved.notes[index].range.path = FilePath.joined(folder, moved.notes[index].range.path)
    }
    for index in moved.fixes.indices {
      for place in moved.fixes[index].replacements.indices {
        let path = moved.fixes[index].replacements[place].range.path
        moved.fixes[index].replacements[place].range.path = FilePath.joined(folder, path)
      }
    }
    return moved
  }
}
