/// A value that templates show, test and iterate over.
///
/// False in a section are `null`, `false`, an empty list, and empty text or markup; everything else is true, zero
/// included.
public enum TemplateValue: Sendable, Equatable {
  /// A defined value with nothing in it; each of its members is null too.
  case null

  /// A condition, written as `true` or `false`.
  case bool(Bool)

  /// A whole number.
  case integer(Int)

  /// A number with a fraction, written with the fewest digits that tell it from its neighbours.
  case number(Double)

  /// Plain text, escaped by `{{name}}`.
  case text(String)

  /// Markup as UTF-8 that is already safe, so that `{{name}}` writes it as it is.
  case html([UInt8])

  /// Values that a section repeats its content for.
  case list([TemplateValue])

  /// Values by name.
  case object([String: TemplateValue])
}

extension TemplateValue {
  /// Whether a section of this value is skipped and an inverted section is shown.
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
