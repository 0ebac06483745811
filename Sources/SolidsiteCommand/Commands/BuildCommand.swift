import CaseStudyModel
import SiteBuilder
import SiteStorage
import SystemFiles

/// `solidsite build`: builds a site from a folder of Markdown.
struct BuildCommand: Subcommand {
  private static let output = OptionSpecification(
    "output", letter: "o", taking: .value(placeholder: "DIR"),
    "the folder to publish to (default: _site in the site's folder)")
  private static let baseURL = OptionSpecification(
    "base-url", taking: .value(placeholder: "URL"),
    "the address of the site's root, for feeds, site maps and the 404 page")
  private static let force = OptionSpecification("force", "replace an output folder that solidsite didn't create")

  var parts: PartRegistry

  var specification: CommandSpecification {
    CommandSpecification(
      "build", "build the site",
      discussion: """
        PATH is a site's folder, any folder of Markdown files, or a single Markdown file. No settings are needed.
        The site is built beside the output folder, and replaces it in one step.
        """,
      operands: [
        OperandSpecification(
          "PATH", "the folder or file to build (default: the working folder)", completion: .files)
      ],
      options: SiteRequest.options + [
        Self.output, Self.baseURL, Self.force, .requireEvidence, .strict, .diagnosticFormat, .allDiagnostics, .summary,
        .timings,
      ])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let arguments = invocation.arguments
    let request = try Self.request(of: invocation)
    var timings = Timings()
    let theme = try ThemeFolder.path()
    var publisher = try Self.publisher(for: request, arguments)
    let cache = try cache(of: request, invocation, theme: theme)
    if let record = await cache?.currentRecord(of: request, theme: theme, publisher) {
      let status = try record.diagnostics.write()
      Terminal.say(record.summary)
      return status
    }

    let log = AnswerLog()
    let inputs = LoggedInputs(of: request, theme: theme, log: log)
    let root = request.location.root
    let renderer = CardRenderer(ofSite: root, jobs: request.load.jobs, console: invocation.console, log: log)
    let build = try await pipeline(for: request, reading: inputs, drawingBy: renderer).build()
    invocation.console.language.texts = build.site.texts
    timings.note("read, check and lay out")
    let folder = arguments.value(of: Self.output) ?? FilePath.joined(root, build.site.configuration.output)
    publisher.output = folder
    if cache != nil { publisher.key = log.key }
    let published = try await Self.publish(build, by: publisher, at: request.location, renderer: renderer)
    timings.note("render and write")

    let printer = DiagnosticPrinter(invocation, explanations: parts.explanations)
    let diagnostics = printer.printed(
      build.diagnostics + published.diagnostics,
      in: request.sources(inputs.content, theme: inputs.theme, at: theme))
    let status = try diagnostics.write()
    invocation.console.say(Self.summary(of: published.value, pages: build.pages.count, folder: folder))
    // Without settings, the folder may contain any documents, so a build writes nothing there except the site.
    if build.site.configuration.isConfigured {
      let summary = Self.summary(of: PublishingReport(), pages: build.pages.count, folder: folder)
      cache?.store(log, publisher, published.value, diagnostics, summary: invocation.console.text(of: summary))
    }
    if let file = arguments.value(of: .summary) {
      try Self.jobSummary(of: build, build.diagnostics + published.diagnostics, in: folder).append(to: file)
    }
    if arguments.has(.timings) { timings.print(in: build.site.texts) }
    return status
  }
}

extension BuildCommand {
  /// Returns the site that the arguments name, with the settings that they replace.
  private static func request(of invocation: Invocation) throws -> SiteRequest {
    let arguments = invocation.arguments
    let output = arguments.value(of: Self.output)
    let location = try SiteLocation(
      building: arguments.operands.first, root: arguments.value(of: .root), isPublished: output == nil)
    if output == "" { throw UsageError("Option '--output' needs a folder", command: "build") }
    var request = try SiteRequest(location, arguments, output: output)
    request.load.baseURL = try address(arguments.value(of: baseURL), invocation.console)
    return request
  }

  private func pipeline(
    for request: SiteRequest, reading inputs: LoggedInputs, drawingBy renderer: CardRenderer
  ) throws -> SitePipeline {
    var pipeline = try parts.pipeline(
      content: inputs.content, theme: inputs.theme, history: inputs.history, repository: inputs.repository,
      revisions: inputs.revisions, options: request.load)
    pipeline.repositoryFault = inputs.repositoryFault
    pipeline.cardDrawing = { await renderer.draw($0, isRequired: $1) }
    return pipeline
  }

  /// Returns the cache with the record of the last build; `nil` if this build must run.
  private func cache(of request: SiteRequest, _ invocation: Invocation, theme: String) throws -> BuildCache? {
    let isMeasured = invocation.arguments.has(.timings) || invocation.arguments.has(.summary)
    if isMeasured || !parts.isBuiltIn || request.location.singleFile != nil { return nil }
    return try BuildCache(of: request, invocation, theme: theme)
  }

  private static func publisher(for request: SiteRequest, _ arguments: Arguments) throws -> SitePublisher {
    let root = request.location.root
    var publisher = SitePublisher(
      output: "", root: root, sources: SiteLocation.sourceFolders.map { FilePath.joined(root, $0) },
      jobs: request.load.jobs, isForced: arguments.has(force))
    publisher.staysInside = arguments.value(of: output) == nil
    publisher.guarded = try guarded()
    return publisher
  }

  /// Writes the site's files, which draws cards, and then closes the renderer.
  private static func publish(
    _ build: SiteBuild, by publisher: SitePublisher, at location: SiteLocation, renderer: CardRenderer
  ) async throws -> Diagnosed<PublishingReport> {
    try await Interruption.guarding {
      do {
        try location.checkMarkdown(of: build.site, build.diagnostics)
        let report = try await publisher.publish(build.files)
        await renderer.close()
        return report
      } catch {
        // A signal ends the process after this cleanup.
        await renderer.close()
        throw error
      }
    }
  }

  /// Checks the address of `--base-url` as the settings check theirs.
  private static func address(_ text: String?, _ console: Console) throws(UsageError) -> String? {
    guard let text else { return nil }
    if !SiteConfiguration.isBaseURL(text) {
      throw UsageError(
        "Option '--base-url' takes an address such as https://example.org/studies, not '\(text)'", command: "build")
    }
    // The message doesn't repeat the address, because others can read the logs of a build.
    if WebAddress.withoutCredentials(text) != nil {
      throw UsageError(
        "Option '--base-url' must have no name or password in its address, which the site publishes", command: "build")
    }
    switch UnpublishedAddress(text) {
    case nil: break
    case .repository:
      console.say("Option '--base-url' should be the address of the site, not of its repository: '\(text)'")
    case .page: console.say("Option '--base-url' should be the address of the site's folder, not of a page: '\(text)'")
    case .local: console.say("Option '--base-url' should be an address that readers can reach, not '\(text)'")
    }
    return text
  }

  /// Returns the folders that are never output folders: the working, home, temporary, theme and program folders.
  private static func guarded() throws -> [String] {
    let folders = [".", Terminal.variable("HOME"), Terminal.variable("TMPDIR"), try? ThemeFolder.path()]
    return try folders.compactMap { $0 }.filter { !$0.isEmpty } + [ExecutablePath.current()]
  }

  private static func jobSummary(
    of build: SiteBuild, _ diagnostics: [Diagnostic], in folder: String
  ) throws -> JobSummary {
    let weight = try SiteWeight(of: folder)
    var summary = JobSummary("Site", in: build.site.texts)
    summary.add(
      ["pages", "studies", "with evidence", "weight"], numbers: [0, 1, 2, 3],
      rows: [
        [build.pages.count, build.site.studies.count, build.site.evidence.count].map(String.init)
          + [SiteWeight.kilobytes(weight.total)]
      ])
    let pages = weight.heaviestPages(JobSummary.limits.pages)
    summary.add(
      ["heaviest pages", "weight"], numbers: [1], rows: pages.map { [$0.path, SiteWeight.kilobytes($0.bytes)] })
    summary.add(diagnostics)
    return summary
  }

  private static func summary(of report: PublishingReport, pages: Int, folder: String) -> Message {
    let counts: [(count: Int, text: Message)] = [
      (report.written, "\(report.written) written"), (report.unchanged, "\(report.unchanged) unchanged"),
      (report.removed, "\(report.removed) removed"),
    ]
    let done =
      report.isReplaced ? counts.filter { $0.count > 0 }.map(\.text).joined(separator: ", ") : "nothing changed"
    let moved: Message =
      report.isMovedSingly
      ? "\nThe folder '\(folder)' can't be exchanged in one step; its files were moved one by one" : ""
    return pages == 1
      ? "Built 1 page into \(folder) (files: \(done))\(moved)"
      : "Built \(pages) pages into \(folder) (files: \(done))\(moved)"
  }
}
