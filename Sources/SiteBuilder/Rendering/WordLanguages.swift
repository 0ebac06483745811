/// The languages of the two kinds of words on a page whose interface and text are in different languages.
struct WordLanguages: Sendable, Equatable {
  /// The language of the interface, as a BCP 47 tag.
  let interface: String
  /// The language of the author's text.
  let text: String

  /// - Returns: `nil` if both kinds of words are in one language, so that no element needs to name it.
  init?(interface: String, text: String?) {
    guard let text, text != interface else { return nil }
    self.interface = interface
    self.text = text
  }
}

extension [UInt8] {
  /// Appends the attribute that names the language of an element's words, unless they are in the page's language.
  mutating func append(language: String?) {
    if let language { append(attribute: "lang", language) }
  }
}
