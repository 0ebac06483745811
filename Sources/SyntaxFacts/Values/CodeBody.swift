/// What a piece of executable code reaches for.
public struct CodeBody: Sendable, Equatable, Codable {
  public var shape: BodyShape
  public var accesses: [Access]
  /// The types that are written down in the code.
  public var mentions: [TypeMention]
  public var switches: [SwitchSite]
  public var casts: [CastSite]
  /// Whether `self` is used as a whole (`switch self`, `other(self)`), and not just one of its members.
  public var usesWholeSelf: Bool

  public init(
    shape: BodyShape = .other, accesses: [Access] = [], mentions: [TypeMention] = [], switches: [SwitchSite] = [],
    casts: [CastSite] = [], usesWholeSelf: Bool = false
  ) {
    self.shape = shape
    self.accesses = accesses
    self.mentions = mentions
    self.switches = switches
    self.casts = casts
    self.usesWholeSelf = usesWholeSelf
  }
}
