/// A programming language, identified by its canonical lowercase name, such as `swift` or `csharp`.
public struct Language: RawRepresentable, Hashable, Sendable {
  /// The canonical name.
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Swift.
  public static let swift = Language(rawValue: "swift")
  /// Patches.
  public static let diff = Language(rawValue: "diff")
}
