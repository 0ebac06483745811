import CaseStudyModel

extension Article {
  /// An estimate of how long a reader takes for the prose, in minutes at 230 words each; reading code varies too much.
  var readingMinutes: Int {
    max(1, (wordCount + 115) / 230)
  }

  /// Returns the number of lines of code that the article shows, as a text; empty where it shows none.
  func codeSizeText(in texts: InterfaceTexts) -> String {
    let lines = snippets.lazy.filter { !$0.isHidden && $0.role != .output }.reduce(0) { $0 + $1.lineCount }
    return lines == 0 ? "" : texts.text("study.codeSize", ["count": .integer(lines)])
  }

  /// Returns the difficulty as a text; empty where the author doesn't give one.
  func difficultyText(in texts: InterfaceTexts) -> String {
    frontMatter.difficulty.map { texts.text("study.difficulty.\($0.rawValue)") } ?? ""
  }

  /// Returns the article's language where it isn't that of the page that links to it.
  func language(otherThanOf context: PageContext) -> String? {
    frontMatter.language.flatMap { $0 == context.site.configuration.language ? nil : $0 }
  }
}
