/// The files of a study that are policy, detail and composition root.
public struct Roles: Sendable, Equatable {
  /// The paths of files with business rules.
  public var policy: [String]
  /// The paths of files with technical details.
  public var detail: [String]
  /// The paths of files that create and connect objects.
  public var root: [String]

  public init(policy: [String] = [], detail: [String] = [], root: [String] = []) {
    self.policy = policy
    self.detail = detail
    self.root = root
  }
}
