import CaseStudyModel

/// A program of a study that is compiled, and run unless the compiler must reject it.
struct StudyProgram: Sendable, Equatable {
  var kind: RunEvidence.Kind
  /// The line of the block's opening fence in the study.
  var line: Int
  var side: Side
  var sources: ModuleSources
  /// The word that a test prints at its end; `nil` for programs with expected output.
  var word: FinishingWord?
  /// The output that it must print; `nil` if any will do.
  var expectedOutput: String?
  /// The text that the compiler's message must contain, if the code must not compile.
  var expectedFailure: String?
}
