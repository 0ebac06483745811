import CaseStudyModel

extension Article {
  /// The estimated reading time in minutes, at 230 words or 40 lines of shown code a minute.
  var readingMinutes: Int {
    max(1, Int((Double(wordCount) / 230 + Double(shownLineCount) / 40).rounded()))
  }

  /// Returns the number of lines of shown code as a text; empty for none.
  func codeSizeText(in texts: InterfaceTexts) -> String {
    shownLineCount == 0 ? "" : texts.text("study.codeSize", ["count": .integer(shownLineCount)])
  }

  /// The number of lines of shown code.
  private var shownLineCount: Int {
    snippets.lazy.filter { !$0.isHidden && $0.role != .output }.reduce(0) { $0 + $1.lineCount }
  }

  /// Returns the difficulty as a text; empty if it isn't set.
  func difficultyText(in texts: InterfaceTexts) -> String {
    frontMatter.difficulty.map { texts.text("study.difficulty.\($0.rawValue)") } ?? ""
  }

  /// Returns the article's language if it differs from the site's.
  func language(otherThanOf context: PageContext) -> String? {
    language.flatMap { $0 == context.site.configuration.language ? nil : $0 }
  }
}
