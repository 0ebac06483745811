/// The number of mutated designs that a measure noticed, and of neutral changes that moved it.
public struct MutationResult: Sendable, Equatable, Codable {
  /// The principle of the measure.
  public var principle: Principle.ID
  /// The key of the measure.
  public var measure: String
  /// The designs that were made worse.
  public var mutants: Int
  /// The mutants on which the measure got worse.
  public var noticed: Int
  /// The changes that keep the design, such as renames.
  public var neutral: Int
  /// The neutral changes on which the measure moved.
  public var moved: Int
  /// The mutants on which the measure didn't get worse; `nil` in a file of an earlier version.
  public var unnoticed: [ReportedMutant]?
  /// The neutral changes that moved the measure; `nil` in a file of an earlier version.
  public var movers: [ReportedMutant]?

  public init(
    principle: Principle.ID, measure: String, mutants: Int, noticed: Int, neutral: Int, moved: Int,
    unnoticed: [ReportedMutant]? = nil, movers: [ReportedMutant]? = nil
  ) {
    self.principle = principle
    self.measure = measure
    self.mutants = mutants
    self.noticed = noticed
    self.neutral = neutral
    self.moved = moved
    self.unnoticed = unnoticed
    self.movers = movers
  }
}

/// One mutant of a study's after side.
public struct ReportedMutant: Sendable, Hashable, Codable {
  /// The study's slug.
  public var study: String
  /// The key of the mutation.
  public var mutation: String
  /// The changed declaration.
  public var subject: String

  public init(study: String, mutation: String, subject: String) {
    self.study = study
    self.mutation = mutation
    self.subject = subject
  }
}
