import CaseStudyModel
import EvidenceRunner
import SiteBuilder

extension VerificationSession {
  /// Measures mutants of the studies that have evidence, and stores which of them the measures notice.
  func mutate(_ standIns: StandIns) async throws {
    let facts = try factsProgram()
    let modules = standIns.modules(from: request.content).needed(for: Set(claims.flatMap(\.standIns)))
    var studies: [String: [MutantOutcome]] = [:]
    try await Workspace.with(machine.toolchain, machine.sandbox, kept: kept, jobs: request.load.jobs) { workspace in
      _ = try await workspace.build(modules)
      let mutation = MutantVerification(
        StudyVerifier(
          in: workspace, factsProgram: facts, tools: tools, measurements: measurements))
      let results = try await claims.boundedMap(jobs: request.load.jobs) { claim -> [MutantOutcome] in
        guard let evidence = try? folder.evidence(ofSlug: claim.slug) else { return [] }
        let found = try await mutation.outcomes(of: claim.study, in: claim.languages, evidence: evidence)
        let (count, leftOut) = (found.outcomes.count, found.leftOut)
        console.say(
          leftOut == 0
            ? "\(claim.slug): mutants: \(count)"
            : "\(claim.slug): mutants: \(count); left out, because tests fail or don't end in time: \(leftOut)")
        return found.outcomes
      }
      for (claim, found) in zip(claims, results) { studies[claim.slug] = found }
    }
    let measures = MeasureSensitivity.all(in: studies)
    for measure in measures {
      console.say(
        """
        \(measure.principle) \(measure.measure): notices \(measure.noticed) of \(measure.mutants) worse designs, and \
        is moved by \(measure.moved) of \(measure.neutral) harmless changes
        """)
      for design in measure.unnoticed {
        console.say("\(design.study): not noticed: \(design.mutation) \(design.subject)")
      }
    }
    try folder.storeMutations(try measures.json())
  }
}
