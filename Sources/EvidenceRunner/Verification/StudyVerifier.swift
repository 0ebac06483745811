import CaseStudyModel
import SourceTrees
import Subprocesses
import SyntaxFacts

/// Tests the claims of a study: both sides, their tests and change requests, and what each measurement probes.
package struct StudyVerifier: Sendable {
  /// The languages that code can be verified in.
  private let languages: [CodeLanguage]
  /// The measurements, one per principle.
  private let measurements: [any PrincipleMeasurement]

  /// - Parameters:
  ///   - workspace: the place where code is compiled and run.
  ///   - factsProgram: the path of `swift-facts`; `nil` if it isn't installed, and no syntax is read.
  ///   - tools: the tools for code of other languages, by language.
  ///   - measurements: the measurements that give verdicts; if two are for the same principle, the later one counts.
  package init(
    in workspace: Workspace, factsProgram: String?, tools: [String: LanguageTools] = [:],
    measurements: [any PrincipleMeasurement] = PrincipleMeasurements.builtIn
  ) {
    languages =
      [.swift(in: workspace, factsProgram: factsProgram)]
      + tools.map { name, tools in .verified(Language(rawValue: name), by: tools, in: workspace) }
    self.measurements = measurements.inForce
  }

  /// Runs everything that the study claims.
  /// - Returns: the evidence, with the faults of the study; a fault in one part doesn't stop the others from running.
  /// - Throws: `ExecutionError` or `VerificationFailure` if the machine fails, and not the study.
  /// - Parameters:
  ///   - languages: those that its code is verified in.
  ///   - toolchain: the names and versions of the compilers and commands.
  package func verify(
    _ study: CaseStudy, in languages: StudyLanguages, inputs: String, toolchain: String, standIns: [String]
  ) async throws -> Diagnosed<Evidence> {
    guard let language = language(of: languages) else {
      throw ExecutionError.unusableToolchain("no language can be verified")
    }
    let layout = language.prelude == nil ? language.layout : language.layout.withPrograms(for: study.article)
    let assembly = StudyAssembly(study, in: layout, prelude: language.prelude)
    let roles = FileRoles(study.article.frontMatter.roles)
    let work = SideVerification(
      language: language, assembly: assembly, roles: roles, measurements: measurements)
    let bases = try await BothSides.concurrently { side throws(ExecutionError) in try await work.base(on: side) }
    async let drawings = BothSides<TypePicture?>.concurrently { side in
      await TypeGraphLayout.picture(of: bases[side].value?.code, roles: roles)
    }
    let stepVerification = StepVerification(language: language, assembly: assembly)
    async let stepTrials = stepVerification.trials()
    let codes = bases.map { $0.value?.code }
    let assumedRoot = work.measuresClosure ? GuessedRoles.root(of: study, codes) : []
    let outcomes = try await work.outcomes(of: bases.map(\.value), codes: codes, assumedRoot: assumedRoot)
    let sides = outcomes.map { $0?.value }
    var findings = Self.findings(of: study, sides: sides, roles: roles, layout: language.layout)
    findings.assumedRoot = assumedRoot
    let ledger = LedgerVerification(checker: language.checker, assembly: assembly)
    let figures = try await ledger.figures(of: sides.map { $0?.requests.map(\.tree) ?? [] }, findings: findings)
    findings.ledger = figures.sides

    var evidence = Self.evidence(of: study, findings: findings, inputs: inputs, toolchain: toolchain)
    evidence.standIns = standIns
    evidence.refactoring = figures.refactoring
    evidence.pictures = await drawings
    let steps = try await stepTrials
    evidence.steps = steps.map { $0.value + [stepVerification.lastStep(evidence.sides.after)].compactMap { $0 } }
    let verdicts = verdicts(
      on: study, by: findings, probed: sides.map { $0?.probed },
      preconditions: Preconditions(of: assembly, in: language))
    evidence.principles = verdicts.value
    let found = [
      assembly.diagnostics, bases.before.diagnostics, bases.after.diagnostics, outcomes.before?.diagnostics,
      outcomes.after?.diagnostics, steps?.diagnostics, verdicts.diagnostics,
    ]
    let others = try await faults(of: study, in: languages.others)
    let diagnostics = Self.eachOnce(found.flatMap { $0 ?? [] } + others)
    evidence.store(diagnostics, of: study)
    return Diagnosed(evidence, diagnostics)
  }

  /// Returns the evidence with what both sides' runs and the ledger found.
  private static func evidence(
    of study: CaseStudy, findings: StudyFindings, inputs: String, toolchain: String
  ) -> Evidence {
    var evidence = Evidence(
      inputs: inputs, toolchain: toolchain, places: EvidencePlaces(of: study),
      sides: findings.sides.map { $0?.evidence })
    evidence.requests = findings.requests
    evidence.ledger = findings.ledger
    return evidence
  }

  /// Returns what both sides' runs found, without the ledger.
  private static func findings(
    of study: CaseStudy, sides: BothSides<SideVerification.Outcome?>, roles: FileRoles, layout: FileLayout
  ) -> StudyFindings {
    let requests = study.changeRequests.enumerated().map { index, request in
      RequestEvidence(
        title: request.title, line: request.line, isAdverse: request.isAdverse,
        sides: sides.map { $0?.requests[index].evidence },
        isTestShared: request.hasSharedTest(in: study.article, layout: layout))
    }
    var findings = StudyFindings(roles: roles, sides: sides.map { $0?.findings }, requests: requests)
    findings.excusedConformers = study.article.frontMatter.excusedConformers
    return findings
  }

  /// Returns the verdict for each principle, with the faults of measurements that differ between equal sides.
  /// - Parameter probed: the values of each measurement's probe on both sides, in the measurements' order.
  private func verdicts(
    on study: CaseStudy, by findings: StudyFindings, probed: BothSides<[any Sendable]?>, preconditions: Preconditions
  ) -> Diagnosed<[Principle.ID: PrincipleEvidence]> {
    var verdicts = Diagnosed<[Principle.ID: PrincipleEvidence]>([:])
    for principle in measuredPrinciples(of: study) {
      guard let index = measurements.firstIndex(where: { $0.principle == principle }) else {
        verdicts.value[principle] = .unmeasured
        continue
      }
      let values = probed.map { side in side.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
      verdicts.value[principle] = evidence(
        of: measurements[index], in: findings, values: values, preconditions: preconditions)
      verdicts.diagnostics += placeboFaults(of: measurements[index], in: findings, values: values, study: study)
    }
    return verdicts
  }

  private func evidence(
    of measurement: any PrincipleMeasurement, in findings: StudyFindings, values: BothSides<(any Sendable)?>,
    preconditions: Preconditions
  ) -> PrincipleEvidence {
    let conditional = preconditions.conditionalFiles
    let evidence = measurement.evidence(in: findings, values: values)
      .limited(by: conditional.isEmpty ? nil : .text("conditionalCode", ["files": .names(conditional)]))
      .limited(by: measurement.needsFacts ? findings.limitOfFacts : nil)
    let general = preconditions.missing(in: findings)
    let missing =
      general.isEmpty && measurement.restsOnRequests ? Preconditions.missing(in: findings.requests) : general
    return evidence.withheld(for: missing)
  }

  /// Reports the measures that differ between equal sides.
  private func placeboFaults(
    of measurement: any PrincipleMeasurement, in findings: StudyFindings, values: BothSides<(any Sendable)?>,
    study: CaseStudy
  ) -> [Diagnostic] {
    let moved = Placebo(measurement: measurement, findings: findings, values: values).movedMeasures()
    if moved.isEmpty { return [] }
    return [
      Diagnostic(
        "PlaceboMoved", .error,
        """
        The measurement of '\(measurement.principle.rawValue)' must find no difference between equal sides, but found \
        one in: \(moved.joined(separator: ", "))
        """,
        at: study.article.place(line: 1), explanation: "This is a bug in the measurement, not in the study")
    ]
  }

  /// Returns whether the verdict for a principle rests on change requests.
  func restsOnRequests(_ principle: Principle.ID) -> Bool {
    measurements.first { $0.principle == principle }?.restsOnRequests == true
  }

  /// Returns the roles of the blocks that only the measurements of other principles read.
  func blocksUnread(for principle: Principle.ID) -> Set<SnippetRole> {
    measurements.filter { $0.principle != principle }.reduce(into: []) { $0.formUnion($1.ownBlocks) }
  }

  /// Returns the study's principles, and those whose claim one of its blocks makes.
  private func measuredPrinciples(of study: CaseStudy) -> [Principle.ID] {
    let implied = measurements.filter { $0.applies(to: study) }.map(\.principle)
    return study.principles + implied.filter { !study.principles.contains($0) }
  }

  /// Returns the language that a study is verified in; `nil` if there is none.
  func language(of languages: StudyLanguages) -> CodeLanguage? {
    languages.main.flatMap(language) ?? self.languages.first
  }

  private func language(_ language: Language) -> CodeLanguage? {
    languages.first { $0.layout.language == language }
  }

  /// Checks the code in other languages, which is not run.
  private func faults(of study: CaseStudy, in languages: [Language]) async throws(ExecutionError) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for language in languages.compactMap(language) {
      let assembly = StudyAssembly(study, in: language.layout, prelude: nil)
      diagnostics += assembly.diagnostics
      for tree in [assembly.trees.before, assembly.trees.after] where !tree.files.isEmpty {
        let sources = ModuleSources(tree)
        diagnostics += try await language.checker.typecheck(sources).diagnostics(in: sources)
      }
    }
    return diagnostics
  }

  /// Drops repeated diagnostics: the errors of a block appear in each program that contains it.
  private static func eachOnce(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var reported: Set<Diagnostic> = []
    return diagnostics.filter { diagnostic in
      var plain = diagnostic
      plain.notes = []
      plain.explanation = nil
      return reported.insert(plain).inserted
    }
  }
}

extension SideVerification {
  /// Tests the claims of both sides at the same time.
  fileprivate func outcomes(
    of bases: BothSides<VerifiedBase?>, codes: BothSides<CodeBase?>, assumedRoot: Set<String>
  ) async throws -> BothSides<Diagnosed<Outcome>?> {
    try await BothSides.concurrently { side in
      guard let base = bases[side] else { return nil }
      return try await outcome(of: base, codes: codes, assumedRoot: assumedRoot)
    }
  }
}

extension Preconditions {
  /// The preconditions of a study that is verified in a language.
  fileprivate init(of assembly: StudyAssembly, in language: CodeLanguage) {
    let trees = assembly.trees
    let conditionalFiles = [trees.before, trees.after].flatMap { ConditionalCode().files(in: $0) }
    self.init(
      study: assembly.study, layout: language.layout, isRunnable: language.programs != nil,
      isTestable: language.prelude?.runsTests == true,
      isSameCode: trees.before.hasSameCode(as: trees.after), conditionalFiles: Set(conditionalFiles).sorted())
  }
}

extension Evidence {
  /// Stores the errors and warnings of a study.
  fileprivate mutating func store(_ diagnostics: [Diagnostic], of study: CaseStudy) {
    problems = diagnostics.filter { $0.severity == .error }.sorted().map {
      EvidenceProblem(id: $0.id, line: study.position(of: $0).line)
    }
    let found = diagnostics.filter { $0.severity == .warning }.sorted().map { EvidenceWarning($0, of: study) }
    warnings = found.isEmpty ? nil : found
  }
}

extension ChangeRequest {
  /// Returns whether it has one acceptance test, and that for both sides.
  fileprivate func hasSharedTest(in article: Article, layout: FileLayout) -> Bool {
    let tests = snippets.map { article.snippets[$0] }.filter {
      $0.role == .test && layout.holds($0.language) && !$0.isIgnored
    }
    return tests.count == 1 && tests.allSatisfy { $0.side == nil }
  }
}

extension BothSides where Value: Sendable {
  /// Makes both sides' values at the same time.
  static func concurrently<Failure: Error>(
    _ work: @escaping @Sendable (Side) async throws(Failure) -> Value
  ) async throws(Failure) -> BothSides {
    let values = try await Side.allCases.boundedMap(work)
    return BothSides(before: values[0], after: values[1])
  }
}
