import CaseStudyModel

/// A selection of studies by principle, difficulty and language of the code, or by principle and verdict; a `nil`
/// property doesn't restrict it.
struct StudyChoice: Hashable, Sendable {
  var principle: Principle.ID?
  var difficulty: Difficulty?
  var language: Language?
  /// A verdict on the study: under the principle, or under any if none is chosen.
  var verdict: Verdict?

  /// The choice of all studies.
  static let all = StudyChoice()

  /// The choices with one condition less; of a choice without a verdict.
  var wider: [StudyChoice] {
    var choices: [StudyChoice] = []
    if principle != nil { choices.append(StudyChoice(difficulty: difficulty, language: language)) }
    if difficulty != nil { choices.append(StudyChoice(principle: principle, language: language)) }
    if language != nil { choices.append(StudyChoice(principle: principle, difficulty: difficulty)) }
    return choices
  }
}
