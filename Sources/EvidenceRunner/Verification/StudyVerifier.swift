import CaseStudyModel
import EvidenceMeasures
import Subprocesses
import SyntaxFacts
import SystemFiles

/// What runs the claims of one study: both sides, their tests, contracts and change requests.
package struct StudyVerifier: Sendable {
  var verifier: any CodeVerifier
  /// How many programs are compiled or run at once.
  var jobs: Int

  /// - Parameters:
  ///   - workspace: where everything is compiled and run.
  ///   - factsProgram: the path of `swift-facts`; `nil` where it isn't installed, and nothing reads the code's syntax.
  package init(in workspace: Workspace, factsProgram: String?, jobs: Int) {
    verifier = SwiftVerifier(workspace: workspace, factsProgram: factsProgram)
    self.jobs = jobs
  }

  /// Runs everything that the study claims.
  /// - Returns: the evidence, with what is wrong in the study; what is wrong with one part keeps no other from being run.
  /// - Throws: `ExecutionError` or `VerificationFailure` where the machine fails, and not the study.
  package func verify(_ study: CaseStudy, inputs: String, standIns: [String]) async throws -> Diagnosed<
    Evidence
  > {
    let assembly = StudyAssembly(study)
    var diagnostics = assembly.diagnostics
    let sides = BothSides<SideFindings?>(
      before: try await side(.before, of: assembly, into: &diagnostics),
      after: try await side(.after, of: assembly, into: &diagnostics))
    var findings = StudyFindings(roles: FileRoles(study.article.frontMatter.roles), sides: sides)
    var trees = BothSides<[SourceTree?]>(before: [], after: [])
    for side in [Side.before, .after] where sides[side] != nil {
      let requests = RequestVerification(
        verifier: verifier, jobs: jobs, assembly: assembly, side: side, findings: findings)
      let runs = try await requests.runs(into: &diagnostics)
      trees[side] = runs.map(\.tree)
      for (index, run) in runs.enumerated() {
        if findings.requests.count <= index { findings.requests.append(Self.empty(study.changeRequests[index])) }
        findings.requests[index].sides[side] = run.evidence
      }
      let contracts = ContractVerification(verifier: verifier, jobs: jobs, assembly: assembly, side: side)
      findings.contracts[side] = try await contracts.runs(into: &diagnostics)
      let policy = PolicyVerification(verifier: verifier, assembly: assembly, side: side)
      findings.policies[side] = try await policy.run(roles: study.article.frontMatter.roles)
    }
    let ledger = LedgerVerification(verifier: verifier, jobs: jobs, assembly: assembly)
    let figures = try await ledger.figures(of: trees, findings: findings)
    findings.ledger = figures.sides

    var evidence = Evidence(inputs: inputs, toolchain: verifier.version, sides: sides.map { $0?.evidence })
    evidence.standIns = standIns
    evidence.requests = findings.requests
    evidence.ledger = findings.ledger
    evidence.refactoring = figures.refactoring
    evidence.pictures = BothSides(
      before: await TypeDrawing.picture(of: sides.before?.code, roles: findings.roles),
      after: await TypeDrawing.picture(of: sides.after?.code, roles: findings.roles))
    evidence.principles = PrincipleMeasurements.evidence(for: study.principles, in: findings)
    evidence.problems = diagnostics.filter { $0.severity == .error }.sorted().map {
      "line \($0.range.start.line): \($0.summary)"
    }
    return Diagnosed(evidence, diagnostics)
  }

  private static func empty(_ request: ChangeRequest) -> RequestEvidence {
    RequestEvidence(
      title: request.title, line: request.line, isAdverse: request.isAdverse, sides: BothSides(before: nil, after: nil))
  }

  /// Compiles a side, runs its programs and reads its code; `nil` for a side that the study doesn't have.
  private func side(
    _ side: Side, of assembly: StudyAssembly, into diagnostics: inout [Diagnostic]
  ) async throws(ExecutionError) -> SideFindings? {
    let tree = assembly.trees[side]
    if tree.files.isEmpty { return nil }
    let sources = ModuleSources(tree)
    let compilation = try await verifier.typecheck(sources)
    var evidence = SideEvidence(
      isCompiled: compilation.isAccepted, files: tree.files.mapValues { $0.lines.count })
    guard compilation.isAccepted else {
      diagnostics += compilation.diagnostics("CodeDoesNotCompile", in: sources)
      return SideFindings(evidence: evidence, code: nil)
    }
    let programs = assembly.usages(on: side) + assembly.refusals(on: side) + assembly.behaviourTests(on: side)
    let runs = try await programs.boundedMap(jobs: jobs) { program throws(ExecutionError) in
      try await ProgramVerification(verifier: verifier).run(program)
    }
    evidence.runs = runs.map(\.value)
    diagnostics += runs.flatMap(\.diagnostics)
    let facts = try await verifier.facts(of: sources)
    return SideFindings(evidence: evidence, code: facts.map { CodeBase($0.renamed(by: sources)) })
  }
}

extension SourceFacts {
  /// The facts with the study's own names for the files.
  fileprivate func renamed(by sources: ModuleSources) -> SourceFacts {
    SourceFacts(
      files: files.map { file in
        var renamed = file
        renamed.path = sources.files.first { $0.name == FilePath.lastPart(file.path) }?.path ?? file.path
        return renamed
      })
  }
}
