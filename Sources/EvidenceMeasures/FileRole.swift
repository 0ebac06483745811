/// The role of a file in dependency inversion.
public enum FileRole: String, Sendable, Codable, CaseIterable {
  /// Rules that should hold whatever the details are.
  case policy
  /// Technical code that policy shouldn't know.
  case detail
  /// The composition root, which passes details to policy.
  case root
}
