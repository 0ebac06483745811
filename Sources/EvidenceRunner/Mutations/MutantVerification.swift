import CaseStudyModel
import SourceTrees
import SyntaxFacts

/// Verifies mutants of a study's after side, and returns how each moves the measures.
package struct MutantVerification: Sendable {
  /// The maximum numbers of valid mutants per mutation; neutral ones are measured whole, which takes longer.
  private static let limits = (worse: 6, neutral: 2)

  private let verifier: StudyVerifier
  private let mutations: [any DesignMutation]

  package init(_ verifier: StudyVerifier) {
    self.verifier = verifier
    mutations = DesignMutations.builtIn
  }

  /// Measures the mutants of a study against the study itself.
  /// - Parameter evidence: the study's own.
  /// - Returns: the outcomes, and the number of mutants that compile but are left out, because they fail tests, don't
  ///   meet a change request that the study meets, or don't end in time.
  package func outcomes(
    of study: CaseStudy, in languages: StudyLanguages, evidence: Evidence
  ) async throws -> (outcomes: [MutantOutcome], leftOut: Int) {
    guard let language = verifier.language(of: languages), let mutated = try await Self.mutated(study, in: language)
    else { return ([], 0) }
    var outcomes: [MutantOutcome] = []
    var leftOut = 0
    for mutation in mutations {
      if let principle = mutation.principle, evidence.principles[principle] == nil { continue }
      let limit = mutation.principle == nil ? Self.limits.neutral : Self.limits.worse
      let isRequested = mutation.principle.map { verifier.restsOnRequests($0) } ?? true
      let source = isRequested ? mutated : mutated.withoutRequests
      var count = 0
      for mutant in mutation.mutants(of: mutated.design) where count < limit {
        guard let changed = source.applying(mutant) else { continue }
        try Task.checkCancellation()
        guard try await isValid(changed, in: language) else { continue }
        let found = try await verifier.verify(
          limited(changed, for: mutation), in: languages, inputs: "", toolchain: "",
          standIns: evidence.standIns
        ).value
        guard isSound(found, after: mutation, from: evidence) else {
          leftOut += 1
          continue
        }
        count += 1
        outcomes.append(MutantOutcome(mutation, of: mutant.subject, from: evidence, to: found))
      }
    }
    return (outcomes, leftOut)
  }

  /// Returns whether the after side compiles; most mutants that are dropped don't.
  private func isValid(_ study: CaseStudy, in language: CodeLanguage) async throws -> Bool {
    let tree = StudyAssembly(study, in: language.layout, prelude: language.prelude).trees.after
    return try await language.checker.typecheck(ModuleSources(tree)).isAccepted
  }

  /// Returns whether a mutant is valid: it compiles, passes the tests if the mutation keeps the behaviour, and, if the
  /// mutation is harmful, still meets the change requests that the study meets.
  private func isSound(_ mutant: Evidence, after mutation: any DesignMutation, from original: Evidence) -> Bool {
    guard let side = mutant.sides.after, side.isCompiled else { return false }
    if !mutation.keepsBehaviour { return true }
    if !side.keepsBehaviour { return false }
    return mutation.principle == nil
      || zip(original.requests, mutant.requests).allSatisfy { known, found in
        known.sides.after?.isMet != true || found.sides.after?.isMet == true
      }
  }

  /// Removes everything from a study that the measure of the harmed principle doesn't read. A mutation that keeps the
  /// design must not move any measure, so its mutants are measured whole.
  private func limited(_ study: CaseStudy, for mutation: any DesignMutation) -> CaseStudy {
    guard let principle = mutation.principle else { return study }
    var study = study
    study.principles = [principle]
    let foreign = verifier.blocksUnread(for: principle)
    var unread = Set(
      study.article.snippets.indices.filter {
        let role = study.article.snippets[$0].role
        return foreign.contains(role) || !mutation.keepsBehaviour && [.test, .usage].contains(role)
      })
    if !verifier.restsOnRequests(principle) {
      unread.formUnion(study.changeRequests.flatMap(\.snippets))
      study.changeRequests = []
    }
    for index in unread { study.article.snippets[index].isIgnored = true }
    return study
  }

  /// Reads the after side and its changed trees; `nil` if there are none or nothing can read them.
  private static func mutated(_ study: CaseStudy, in language: CodeLanguage) async throws -> MutationTarget? {
    let assembly = StudyAssembly(study, in: language.layout, prelude: language.prelude)
    let tree = assembly.trees.after
    guard !tree.files.isEmpty, let base = try await design(of: tree, in: language) else { return nil }
    var changed: [DesignText?] = []
    for request in study.changeRequests {
      guard let patched = tree.applying(request, of: study.article, on: .after).value else {
        changed.append(nil)
        continue
      }
      changed.append(try await design(of: patched, in: language))
    }
    return MutationTarget(study: study, layout: language.layout, base: base, changed: changed)
  }

  private static func design(of tree: SourceTree, in language: CodeLanguage) async throws -> DesignText? {
    try await language.facts?.facts(of: ModuleSources(tree)).value.map { DesignText(tree, facts: $0) }
  }
}

extension SideEvidence {
  /// Whether the side compiles and its behaviour tests and programs pass.
  fileprivate var keepsBehaviour: Bool {
    let runs = runs.filter { $0.kind == .test || $0.kind == .usage }
    return isCompiled && !runs.isEmpty && runs.allSatisfy { $0.outcome == .passed }
  }
}
