/// From where a declaration can be used.
public enum AccessLevel: String, Sendable, Codable, CaseIterable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  /// Whether code of other files can use the declaration.
  public var isVisibleInOtherFiles: Bool { self != .private && self != .fileprivate }
}
