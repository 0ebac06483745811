/// A place that asks a value for its type.
public struct CastSite: Sendable, Hashable, Codable {
  /// How a value is asked for its type.
  public enum Form: String, Sendable, Codable, CaseIterable {
    /// `is T`
    case test = "is"
    /// `as? T`, and `as T` in a pattern
    case conditional = "as?"
    /// The form that traps where the value is of another type, written with an exclamation mark.
    case forced = "as\u{21}"
  }

  /// The line, counted from 1.
  public var line: Int
  public var form: Form
  public var type: TypeReference

  public init(line: Int, form: Form, type: TypeReference) {
    self.line = line
    self.form = form
    self.type = type
  }
}
