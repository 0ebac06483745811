import CaseStudyModel

/// One change request as it was met on one side: the files it changes.
public struct RequestMeasure: Sendable, Equatable {
  /// What the request is called, such as the name of its branch.
  public var name: String
  /// The revision that the changes are counted from; `nil` where they were never in a repository.
  public var forkPoint: String?
  /// The revision with the changes; `nil` where they were never in a repository.
  public var tip: String?
  /// The source files that differ between the two.
  public var changes: [FileChange]

  /// A request by what it changes.
  public init(name: String, forkPoint: String? = nil, tip: String? = nil, changes: [FileChange]) {
    self.name = name
    self.forkPoint = forkPoint
    self.tip = tip
    self.changes = changes
  }

  /// What the request costs.
  public var tally: LineCost { LineCost(of: changes) }
}
