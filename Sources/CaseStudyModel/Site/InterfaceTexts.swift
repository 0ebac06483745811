/// The texts of the interface in a site's language, by key.
public struct InterfaceTexts: Sendable {
  /// The language of the texts, as a BCP 47 tag.
  public let language: String
  private let texts: [String: InterfaceText]
  /// The translations of messages by their English formats.
  let messages: [String: InterfaceText]

  /// Creates texts from those of a catalogue.
  /// - Parameter messages: the translations of messages by their English formats.
  public init(
    language: String = "en", _ texts: [String: InterfaceText] = [:], messages: [String: InterfaceText] = [:]
  ) {
    self.language = language
    self.texts = texts
    self.messages = messages
  }

  /// The keys, sorted.
  public var keys: [String] { texts.keys.sorted() }

  /// Returns a text with all its forms.
  public subscript(key: String) -> InterfaceText? { texts[key] }

  /// Returns a text with its values filled in; the value `count` selects the plural form.
  ///
  /// A key without a text is returned as is; a placeholder without a value is kept.
  public func text(_ key: String, _ values: [String: PlaceholderValue] = [:]) -> String {
    guard let text = texts[key] else { return key }
    var category = PluralCategory.other
    if case .integer(let count) = values["count"] { category = .category(of: count, in: language) }
    let form = text[category]
    if values.isEmpty { return form }
    return TextPart.parts(of: form).reduce(into: "") { text, part in
      switch part {
      case .words(let words): text += words
      case .placeholder(let name): text += values[name]?.text ?? "{{\(name)}}"
      }
    }
  }
}

/// The value of a placeholder in a text.
public enum PlaceholderValue: Sendable, Equatable {
  case integer(Int)
  case text(String)

  fileprivate var text: String {
    switch self {
    case .integer(let number): String(number)
    case .text(let text): text
    }
  }
}

extension PlaceholderValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
  /// Creates a text.
  public init(stringLiteral text: String) { self = .text(text) }

  /// Creates a number.
  public init(integerLiteral number: Int) { self = .integer(number) }
}
