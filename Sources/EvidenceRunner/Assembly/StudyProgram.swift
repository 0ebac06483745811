import CaseStudyModel

/// Something of a study that is compiled, and run unless it is to be refused by the compiler.
struct StudyProgram: Sendable, Equatable {
  var kind: RunEvidence.Kind
  /// The line of the block's opening fence in the study.
  var line: Int
  var side: Side
  var sources: ModuleSources
  /// What a test says at its end; `nil` for programs that show it by what they print.
  var word: FinishingWord?
  /// What it must print; `nil` where that doesn't matter.
  var expectedOutput: String?
  /// The text that the compiler's message must hold, where the code must not compile.
  var expectedFailure: String?
}
