import CaseStudyModel
import EvidenceRunner
import SiteBuilder
import SystemFiles

/// `solidsite verify`: compiles and runs what the studies claim, and keeps what happened.
struct VerifyCommand: Subcommand {
  private static let update = OptionSpecification(
    "update", "write what programs print into their output blocks, for 'git diff' to show")
  private static let sandbox = OptionSpecification(
    "sandbox", taking: .value(placeholder: "KIND", choices: ["bubblewrap", "none"]),
    "what keeps the studies' code from the machine; 'none' lets it do all that you may (default: bubblewrap)")
  private static let shard = OptionSpecification(
    "shard", taking: .value(placeholder: "I/N"), "verify the I-th of N parts of the studies")

  var builtIns: BuiltIns

  var specification: CommandSpecification {
    CommandSpecification(
      "verify", "compile and run the studies, and keep the evidence",
      discussion: """
        Both sides of each study are compiled, run, and put through the same tests, contracts and change requests.
        What happened is kept in .solidsite/evidence, for 'solidsite build' to show.
        Studies that have not changed since are not run again.
        """,
      operands: [
        OperandSpecification(
          "SLUG", isRepeated: true, "the studies to verify (default: all)")
      ],
      options: SiteRequest.options + [Self.update, Self.sandbox, Self.shard, .strict, .diagnosticFormat])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let arguments = invocation.arguments
    let location = try SiteLocation(building: nil, root: arguments.value(of: .root))
    let request = try SiteRequest(location, arguments)
    let shard = try arguments.value(of: Self.shard).map { text in
      guard let shard = Shard(text) else {
        throw UsageError("Option '--shard' takes a part such as 3/16, not '\(text)'", command: "verify")
      }
      return shard
    }
    let toolchain = try await Toolchain.find()
    let sandbox: Sandbox = arguments.value(of: Self.sandbox) == "none" ? .none : try await .find(for: toolchain)
    let folder = try EvidenceFolder(ofSite: location.root)
    defer { folder.release() }
    var session = VerificationSession(
      request: request, console: invocation.console, folder: folder, toolchain: toolchain, sandbox: sandbox,
      updates: arguments.has(Self.update))
    let site = try await builtIns.pipeline(content: request.content, options: request.load).build().site
    let standIns = StandIns(among: try request.content.paths())
    session.claims = try selected(arguments.operands, of: site, shard).map {
      try StudyClaims($0, standIns: standIns, content: request.content)
    }
    let diagnostics = try await Interruption.guarding { [session] in try await session.run(standIns) }
    let printer = DiagnosticPrinter(invocation, explanations: builtIns.explanations)
    return printer.print(diagnostics, in: request.sources)
  }

  /// The studies that are asked for, in the order of their slugs.
  private func selected(_ slugs: [String], of site: Site, _ shard: Shard?) throws -> [CaseStudy] {
    let known = site.studies.map(\.article.slug)
    for slug in slugs where !known.contains(slug) {
      let nearest = nearestName(to: slug, among: known)
      throw CommandFailure("There is no study '\(slug)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let studies = site.studies.filter { slugs.isEmpty || slugs.contains($0.article.slug) }
      .filter(\.hasClaims).sorted { $0.article.slug < $1.article.slug }
    return shard?.part(of: studies) ?? studies
  }
}
