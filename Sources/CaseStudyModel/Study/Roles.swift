/// Which files of a study are policy, detail and composition root.
public struct Roles: Sendable, Equatable {
  public var policy: [String]
  public var detail: [String]
  public var root: [String]

  public init(policy: [String] = [], detail: [String] = [], root: [String] = []) {
    self.policy = policy
    self.detail = detail
    self.root = root
  }
}
