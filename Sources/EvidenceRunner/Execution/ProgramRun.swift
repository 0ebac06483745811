import CaseStudyModel

/// What a program did.
package struct ProgramRun: Sendable, Equatable {
  package var outcome: RunEvidence.Outcome
  /// All of its standard output, up to the limit.
  package var output: String
  /// All of its standard error, up to the limit; without addresses.
  package var errors: String

  /// What is kept of both: the output, then the errors, without addresses and cut where it is long.
  package var evidence: String {
    let output = ProgramText.withoutAddresses(output)
    let separator = output.isEmpty || errors.isEmpty || output.hasSuffix("\n") ? "" : "\n"
    return ProgramText.cut(output + separator + errors)
  }
}
