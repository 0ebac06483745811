/// A value that templates can output, test and iterate over.
///
/// The false values in sections are `null`, `false`, empty lists, and empty text or markup; all others are true,
/// including zero.
public enum TemplateValue: Sendable, Equatable {
  /// A defined value without content; its members are null too.
  case null

  /// A condition, written as `true` or `false`.
  case bool(Bool)

  /// A whole number.
  case integer(Int)

  /// A floating-point number, written with the fewest digits that identify it.
  case number(Double)

  /// Plain text, escaped by `{{name}}`.
  case text(String)

  /// Safe markup as UTF-8, which `{{name}}` writes unchanged.
  case html([UInt8])

  /// A list, which sections iterate over.
  case list([TemplateValue])

  /// An object with named members.
  case object([String: TemplateValue])
}

extension TemplateValue {
  /// Whether sections of this value are skipped and inverted sections are rendered.
  var isFalse: Bool {
    switch self {
    case .null: true
    case .bool(let condition): !condition
    case .text(let text): text.isEmpty
    case .html(let markup): markup.isEmpty
    case .list(let elements): elements.isEmpty
    case .integer, .number, .object: false
    }
  }
}
