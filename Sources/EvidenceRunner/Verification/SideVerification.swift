import CaseStudyModel
import CodeStructure
import SourceTrees
import Subprocesses
import SyntaxFacts

/// Tests the claims of one side: its programs, its change requests, and the probes of the measurements.
struct SideVerification: Sendable {
  var language: CodeLanguage
  @Shared var assembly: StudyAssembly
  var roles: FileRoles
  var measurements: [any PrincipleMeasurement]

  /// The facts about a side.
  struct Outcome: Sendable {
    var findings: SideFindings
    /// The requests, in the study's order.
    var requests: [RequestVerification.Run] = []
    /// The values of each measurement's probe, in the measurements' order; none for a side that doesn't compile.
    var probed: [any Sendable] = []
  }

  /// Whether a measurement of the study needs to know which requests a side meets without edits.
  var measuresClosure: Bool { measurements.contains { $0.restsOnClosure && $0.applies(to: assembly.study) } }

  /// Compiles and reads a side; `nil` for one that the study doesn't have.
  func base(on side: Side) async throws(ExecutionError) -> Diagnosed<VerifiedBase?> {
    let tree = assembly.trees[side]
    if tree.files.isEmpty { return Diagnosed(nil) }
    let sources = ModuleSources(tree)
    let compilation = try await language.checker.typecheck(sources)
    guard compilation.isAccepted else {
      let diagnostics = compilation.diagnostics(in: sources)
      return Diagnosed(VerifiedBase(side: side, tree: tree, isCompiled: false), diagnostics)
    }
    let facts = try await language.facts?.facts(of: sources)
    let base = VerifiedBase(side: side, tree: tree, isCompiled: true, code: (facts?.value).map { CodeBase($0) })
    return Diagnosed(base, facts?.diagnostics ?? [])
  }

  /// Tests the claims of a side.
  ///
  /// Nothing runs on a side that doesn't compile, because every program would repeat its errors.
  /// - Parameters:
  ///   - codes: the syntax facts of both sides.
  ///   - assumedRoot: the files that are assumed to be the composition root.
  func outcome(
    of base: VerifiedBase, codes: BothSides<CodeBase?>, assumedRoot: Set<String>
  ) async throws -> Diagnosed<Outcome> {
    let evidence = SideEvidence(isCompiled: base.isCompiled, files: base.tree.files.mapValues { $0.lines.count })
    var outcome = Outcome(findings: SideFindings(evidence: evidence, code: base.code))
    outcome.findings.tokens = SideTokens(base.tree)
    outcome.findings.driverLines = assembly.driverTexts(on: base.side).flatMap { $0.split(separator: "\n") }
      .map { CodeTokens(String($0), in: base.tree.layout.language).texts }
    let requests = RequestVerification(
      checker: language.checker, verifier: language.programs, facts: language.facts, assembly: assembly, base: base,
      roles: roles, assumedRoot: assumedRoot, triesOtherChange: measuresClosure)
    guard base.isCompiled else {
      let runs = requests.runsWithoutBase()
      outcome.requests = runs.value
      return Diagnosed(outcome, runs.diagnostics)
    }
    async let programRuns = runs(on: base)
    async let requestRuns = requests.runs()
    async let probeRuns = probes(of: base, codes)
    let runs = try await (programs: programRuns, requests: requestRuns, probes: probeRuns)
    outcome.findings.evidence.runs = runs.programs.value.map(\.evidence)
    for run in runs.programs.value {
      guard let coverage = run.coverage else { continue }
      outcome.findings.coverage[run.evidence.line] = coverage
    }
    outcome.requests = runs.requests.value
    outcome.probed = runs.probes.map(\.value)
    return Diagnosed(
      outcome, runs.programs.diagnostics + runs.requests.diagnostics + runs.probes.flatMap(\.diagnostics))
  }

  private func probes(
    of base: VerifiedBase, _ codes: BothSides<CodeBase?>
  ) async throws -> [Diagnosed<any Sendable>] {
    let side = ProbedSide(
      checker: language.checker, verifier: language.programs, facts: language.facts, assembly: assembly, base: base,
      codes: codes, roles: roles)
    return try await measurements.boundedMap { try await $0.values(from: side) }
  }

  private func runs(on base: VerifiedBase) async throws(ExecutionError) -> Diagnosed<[MeasuredRun]> {
    guard let verifier = language.programs else { return Diagnosed([]) }
    let side = base.side
    let programs = assembly.usages(on: side) + assembly.refusals(on: side) + assembly.behaviourTests(on: side)
    let verification = ProgramVerification(verifier: verifier)
    let runs = try await programs.boundedMap { program throws(ExecutionError) in
      try await verification.run(program, isMeasured: true)
    }
    return Diagnosed(runs.map(\.value), runs.flatMap(\.diagnostics))
  }
}

/// One side's code before any change request, compiled and read.
struct VerifiedBase: Sendable {
  var side: Side
  var tree: SourceTree
  var isCompiled: Bool
  /// The syntax facts; `nil` if nothing could read them.
  var code: CodeBase?
}
