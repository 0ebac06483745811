/// The role of a file in dependency inversion.
public enum FileRole: String, Sendable, Codable, CaseIterable {
  /// Rules that should hold whatever the details are.
  case policy
  /// A way of doing things that policy shouldn't know.
  case detail
  /// The place where details are handed to policy.
  case root
}
