/// A member with the place it was found at.
public struct PlacedMember: Sendable, Equatable {
  /// The full name of the type that has the member; nil outside of all types.
  public var owner: String?
  public var file: String
  public var isInExtension: Bool
  public var member: Member
  /// What the extension around it asks of generic parameters and associated types.
  public var constraints: [GenericParameter]

  public init(
    owner: String?, file: String, isInExtension: Bool = false, member: Member, constraints: [GenericParameter] = []
  ) {
    self.owner = owner
    self.file = file
    self.isInExtension = isInExtension
    self.member = member
    self.constraints = constraints
  }
}
