import CaseStudyModel

extension Article {
  /// The summary below a page's title; `nil` if the first paragraph has the same words.
  var lede: String? {
    guard let summary = frontMatter.summary, Self.words(of: summary) != Self.words(of: firstParagraph) else {
      return nil
    }
    return summary
  }

  /// The text of the first paragraph, up to its first link or image.
  private var firstParagraph: String {
    for segment in body {
      guard case .html(let text) = segment, text.hasPrefix("<p>"), let end = text.firstBytes(of: "</p>") else {
        continue
      }
      var plain = ""
      var isTag = false
      for character in text[..<end.lowerBound] {
        if character == "<" { isTag = true }
        if !isTag { plain.append(character) }
        if character == ">" { isTag = false }
      }
      return plain
    }
    return ""
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetterOrNumber }
  }
}
