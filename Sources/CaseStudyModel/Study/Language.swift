/// A programming language by its canonical lower-case name, such as `swift` or `csharp`.
public struct Language: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let swift = Language(rawValue: "swift")
  public static let diff = Language(rawValue: "diff")
}
