import CaseStudyModel

/// The names of an article's blocks of code for screen readers, each unique among all pages that show the article: the
/// title of the block or, for one without a title, its number.
struct SnippetLabels: Sendable {
  private let labels: [String]

  init(of article: Article, writing snippets: SnippetWriter) {
    var counts: [String: Int] = [:]
    labels = article.snippets.indices.map { index in
      let title = snippets.title(of: article.snippets[index])
      if title.isEmpty { return snippets.texts.text("snippet.label", ["number": .integer(index + 1)]) }
      counts[title, default: 0] += 1
      return counts[title] == 1 ? title : "\(title) (\(counts[title, default: 0]))"
    }
  }

  /// The name of a block.
  subscript(index: Int) -> String { labels[index] }
}
