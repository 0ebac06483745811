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
      // Character references, such as "&amp;", aren't words.
      var plain = ""
      var skippedEnd: Character?
      for character in text[..<end.lowerBound] {
        if let last = skippedEnd {
          if character == last { skippedEnd = nil }
        } else if character == "<" {
          skippedEnd = ">"
        } else if character == "&" {
          skippedEnd = ";"
          plain.append(" ")
        } else {
          plain.append(character)
        }
      }
      return plain
    }
    return ""
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetterOrNumber }
  }
}
