import CaseStudyModel
import CodeStructure
import EvidenceMeasures
import SourceTrees
import SyntaxFacts

/// A side's policy, compiled and tested without its details.
struct PolicyRun: Sendable, Equatable {
  /// The paths of the policy's files.
  var files: [String]
  /// The paths of the details' files.
  var details: [String] = []
  /// Whether the roles of files are guessed, because the study declares none.
  var isGuessed = false
  /// Whether the policy compiles alone.
  var isAlone: Bool
  /// Whether a command of the site determines that; it may not look up names in other files.
  var isCheckedByCommand = false
  /// The compiler's errors, with their places in the study.
  var messages: [String] = []
  /// Whether the policy compiles with fakes in place of the details; `nil` if the study has none.
  var isSwapped: Bool?
  /// A shared test's run on the policy without the details; `nil` if none passes.
  var test: Test?
  /// The details outside the study that the policy depends on.
  var outsideDetails: [String] = []
  /// The names that limits found in the policy's code, by the limits' keys (`PolicyLimits.naming`).
  var names: [String: [String]] = [:]
  /// The raw values of the policy's enums, if a detail reads raw values.
  var rawValues: Set<String> = []
  /// The number of decisions in the policy's code: conditions, comparisons and selections.
  var decisions = 0
  /// The same for the details' code.
  var detailDecisions = 0
  /// The texts in the policy's files that have a meaning to a program.
  var technicalTexts: Set<String> = []
  /// The same for the details' files, with the names that they encode.
  var detailTexts: Set<String> = []
  /// The lines with a decision in the policy's files, with names replaced, and how often each occurs.
  var decisionLines: [String: Int] = [:]
  /// The same for the side's other files.
  var outsideDecisionLines: [String: Int] = [:]
  /// The arithmetic of the policy's and of other files.
  var arithmetic = MovedArithmetic()
  /// The texts and numbers that the policy's files contain, and how often.
  var literals: [String: Int] = [:]
  /// The same for the side's other files.
  var outsideLiterals: [String: Int] = [:]
  /// The requirements that the policy calls, and which of them do nothing in every fake; `nil` if it has no fakes.
  var idleSteps: IdleSteps?
  /// The files without a role that the policy needs and that could be details.
  var filesWithoutRole: [String] = []
  /// The concrete types of other files that each policy type needs to compile.
  var cones: [String: [String]] = [:]
  /// Whether the code's syntax could be read; the outside details and the cones are derived from it.
  var isRead = true

  /// A test of behaviour that passes on the policy without the details.
  struct Test: Sendable, Equatable {
    /// The line of its block.
    var line: Int
    /// Whether it needs and uses a fake; a policy without abstractions needs none.
    var usesFake: Bool
    /// The number of lines of the policy's files that it executes; `nil` if that can't be measured.
    var policyLines: Int?
    /// The number of decisions on these lines.
    var decisions: Int?
    /// The policy's texts and numbers that the test doesn't notice; `nil` on the before side, where the policy depends
    /// on the details.
    var untestedValues: UntestedValues?
  }
}

/// Compiles a side's policy without its details, and runs the study's tests on it.
struct PolicyProbe: Sendable {
  @Shared var side: ProbedSide
  var roles: Roles
  var isGuessed: Bool
  /// The files without a role that the policy needs and that could be details.
  var filesWithoutRole: [String] = []

  /// The language of the side's files.
  var language: Language? { side.base.tree.layout.language }

  /// Returns the run; `nil` if the side has no policy or no details.
  func run() async throws -> Diagnosed<PolicyRun?> {
    guard let sources = side.assembly.policyAlone(on: side.side, roles: roles) else { return Diagnosed(nil) }
    // A policy without details always compiles alone, which shows nothing.
    let technical = roles.detail + roles.root
    if !side.base.tree.paths.contains(where: technical.contains) { return Diagnosed(nil) }
    let compilation = try await side.checker.typecheck(sources)
    let files = sources.files.map(\.path)
    var run = PolicyRun(
      files: files, isGuessed: isGuessed, isAlone: compilation.isAccepted,
      messages: compilation.text(in: sources).split(separator: "\n").map(String.init))
    run.isCheckedByCommand = language != .swift
    run.filesWithoutRole = filesWithoutRole
    run.details = side.base.tree.paths.filter(roles.detail.contains)
    run.decisions = files.reduce(0) { $0 + decisions(in: $1, at: nil) }
    run.detailDecisions = run.details.reduce(0) { $0 + decisions(in: $1, at: nil) }
    run.decisionLines = decisionLines(in: files)
    let policy = Set(files)
    let others = side.base.tree.paths.filter { !policy.contains($0) }
    run.outsideDecisionLines = decisionLines(in: others)
    run.arithmetic = MovedArithmetic(
      policy: operators(in: files), others: operators(in: others),
      fakes: side.study.article.snippets.filter { $0.role == .fake }.reduce(0) {
        $0 + MovedArithmetic.count(in: $1.code, of: language)
      })
    run.literals = literals(in: files)
    run.outsideLiterals = literals(in: others)
    run.isRead = side.code != nil
    if let code = side.code { read(code, others: others, into: &run) }
    if run.isAlone { run.test = try await test(on: files) }
    guard let swap = side.assembly.swap(on: side.side, roles: roles) else { return Diagnosed(run) }
    let swapped = try await side.checker.typecheck(swap.sources)
    run.isSwapped = swapped.isAccepted
    if swapped.isAccepted, let read = try await side.facts?.facts(of: swap.sources).value {
      run.idleSteps = IdleSteps(of: CodeBase(read), in: policy)
    }
    // The policy may need more than the fakes; that is a finding, so missing names aren't reported as errors.
    if !run.isAlone { return Diagnosed(run) }
    return Diagnosed(run, swapped.diagnostics(in: swap.sources) { swap.fakes.contains($0) })
  }

  /// Adds findings from the code's syntax to the policy's run.
  /// - Parameter others: the paths of the side's other files.
  private func read(_ code: CodeBase, others: [String], into run: inout PolicyRun) {
    let policy = PolicyCode(
      code: code, tree: side.base.tree, files: Set(run.files), details: Set(run.details),
      outside: Set(others).subtracting(roles.root),
      tests: side.study.article.snippets.filter { $0.role == .test }.map(\.code))
    run.names = Dictionary(uniqueKeysWithValues: PolicyLimits.naming.map { ($0.key, $0.names(policy)) })
    run.outsideDetails = policy.outsideDetails
    if policy.texts(of: policy.details).contains(where: { $0.contains(".rawValue") }) {
      run.rawValues = policy.words.rawValues(named: code.cases(ofTextEnumsIn: policy.files))
    }
    let vocabulary = SharedVocabulary(language: language)
    run.technicalTexts = vocabulary.technicalTexts(in: policy.texts(of: policy.files))
    run.detailTexts = vocabulary.technicalTexts(in: policy.namesAndTexts(of: policy.details))
    func isPolicy(_ type: String) -> Bool { code.types[type].map { policy.files.contains($0.file) } == true }
    run.cones = DependencyCones.measure(code).filter { isPolicy($0.key) }
      .mapValues { $0.filter { !isPolicy($0) } }
  }

  /// Finds the first shared test that passes on the policy: with the functions that fakes declare, or else with the
  /// side's drivers.
  private func test(on files: [String]) async throws -> PolicyRun.Test? {
    guard let verifier = side.verifier else { return nil }
    let verification = ProgramVerification(verifier: verifier)
    for hasDrivers in [false, true] {
      for (program, fakes) in side.assembly.policyTests(on: side.side, roles: roles, hasDrivers: hasDrivers) {
        let run = try await verification.run(program, isMeasured: true).value
        guard run.evidence.outcome == .passed else { continue }
        let usesFake = run.coverage.map { $0.count(in: fakes) > 0 } ?? !fakes.isEmpty
        let lines = run.coverage.map { $0.count(in: files) }
        if lines == 0 { continue }
        let tests = side.study.article.snippets.filter { $0.role == .test }.map(\.code)
        let values =
          side.side == .before
          ? nil
          : try await UntestedValues(
            in: files, of: program, tests: tests, language: language, by: verifier)
        return PolicyRun.Test(
          line: program.line, usesFake: usesFake, policyLines: lines,
          decisions: run.coverage.map { coverage in
            files.reduce(0) { $0 + decisions(in: $1, at: coverage.executed[$1] ?? []) }
          }, untestedValues: values)
      }
    }
    return nil
  }

  /// Counts the decisions in a file of the side.
  /// - Parameter lines: the lines that count, from 1; `nil` for all.
  private func decisions(in path: String, at lines: Set<Int>?) -> Int {
    let code = CodeTokens(side.base.tree.files[path]?.text ?? "", in: language)
    return Decisions.lines(in: code).count { lines?.contains($0) ?? true }
  }

  /// Returns the lines of files of the side.
  private func lines(of paths: [String]) -> [SourceLine] { paths.flatMap { side.base.tree.files[$0]?.lines ?? [] } }

  /// Counts the lines with a decision in files of the side, with all names replaced by the same word.
  private func decisionLines(in paths: [String]) -> [String: Int] {
    lines(of: paths).map { CodeTokens($0.text, in: language).texts }.compactMap(DecisionLine.form).counts
  }

  private func operators(in paths: [String]) -> Int {
    paths.compactMap { side.base.tree.files[$0]?.text }.reduce(0) {
      $0 + MovedArithmetic.count(in: $1, of: language)
    }
  }

  /// Counts the texts and numbers in files of the side that have at least two letters and digits.
  private func literals(in paths: [String]) -> [String: Int] {
    let code = lines(of: paths).flatMap { CodeTokens.withInterpolations($0.text, in: language) }
    return code.flatMap(\.texts).filter { token in
      token.first.map { $0 == "\"" || $0.isNumber } == true && token.count(where: \.isLetterOrNumber) > 1
    }.counts
  }
}
