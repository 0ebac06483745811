import CaseStudyModel
import EvidenceRunner
import SiteBuilder
import SourceTrees
import SystemFiles

/// `solidsite verify`: compiles and runs the studies' claims, and stores the evidence.
struct VerifyCommand: Subcommand {
  private static let update = OptionSpecification(
    "update", "write what programs print into their output blocks; review it with 'git diff'")
  private static let rerun = OptionSpecification("rerun", "also run studies that haven't changed since their last run")
  private static let shard = OptionSpecification(
    "shard", taking: .value(placeholder: "I/N"), "verify the I-th of N parts of the studies")

  private static let mutate = OptionSpecification(
    "mutate", "also measure mutants of the after sides, and store the table in .solidsite/mutations.json")

  var parts: PartRegistry

  var specification: CommandSpecification {
    CommandSpecification(
      "verify", "compile and run the studies, and store the evidence",
      discussion: """
        Compiles and runs both sides of each study, with the same tests, contracts and change requests.
        The results are stored in .solidsite/evidence, and 'solidsite build' shows them.
        Studies that haven't changed since their last run are skipped, unless '--rerun' is given.
        """,
      operands: [
        OperandSpecification(
          "SLUG", isRepeated: true, "the studies to verify, by slug or file (default: all)")
      ],
      options: SiteRequest.options + [
        Self.update, Self.rerun, .sandbox, .allowCommands, Self.shard, Self.mutate, .strict, .diagnosticFormat,
        .allDiagnostics, .summary,
      ])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, console) = (invocation.arguments, invocation.console)
    let request = try SiteRequest(SiteLocation(building: nil, root: arguments.value(of: .root)), arguments)
    let shard = try Self.requestedShard(in: arguments)
    let isConfined = arguments.value(of: .sandbox) != "none"
    // Each running program needs pipes, and a machine with many processors runs many.
    OpenFileLimit.raise(to: 8192)
    async let foundMachine = CompilingMachine.find(isConfined: isConfined)
    let folder = try EvidenceFolder(ofSite: request.location.root)
    defer { folder.release() }
    let loaded = try await loadedSite(of: request)
    let site = loaded.value
    console.language.texts = try parts.texts(in: site.configuration.language, of: request.content)
    let machine = try await foundMachine
    let studies = try studies(arguments.operands, of: site, root: request.location.root)
    if site.studies.isEmpty { Self.printDrafts(site.drafts.count, on: console) }
    let tools =
      arguments.has(.allowCommands)
      ? SiteTools(of: site.configuration, in: request, for: studies.map(\.article)).tools : Diagnosed([:])
    var session = VerificationSession(
      request: request, console: console, folder: folder, machine: machine,
      kept: CompilingMachine.moduleCache, reader: try parts.studyReader(for: site, content: request.content),
      updates: arguments.has(Self.update), rerunsUnchanged: arguments.has(Self.rerun), tools: tools.value,
      measurements: parts.measurements, verdicts: VerdictSummary(console.language.texts))
    let kinds = DiagnosticKinds(parts.explanations)
    let standIns = StandIns(among: try request.content.paths())
    let claims = claims(of: studies, in: site, shard: shard, for: session, standIns: standIns)
    if machine.toolchain == nil, claims.value.contains(where: \.languages.needsToolchain) {
      throw ExecutionError.noToolchain
    }
    // Without a sandbox, nothing can be verified, so the command fails even if nothing has changed.
    _ = try machine.sandbox
    session.claims = claims.value
    let faults = tools.diagnostics + Self.readingFaults(among: loaded, of: studies, kinds) + claims.diagnostics
    printUnverified(studies, of: site, shard: shard, in: invocation)

    let before = session.storedVerdicts()
    let outcome = try await Interruption.guarding { [session] in try await session.run(standIns) }
    if arguments.has(Self.mutate) {
      try await Interruption.guarding { [session] in try await session.mutate(standIns) }
    }
    var words = QuotedWords(in: request.content, kinds)
    let diagnostics = SeverityPolicy(site).applied(to: words.located(faults + outcome.diagnostics), areVerified: true)
    let changes = { VerdictChanges(before: before, after: session.storedVerdicts()) }
    return try report(diagnostics, outcome.failures, changes: changes, of: request, in: invocation)
  }

  private func loadedSite(of request: SiteRequest) async throws -> Diagnosed<Site> {
    let loaded = try await parts.loader(
      content: request.content, revisions: request.revisions, options: request.load
    ).load()
    try request.location.checkMarkdown(of: loaded.value, loaded.diagnostics)
    return loaded
  }

  /// Prints what was found, adds it to the page of a job, and returns the status of the command.
  /// - Parameter changes: returns what the stored verdicts were and are, which only a job's page shows.
  private func report(
    _ diagnostics: [Diagnostic], _ failures: [Message], changes: () -> VerdictChanges, of request: SiteRequest,
    in invocation: Invocation
  ) throws -> ExitStatus {
    let printer = DiagnosticPrinter(invocation, explanations: parts.explanations)
    let status = try printer.print(diagnostics, in: request.sources)
    if let file = invocation.arguments.value(of: .summary) {
      let texts = invocation.console.language.texts
      try Self.jobSummary(of: changes(), diagnostics: diagnostics, failures: failures, in: texts).append(to: file)
    }
    for failure in failures { invocation.console.fail(failure) }
    return failures.isEmpty ? status : .couldNotRun
  }

  /// Returns the claims of the studies to verify, with the faults that keep the other studies from it.
  private func claims(
    of studies: [CaseStudy], in site: Site, shard: Shard?, for session: VerificationSession, standIns: StandIns
  ) -> Diagnosed<[StudyClaims]> {
    let commands = session.tools.mapValues(\.commands)
    let verifiable = studies.map { ($0, StudyLanguages(of: $0, commands: commands)) }.filter { $0.1.main != nil }
    let sources = Set(studies.map { PathKey($0.article.source) })
    let unknown = UnknownPrinciple().diagnostics(for: site).filter { sources.contains(PathKey($0.range.path)) }
    let rejected = Set(unknown.map { PathKey($0.range.path) })
    var claims = Diagnosed<[StudyClaims]>([], unknown)
    for (study, languages) in shard?.part(of: verifiable) ?? verifiable
    where !rejected.contains(PathKey(study.article.source)) {
      do throws(ContentSourceError) {
        claims.value.append(
          try StudyClaims(
            study, in: languages,
            toolchain: languages.toolchain(
              session.machine.toolchain?.version ?? "", commands: commands, facts: session.tools.mapValues(\.facts))
              + parts.addedMeasurements(of: study),
            standIns: standIns, content: session.request.content))
      } catch {
        claims.diagnostics.append(.unreadableFile(error))
      }
    }
    return claims
  }

  /// Returns the summary of a run for the page of a job.
  private static func jobSummary(
    of changes: VerdictChanges, diagnostics: [Diagnostic], failures: [Message], in texts: InterfaceTexts
  ) -> JobSummary {
    var summary = JobSummary("Evidence", in: texts)
    changes.add(to: &summary, in: texts)
    summary.add(diagnostics)
    for failure in failures { summary.add(failure) }
    return summary
  }

  /// Returns the part of the studies that `--shard` names; `nil` without the option.
  private static func requestedShard(in arguments: Arguments) throws -> Shard? {
    guard let text = arguments.value(of: shard) else { return nil }
    guard let requested = Shard(text) else {
      throw UsageError("Option '--shard' must be a part such as 3/16, not '\(text)'", command: "verify")
    }
    return requested
  }

  /// Returns the faults of reading the site, except those of studies that weren't requested.
  private static func readingFaults(
    among loaded: Diagnosed<Site>, of studies: [CaseStudy], _ kinds: DiagnosticKinds
  ) -> [Diagnostic] {
    let others = Set(loaded.value.studies.map { PathKey($0.article.source) })
      .subtracting(studies.map { PathKey($0.article.source) })
    return loaded.diagnostics.filter {
      kinds.traits(of: $0.id).contains(.isAboutMissingCode) && !others.contains(PathKey($0.range.path))
    }
  }

  /// Returns the requested studies, sorted by slug.
  /// - Parameter names: their slugs, or the paths or names of their files.
  private func studies(_ names: [String], of site: Site, root: String) throws -> [CaseStudy] {
    let known = site.studies.map(\.article.slug)
    let slugs = names.map { name in
      if known.contains(name) { return name }
      let path = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
      let study = site.studies.map(\.article).first { article in
        [article.source, FilePath.joined(root, article.source), SitePath.name(of: article.source)].contains(path)
      }
      return study?.slug ?? name
    }
    if let unknown = slugs.first(where: { !known.contains($0) }) {
      throw try Self.failure(toFind: unknown, in: site, root: root)
    }
    return site.studies.filter { slugs.isEmpty || slugs.contains($0.article.slug) }
      .sorted { $0.article.slug < $1.article.slug }
  }

  /// Returns the failure for a name that is no study's, which says what else the name may mean.
  private static func failure(toFind slug: String, in site: Site, root: String) throws -> CommandFailure {
    let path = slug.hasPrefix("./") ? String(slug.dropFirst(2)) : slug
    if let page = site.articles.first(where: { [$0.source, FilePath.joined(root, $0.source)].contains(path) }) {
      return CommandFailure("'\(page.source)' is a page; only studies are verified")
    }
    let draft = site.drafts.map(\.text).sorted().first {
      [$0, FilePath.joined(root, $0), SitePath.name(of: $0), SitePath.stem(of: SitePath.name(of: $0))].contains(path)
    }
    if let draft { return CommandFailure("'\(draft)' is a draft; add '--drafts' to include it") }
    let titled = site.studies.first { $0.article.title.lowercased() == slug.lowercased() }?.article.slug
    let names = site.studies.map(\.article).map { SitePath.isMarkdown(slug) ? SitePath.name(of: $0.source) : $0.slug }
    let nearest = titled ?? nearestName(to: SitePath.name(of: slug), among: names)
    if nearest == nil, try FileStatus(of: slug)?.kind == .folder {
      return CommandFailure("'\(slug)' is a folder, not a study; '--root \(slug)' verifies the site in it")
    }
    return CommandFailure("There is no study '\(slug)'" + .didYouMean(nearest))
  }

  private static func printDrafts(_ count: Int, on console: Console) {
    if count == 0 { return }
    console.say(
      count == 1
        ? "There is no study to verify; 1 draft is left out, and '--drafts' includes it"
        : "There is no study to verify; \(count) drafts are left out, and '--drafts' includes them")
  }

  /// Prints which studies aren't run because no command may run their code.
  private func printUnverified(_ studies: [CaseStudy], of site: Site, shard: Shard?, in invocation: Invocation) {
    let commands = site.configuration.verifiers
    if !invocation.arguments.has(.allowCommands) {
      let skipped = studies.filter { StudyLanguages(of: $0, commands: commands).needsCommands }
      Self.printSkipped(count: (shard?.part(of: skipped) ?? skipped).count, on: invocation.console)
    }
    Self.printLanguagesWithoutCommands(
      of: studies, areNamed: !invocation.arguments.operands.isEmpty, commands: commands, on: invocation.console)
  }

  /// Prints the number of studies whose code needs commands that aren't allowed.
  private static func printSkipped(count: Int, on console: Console) {
    if count == 0 { return }
    console.say(
      count == 1
        ? "1 study wasn't run, because it needs the commands under 'verifiers'; add --allow-commands"
        : "\(count) studies weren't run, because they need the commands under 'verifiers'; add --allow-commands")
  }

  /// Prints the languages of tests and programs for which the settings name no commands.
  /// - Parameter areNamed: whether the user named the studies, and expects that something is run.
  private static func printLanguagesWithoutCommands(
    of studies: [CaseStudy], areNamed: Bool, commands: [String: LanguageCommands], on console: Console
  ) {
    let roles: Set<SnippetRole> = areNamed ? [.test, .usage, .driver, .source] : [.test, .usage, .driver]
    var count = 0
    var names: Set<String> = []
    for study in studies where StudyLanguages(of: study, commands: commands).main == nil {
      let blocks = study.article.snippets.filter { roles.contains($0.role) && !$0.isIgnored }
      let languages = Set(blocks.compactMap(\.language).filter { $0 != .swift }.map(\.rawValue))
      if languages.isEmpty { continue }
      count += 1
      names.formUnion(languages)
    }
    if count == 0 { return }
    let list = names.sorted().joined(separator: ", ")
    if areNamed {
      return console.say("Code isn't run until 'verifiers' in solidsite.yml names the commands for: \(list)")
    }
    console.say(
      count == 1
        ? "1 study has tests that aren't run; 'verifiers' must name the commands for: \(list)"
        : "\(count) studies have tests that aren't run; 'verifiers' must name the commands for: \(list)")
  }
}
