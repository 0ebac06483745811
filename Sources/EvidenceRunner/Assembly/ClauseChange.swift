import CaseStudyModel

/// A change of a contract's clauses that shows what their own code hides.
enum ClauseChange: Sendable {
  /// Other literals.
  case literals(ReplacedLiterals.Way)
  /// Values without their common preparation.
  case unprepared
  /// Answers that are computed twice.
  case askedTwice

  /// Whether conformers that trap are counted.
  var countsTraps: Bool {
    if case .literals(let way) = self { way.countsTraps } else { true }
  }

  /// Returns the changed code of a contract; `nil` if there is nothing to change.
  func changed(_ code: String, in language: Language?) -> String? {
    switch self {
    case .literals(let way): ReplacedLiterals(way: way, language: language).replaced(code)
    case .unprepared: CommonPreparation.removed(from: code, in: language)
    case .askedTwice: RepeatedAnswers.repeated(in: code, of: language)
    }
  }
}
