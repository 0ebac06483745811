/// What a file is for, as dependency inversion tells files apart.
public enum FileRole: String, Sendable, Codable, CaseIterable {
  /// Rules that should hold whatever the details are.
  case policy
  /// A way of doing things that policy shouldn't know.
  case detail
  /// The place where details are handed to policy.
  case root
}
