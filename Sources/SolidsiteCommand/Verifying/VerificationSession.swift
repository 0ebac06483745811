import CaseStudyModel
import ChangeLedger
import EvidenceRunner
import SiteBuilder
import Subprocesses
import SystemFiles

/// A run of `solidsite verify`; evidence is stored per study, so that an interruption loses only running ones.
struct VerificationSession: Sendable {
  var request: SiteRequest
  var console: Console
  var folder: EvidenceFolder
  /// The compiler, if a claim needs it, and the sandbox.
  var machine: CompilingMachine
  /// The cache of the compiler's system modules.
  var kept: ModuleCache?
  /// The site's reader of studies.
  var reader: any StudyReader
  /// Whether to write changed output into the studies.
  var updates: Bool
  /// Whether to verify studies with current evidence too.
  var rerunsUnchanged: Bool
  /// The tools that may be run on code in languages other than Swift, by language.
  var tools: [String: LanguageTools]
  /// The measurements that give verdicts.
  var measurements: [any PrincipleMeasurement]
  /// Puts verdicts into words.
  var verdicts: VerdictSummary
  var claims: [StudyClaims] = []

  /// The outcome of a run.
  struct Outcome: Sendable {
    /// The diagnostics of the studies and their evidence.
    var diagnostics: [Diagnostic]
    /// Errors of the environment that kept studies from being verified, a sentence each.
    var failures: [Message] = []
  }

  /// Verifies the changed studies, and checks the history of the others again.
  func run(_ standIns: StandIns) async throws -> Outcome {
    let history = try? await RepositoryHistory(of: request.location.root)
    defer { history?.remove() }
    let fault = history == nil ? await request.repositoryFault() : nil
    let registrar = StudyRegistrar(
      history: history, isUnreadable: fault != nil, reader: reader, content: request.content,
      revisions: request.revisions)
    let (changed, read) = await changedClaims(registrar)
    let stored = Outcome(diagnostics: read.diagnostics + (fault.map { [$0] } ?? []), failures: read.failures)
    let unchanged = claims.count - changed.count
    if unchanged > 0 {
      console.say(unchanged == 1 ? "1 study has not changed" : "\(unchanged) studies have not changed")
    }
    if changed.isEmpty { return stored }
    let sandbox = try machine.sandbox
    if sandbox == .none { console.say("The studies' code runs without a sandbox, and can do anything that you can do") }
    let facts = try factsProgram()
    if facts == nil {
      console.say(
        "'swift-facts' isn't installed next to solidsite, so measurements that read the code's syntax are left out")
    }
    let jobs = request.load.jobs
    return try await Workspace.with(machine.toolchain, sandbox, kept: kept, jobs: jobs) { workspace in
      let modules = standIns.modules(from: request.content).needed(for: Set(changed.flatMap(\.standIns)))
      let rejected = try await workspace.build(modules)
      let verifier = StudyVerifier(
        in: workspace, factsProgram: facts, tools: tools, measurements: measurements)
      let progress = ProgressLine(of: changed.count, on: console) { done, count, running in
        "\(done) of \(count) verified; running: \(running)"
      }
      defer { console.clearProgress() }
      let outcomes = try await changed.boundedMap(jobs: jobs) { claim in
        try await verify(claim, by: verifier, registrar, progress)
      }
      let standInFaults = rejected.sorted { $0.key < $1.key }.flatMap { Self.diagnostics(of: $0.key, $0.value) }
      return Outcome(
        diagnostics: stored.diagnostics + standInFaults + outcomes.flatMap(\.diagnostics),
        failures: stored.failures + outcomes.flatMap(\.failures))
    }
  }

  /// Verifies a study, and stores its evidence. Only an interruption is thrown, because a failure of one study must not
  /// block the others.
  private func verify(
    _ claim: StudyClaims, by verifier: StudyVerifier, _ registrar: StudyRegistrar, _ progress: ProgressLine
  ) async throws -> Outcome {
    await progress.begin(claim.slug)
    var result: Diagnosed<Evidence>
    do {
      result = try await verifier.verify(
        claim.study, in: claim.languages, inputs: claim.inputs, toolchain: claim.toolchain, standIns: claim.standIns)
    } catch {
      try Task.checkCancellation()
      await progress.end(claim.slug, saying: "\(claim.slug): not verified")
      return Outcome(
        diagnostics: [],
        failures: ["Study '\(claim.slug)' can't be verified: \(CommandLineInterface.message(for: error))"])
    }
    try Task.checkCancellation()
    result.value = await registered(result.value, of: claim, by: registrar)
    var failures = failure(toStore: result.value, of: claim).map { [$0] } ?? []
    await progress.end(claim.slug, saying: summary(of: claim, result.value))
    if updates {
      do { result.diagnostics = try await update(claim, by: result) } catch {
        try Task.checkCancellation()
        failures.append(
          "The output of study '\(claim.slug)' can't be written: \(CommandLineInterface.message(for: error))")
      }
    }
    // An error is the reason for any verdict that isn't the expected one.
    let isFaulty = result.diagnostics.contains { $0.severity == .error }
    let verdicts = isFaulty ? [] : result.value.unexpectedVerdicts(of: claim.study)
    return Outcome(diagnostics: result.diagnostics + verdicts, failures: failures)
  }

  /// Whether a study must be verified, with the faults of its stored evidence.
  private struct Reading: Sendable {
    var isChanged: Bool
    var faults: [Diagnostic] = []
    /// The reason why the evidence can't be stored; `nil` if it can.
    var failure: Message?
  }

  /// Stores evidence, and returns the reason if that fails. Nothing is thrown, so the other studies are still reported.
  private func failure(toStore evidence: Evidence, of claim: StudyClaims) -> Message? {
    do {
      try folder.store(evidence, ofSlug: claim.slug)
      return nil
    } catch {
      return "The evidence of study '\(claim.slug)' can't be stored: \(CommandLineInterface.message(for: error))"
    }
  }

  /// Returns the studies to verify, usually those without current evidence, with diagnostics of unusable evidence.
  private func changedClaims(_ registrar: StudyRegistrar) async -> ([StudyClaims], Outcome) {
    let measured = Set(measurements.map(\.principle))
    let readings = await claims.boundedMap(jobs: request.load.jobs) { claim -> Reading in
      if rerunsUnchanged { return Reading(isChanged: true) }
      let evidence: Evidence?
      do throws(EvidenceFault) { evidence = try folder.evidence(ofSlug: claim.slug) } catch {
        return Reading(isChanged: true, faults: [claim.diagnostic(of: error)])
      }
      guard let evidence else { return Reading(isChanged: true) }
      guard let current = claim.shown(evidence, measured: measured) else {
        return Reading(isChanged: true, faults: claim.diagnostic(of: evidence).map { [$0] } ?? [])
      }
      let shown = await registeredAgain(current, of: claim, by: registrar)
      let failure = shown == evidence ? nil : failure(toStore: shown, of: claim)
      if shown.registration != evidence.registration { console.say(summary(of: claim, shown)) }
      return Reading(
        isChanged: false, faults: shown.storedWarnings(of: claim.study) + shown.unexpectedVerdicts(of: claim.study),
        failure: failure)
    }
    let changed = zip(claims, readings).filter { $0.1.isChanged }.map(\.0)
    return (changed, Outcome(diagnostics: readings.flatMap(\.faults), failures: readings.compactMap(\.failure)))
  }

  /// Writes the output of a study's programs into its text.
  /// - Returns: the diagnostics, at their places in the new text.
  private func update(_ claim: StudyClaims, by verified: Diagnosed<Evidence>) async throws -> [Diagnostic] {
    let source = claim.study.article.source
    var asked = RevisionAnswers(lookup: request.revisions)
    _ = await asked.study(by: reader, from: SourceFile(path: source, bytes: claim.text)) {
      try? request.content.read($0)
    }
    let update = OutputUpdate(of: claim.study) { [reader, content = request.content, answers = asked] bytes in
      reader.study(from: SourceFile(path: source, bytes: bytes)) {
        try? content.read($0)
      } revisions: {
        answers.answer(to: $0)
      }.value
    }
    let result = update.updated(claim.text, by: verified.value)
    for line in result.refusedLines {
      console.say("The output block on line \(line) of \(source) can't contain what was printed, so it wasn't changed")
    }
    guard let text = result.text else { return verified.diagnostics }
    guard try request.content.read(source) == claim.text else {
      console.say("\(source) was changed while its programs ran, so it is left as it is")
      return verified.diagnostics
    }
    try SiteFile(source, in: request.location.root).replace(by: text)
    console.say("Wrote the programs' output into \(source); run 'solidsite verify' again to store the new evidence")
    return update.moved(verified.diagnostics, to: text)
  }

  /// Returns the path of `swift-facts`, which is next to this program; `nil` if it is missing.
  func factsProgram() throws -> String? {
    let path = FilePath.folder(of: try ExecutablePath.current()) + "/swift-facts"
    return try FileStatus(of: path)?.kind == .file ? path : nil
  }

  /// Returns a line for each principle, below the study's name.
  private func summary(of claim: StudyClaims, _ evidence: Evidence) -> Message {
    let lines = evidence.principles.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { Message(verbatim: verdicts.line(for: $0.key, $0.value)) }
    let problems = evidence.problems.count
    let notice: Message = problems == 0 ? "" : problems == 1 ? " (1 problem)" : " (\(problems) problems)"
    let claims: Message =
      lines.isEmpty ? "\(claim.slug): names no principle, so it gets no verdict\(notice)" : "\(claim.slug):\(notice)"
    // A verdict that is limited by an obstacle already says which.
    let isSaid = evidence.registration?.obstacle != nil && evidence.principles.contains { $0.value.ifRegistered != nil }
    let line = isSaid ? nil : evidence.registration.flatMap(verdicts.line)
    let registration = line.map { [Message(verbatim: $0)] } ?? []
    return lines.isEmpty ? claims : "\(claims)\n\((lines + registration).joined(separator: "\n"))"
  }

  /// Describes the errors of a stand-in module that doesn't compile.
  static func diagnostics(of module: String, _ compilation: Compilation) -> [Diagnostic] {
    compilation.errors.map { error in
      Diagnostic(
        "CodeDoesNotCompile", .error, "Stand-in for \(module) must compile: \(error.message)",
        at: SourceRange(
          path: error.file ?? "Content/modules/\(module)", line: max(error.line, 1), column: max(error.column, 1)))
    }
  }
}

extension StandIns {
  /// Returns the modules that can be read. Code that needs another module already has a diagnostic, and isn't compiled.
  func modules(from content: any ContentSource) -> [StandInModule] {
    paths.sorted { $0.key < $1.key }.compactMap { name, paths in
      let files = paths.compactMap { path in
        (try? content.read(path)).map { CodeFile(path: path, text: String(decoding: $0, as: UTF8.self)) }
      }
      return files.count == paths.count ? StandInModule(name: name, files: files) : nil
    }
  }
}
