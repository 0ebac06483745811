import CaseStudyModel
import Mustache

/// The sentence below a page's title as templates show it.
enum LedeValue {
  /// Returns an article's summary; `null` where it is no more than the paragraph with which the article begins.
  static func value(of article: Article) -> TemplateValue {
    guard let summary = article.frontMatter.summary, words(of: summary) != words(of: firstParagraph(of: article)) else {
      return .null
    }
    return .text(summary)
  }

  /// Returns the text of the paragraph that begins the article, as far as it is without links and images.
  private static func firstParagraph(of article: Article) -> String {
    for segment in article.body {
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
    text.split { !$0.isLetter && !$0.isNumber }
  }
}
