import CaseStudyModel
import Subprocesses
import SyntaxFacts
import SystemFiles

/// What runs the claims of one side: its programs, change requests and contracts.
struct SideVerification: Sendable {
  var checker: any CodeChecker
  /// What makes programs of the code; `nil` for a language whose code is only checked.
  var verifier: (any CodeVerifier)?
  var assembly: StudyAssembly
  var roles: FileRoles

  /// What was found out about a side.
  struct Outcome: Sendable {
    var findings: SideFindings
    /// The requests, in the study's order.
    var requests: [RequestVerification.Run] = []
    var contracts: [ContractRun] = []
    var policy: PolicyRun?
  }

  /// Compiles and reads a side; `nil` for one that the study doesn't have.
  func base(on side: Side) async throws(ExecutionError) -> Diagnosed<VerifiedBase?> {
    let tree = assembly.trees[side]
    if tree.files.isEmpty { return Diagnosed(nil) }
    let sources = ModuleSources(tree)
    let (compilation, library) = try await checker.buildLibrary(sources)
    guard compilation.isAccepted else {
      let diagnostics = compilation.diagnostics("CodeDoesNotCompile", in: sources)
      return Diagnosed(VerifiedBase(side: side, tree: tree, isCompiled: false), diagnostics)
    }
    let code = try await checker.facts(of: sources).map { CodeBase($0.renamed(by: sources)) }
    return Diagnosed(VerifiedBase(side: side, tree: tree, isCompiled: true, library: library, code: code))
  }

  /// Runs everything that is claimed of a side.
  ///
  /// Of one that doesn't compile nothing more can be said, and what is put to it would only repeat its errors.
  func outcome(of base: VerifiedBase) async throws -> Diagnosed<Outcome> {
    let evidence = SideEvidence(isCompiled: base.isCompiled, files: base.tree.files.mapValues { $0.lines.count })
    var outcome = Outcome(findings: SideFindings(evidence: evidence, code: base.code))
    let requests = RequestVerification(
      checker: checker, verifier: verifier, assembly: assembly, base: base, roles: roles)
    guard base.isCompiled else {
      let runs = requests.runsWithoutBase()
      outcome.requests = runs.value
      return Diagnosed(outcome, runs.diagnostics)
    }
    let policy = PolicyVerification(checker: checker, assembly: assembly, side: base.side)
    async let programRuns = runs(on: base)
    async let requestRuns = requests.runs()
    async let contractRuns = contracts(of: base)
    async let policyRun = policy.run(roles: assembly.study.article.frontMatter.roles)
    let runs = try await (programs: programRuns, requests: requestRuns, contracts: contractRuns)
    outcome.findings.evidence.runs = runs.programs.value
    outcome.requests = runs.requests.value
    outcome.contracts = runs.contracts.value
    let alone = try await policyRun
    outcome.policy = alone.value
    return Diagnosed(
      outcome,
      runs.programs.diagnostics + runs.requests.diagnostics + runs.contracts.diagnostics + alone.diagnostics)
  }

  private func contracts(of base: VerifiedBase) async throws(ExecutionError) -> Diagnosed<[ContractRun]> {
    guard let verifier else { return Diagnosed([]) }
    return try await ContractVerification(verifier: verifier, assembly: assembly, base: base).runs()
  }

  private func runs(on base: VerifiedBase) async throws(ExecutionError) -> Diagnosed<[RunEvidence]> {
    guard let verifier else { return Diagnosed([]) }
    let side = base.side
    let programs = assembly.usages(on: side) + assembly.refusals(on: side) + assembly.behaviourTests(on: side)
    let verification = ProgramVerification(verifier: verifier, library: base.library)
    let runs = try await programs.boundedMap { program throws(ExecutionError) in try await verification.run(program) }
    return Diagnosed(runs.map(\.value), runs.flatMap(\.diagnostics))
  }
}

extension SourceFacts {
  /// The facts with the study's own names for the files.
  fileprivate func renamed(by sources: ModuleSources) -> SourceFacts {
    SourceFacts(
      files: files.map { file in
        var renamed = file
        renamed.path = sources.files.first { $0.name == FilePath.name(of: file.path) }?.path ?? file.path
        return renamed
      })
  }
}
