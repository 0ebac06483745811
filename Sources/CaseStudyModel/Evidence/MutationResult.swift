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
  /// The neutral changes that made another measure of the principle worse; `nil` in a file of an earlier version.
  public var otherMovers: [ReportedMutant]?

  /// The number of mutants on which the measure or another one of the principle got worse; `nil` in a file of an
  /// earlier version, which doesn't say.
  public var noticedByAny: Int? {
    if otherMovers == nil { return nil }
    return mutants - (unnoticedByAny ?? []).count
  }

  /// The mutants that no measure of the principle noticed.
  public var unnoticedByAny: [ReportedMutant]? { unnoticed?.filter { $0.others == nil } }

  /// The neutral changes that moved the measure, or made another one of the principle worse.
  public var moversOfAny: [ReportedMutant]? {
    guard let movers else { return nil }
    return movers + (otherMovers ?? []).filter { !movers.contains($0) }
  }

  public init(
    principle: Principle.ID, measure: String, mutants: Int, noticed: Int, neutral: Int, moved: Int,
    unnoticed: [ReportedMutant]? = nil, movers: [ReportedMutant]? = nil, otherMovers: [ReportedMutant]? = nil
  ) {
    self.principle = principle
    self.measure = measure
    self.mutants = mutants
    self.noticed = noticed
    self.neutral = neutral
    self.moved = moved
    self.unnoticed = unnoticed
    self.movers = movers
    self.otherMovers = otherMovers
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
  /// The keys of the principle's other measures that got worse; `nil` if none did, or in a file of an earlier version.
  public var others: [String]?

  public init(study: String, mutation: String, subject: String, others: [String] = []) {
    self.study = study
    self.mutation = mutation
    self.subject = subject
    self.others = others.isEmpty ? nil : others
  }
}
