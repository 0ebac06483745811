extension SharingCard {
  /// The card without emoji in its texts.
  var withoutEmoji: SharingCard {
    var card = self
    card.site = site.withoutEmoji
    card.title = title.withoutEmoji
    card.principles = principles.withoutEmoji
    card.acronyms = acronyms.withoutEmoji
    card.summary = summary.withoutEmoji
    for index in figures.indices {
      card.figures[index].heading = figures[index].heading.withoutEmoji
      card.figures[index].text = figures[index].text.withoutEmoji
    }
    return card
  }
}

extension String {
  fileprivate var withoutEmoji: String {
    if allSatisfy(\.isASCII) { return self }
    let kept = compactMap { character -> Character? in
      if !character.isEmoji { return character }
      // A digit in a key's picture is part of the text.
      return character.unicodeScalars.first.flatMap { $0.isASCII ? Character($0) : nil }
    }
    return String(kept).split(separator: " ").joined(separator: " ")
  }
}

extension Character {
  /// Whether it is shown as a picture in colour, such as a flag or a face.
  package var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation || first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}")
  }
}
