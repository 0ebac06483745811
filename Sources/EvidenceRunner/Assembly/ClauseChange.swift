/// A change of a contract's clauses that shows what their own code hides.
enum ClauseChange: Sendable, Hashable {
  /// The place of a call among those of a clause.
  enum Place: Sendable, Hashable {
    case first, last
  }

  /// Other literals.
  case literals(ReplacedLiterals.Way)
  /// Values without their common preparation.
  case unprepared
  /// Answers that are computed twice.
  case askedTwice
  /// Answers that are also computed between the calls before them.
  case askedBetween
  /// A call that comes after the first question instead of before it.
  case callsMoved
  /// A call that is made twice in a row.
  case callsRepeated(Place)
  /// Answers that must be the same after a call as before it.
  case answersKept
  /// A closure that calls the value to which it was passed.
  case calledBack
  /// The same answers, with the errors that the clauses catch.
  case errorsNoted
  /// A closure that may run only once.
  case calledOnce
  /// Asynchronous clauses in a cancelled task.
  case cancelled
  /// The content of what clauses ask, with their own input or another one.
  case answersNoted(NotedAnswers.Input)
  /// The same code, whose clauses all get the value that the first one made.
  case oneValue

  /// All changes that show a difference between conformers.
  /// - Parameters:
  ///   - enums: the names of the cases of each enum that a clause may use.
  ///   - requirements: the parameters of the contract's requirements.
  static func all(enums: [[String]], requirements: OtherInput.Requirements = [:]) -> [ClauseChange] {
    let most = min(enums.map(\.count).max() ?? 0, furthestCase + 1)
    let shifts = (1..<max(most, 1)).map { NotedAnswers.Input.otherCases(CaseShift(enums: enums, distance: $0)) }
    let others = OtherInput.all(for: requirements).map(NotedAnswers.Input.other)
    let calls: [NotedAnswers.Input] = [.callsRepeated, .callsMixed, .conformerLetGo]
    let inputs = [.written, .sameObjects] + calls + shifts + others
    var changes: [ClauseChange] = [
      .unprepared, .askedTwice, .askedBetween, .callsMoved, .callsRepeated(.first), .callsRepeated(.last), .answersKept,
      .calledBack, .errorsNoted, .oneValue, .calledOnce, .cancelled,
    ]
    changes += inputs.map(answersNoted)
    changes += ReplacedLiterals.Way.allCases.map(literals)
    return changes
  }

  /// The furthest case that replaces another one, because each distance takes a run.
  private static let furthestCase = 3

  /// Whether conformers that trap are counted: a question may need the calls that come after it.
  var countsTraps: Bool {
    switch self {
    case .literals(let way): way.countsTraps
    case .askedBetween, .callsMoved, .callsRepeated, .answersKept, .cancelled, .answersNoted: false
    case .unprepared, .askedTwice, .calledBack, .calledOnce, .errorsNoted, .oneValue: true
    }
  }

  /// Whether all clauses get one value of a conformer.
  var keepsValue: Bool {
    if case .oneValue = self { true } else { false }
  }

  /// Whether clauses note their answers to another input.
  var changesInput: Bool {
    if case .answersNoted(let input) = self { input != .written } else { false }
  }

  /// Returns the changed code of a contract; `nil` if there is nothing to change.
  func changed(_ code: String) -> String? {
    switch self {
    case .literals(let way): ReplacedLiterals(way: way).replaced(code)
    case .unprepared: CommonPreparation.removed(from: code)
    case .askedTwice: RepeatedAnswers.repeated(in: code)
    case .askedBetween: OrderOfCalls.askingBetween(in: code)
    case .callsMoved: OrderOfCalls.movingCalls(in: code)
    case .callsRepeated(let place): OrderOfCalls.repeatingCalls(place, in: code)
    case .answersKept: OrderOfCalls.keepingAnswers(in: code)
    case .calledBack: OrderOfCalls.callingBack(in: code)
    case .errorsNoted: NotedErrors.noting(in: code)
    case .calledOnce: CallersOfClauses.callingOnce(in: code)
    case .cancelled: CallersOfClauses.cancelling(in: code)
    case .answersNoted(let input): NotedAnswers(input: input).noted(code)
    case .oneValue: code
    }
  }
}
