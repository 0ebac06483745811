/// A change to a contract's clauses that reveals differences which the original clauses hide.
///
/// To try another change, add it to `all`: it defines how the code changes, and how to interpret the results.
struct ClauseChange: Sendable {
  /// A way to interpret the results of changed clauses.
  enum Reading: Sendable, Equatable {
    /// The conformers that break a clause which another conformer keeps.
    case breaking(ContractRun.Finding)
    /// All conformers, if one breaks a clause that another keeps, because none of them is required to keep it.
    case differing(ContractRun.Finding)
    /// The conformers that break a clause which another conformer keeps, when all clauses run in one process.
    case breakingAfterOthers(ContractRun.Finding)
    /// The clauses that each conformer keeps without their common preparation.
    case unprepared
    /// The errors that the clauses catch.
    case errors
    /// The answers to the input as written.
    case writtenAnswers
    /// The answers to other input. Conformers that answer the original input alike should answer this alike too.
    case otherAnswers
  }

  /// The name that distinguishes it from the other changes.
  let name: String
  var reading: Reading
  /// Whether conformers that trap are counted. For example, a query may be valid only after calls that now come later.
  var countsTraps = true
  /// The way in which it replaces literals, which it can also do in some clauses only; `nil` for another change.
  var literals: ReplacedLiterals?
  /// Returns the changed code of a contract; `nil` if there is nothing to change.
  var changed: @Sendable (_ code: String) -> String?

  /// Whether all clauses get one value of a conformer.
  var keepsValue: Bool {
    if case .breakingAfterOthers = reading { true } else { false }
  }
}

extension ClauseChange: Hashable {
  static func == (one: ClauseChange, other: ClauseChange) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ClauseChange {
  /// All changes that show a difference between conformers.
  /// - Parameters:
  ///   - enums: the names of the cases of each enum that a clause may use.
  ///   - requirements: the parameters of the contract's requirements.
  static func all(enums: [[String]], requirements: OtherInput.Requirements = [:]) -> [ClauseChange] {
    [unprepared, askedTwice, askedBetween, callsMoved, firstCallRepeated, lastCallRepeated, answersKept]
      + [calledBack, calledOn, errorsNoted, oneValue, calledOnce, cancelled]
      + [answersNoted, objectsShared, callsMadeOften, callsMixed, conformerReleased]
      + CaseShift.all(of: enums).map { shift in
        otherAnswers("cases moved by \(shift.distance)", NotedAnswers.noting(replacing: shift.replacements))
      }
      + OtherInput.all(for: requirements).map { input in
        otherAnswers(input.name, NotedAnswers.noting(replacing: input.replacements))
      }
      + ReplacedLiterals.all.map { literals($0) }
  }

  /// Values without their common preparation.
  static let unprepared = ClauseChange(
    name: "unprepared", reading: .unprepared, changed: CommonPreparation.removed)
  /// Answers that are computed twice.
  static let askedTwice = ClauseChange(
    name: "asked twice", reading: .breaking(.changedByReading), changed: RepeatedAnswers.repeated)
  /// The same code, but all clauses get the value that the first one made.
  static let oneValue = ClauseChange(
    name: "one value", reading: .breakingAfterOthers(.changedByHistory), changed: { $0 })
  /// The errors that the clauses catch.
  static let errorsNoted = ClauseChange(name: "errors noted", reading: .errors, changed: NotedErrors.noting)

  /// Queries that also run between the calls before them.
  static let askedBetween = history("asked between", OrderOfCalls.askingBetween)
  /// A call that comes after the first question instead of before it.
  static let callsMoved = history("calls moved", OrderOfCalls.movingCalls)
  /// A call that is made twice in a row.
  static let firstCallRepeated = history("first call repeated", OrderOfCalls.repeatingFirstCall)
  static let lastCallRepeated = history("last call repeated", OrderOfCalls.repeatingLastCall)
  /// Answers that must be the same after a call as before it.
  static let answersKept = history("answers kept", OrderOfCalls.keepingAnswers)
  /// A closure that calls the value to which it was passed.
  static let calledBack = ClauseChange(
    name: "called back", reading: .differing(.changedByHistory), changed: OrderOfCalls.callingBack)
  /// A closure that makes the next call of the value to which it was passed.
  static let calledOn = ClauseChange(
    name: "called on", reading: .differing(.changedByHistory), countsTraps: false, changed: OrderOfCalls.callingOn)

  private static func history(_ name: String, _ changed: @escaping @Sendable (String) -> String?) -> ClauseChange {
    ClauseChange(name: name, reading: .breaking(.changedByHistory), countsTraps: false, changed: changed)
  }

  /// A closure that may run only once.
  static let calledOnce = ClauseChange(
    name: "called once", reading: .breaking(.changedByCallers), changed: CallersOfClauses.callingOnce)
  /// Asynchronous clauses in a cancelled task.
  static let cancelled = ClauseChange(
    name: "cancelled", reading: .breaking(.changedByCallers), countsTraps: false, changed: CallersOfClauses.cancelling)

  /// Other literals.
  /// - Parameter parts: the parts of the code that change, as in `ReplacedLiterals.replaced`; `nil` for all.
  static func literals(_ literals: ReplacedLiterals, in parts: Set<Int>? = nil) -> ClauseChange {
    let places = parts.map { " in \($0.sorted())" } ?? ""
    return ClauseChange(
      name: literals.name + places, reading: .breaking(literals.isUnusual ? .losingUnusualValues : .boundToLiterals),
      countsTraps: literals.countsTraps, literals: literals, changed: { literals.replaced($0, in: parts) })
  }

  /// The content of the answers to clauses' queries.
  static let answersNoted = ClauseChange(
    name: "answers noted", reading: .writtenAnswers, changed: NotedAnswers.noting())
  /// One object in place of two.
  static let objectsShared = otherAnswers(
    "objects shared", NotedAnswers.noting(replacing: NotedAnswers.sharedObjects))
  /// Calls that are made many times.
  static let callsMadeOften = otherAnswers("calls made often") { code in
    OrderOfCalls.makingCallsOften(in: code).flatMap(NotedAnswers.noting())
  }
  /// Calls of all clauses in other orders.
  static let callsMixed = otherAnswers("calls mixed", MixedCalls.mixed)
  /// Questions that are asked when the conformer is gone.
  static let conformerReleased = otherAnswers("conformer let go", NotedAnswers.releasingConformer)

  private static func otherAnswers(
    _ name: String, _ changed: @escaping @Sendable (String) -> String?
  ) -> ClauseChange {
    ClauseChange(name: name, reading: .otherAnswers, changed: changed)
  }
}
