import CaseStudyModel
import SiteBuilder

/// A study must not show the instructions that `solidsite new` wrote into it.
struct StarterText: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A study must not show the instructions that 'solidsite new' wrote into it",
      text: "A new study has a sentence in each section that says what belongs there. Readers must not see it.",
      example: """
        Say who asks and why.                             is the instruction
        The depot wants a fee for buses from May.         says it
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    guard site.configuration.isConfigured else { return [] }
    return site.studies.map(\.article).compactMap { article in
      let left = Self.instructions(in: article)
      guard let first = left.first else { return nil }
      // A study that hasn't been edited yet may be built too.
      let isNew = left.count == StarterFiles.instructions.count
      return Diagnostic(
        id, isNew ? .information : .warning,
        "Instruction '\(first.sentence)' must be replaced with your own text"
          + (left.count > 1 ? ", and so must \(left.count - 1) more" : ""),
        at: first.place)
    }
  }

  /// Returns the instructions that an article shows, each with the heading above it.
  private static func instructions(in article: Article) -> [(sentence: String, place: SourceRange)] {
    var place = article.place(line: 1)
    let summaryLine = article.frontMatter.lines["summary"] ?? 1
    var found = StarterFiles.instructions.filter { $0 == article.summary }
      .map { ($0, article.place(line: summaryLine)) }
    for segment in article.body {
      switch segment {
      case .headingStart(let index): place = article.place(line: article.headings[index].line)
      case .html(let html):
        // An author may have wrapped the lines.
        let text = String(decoding: html.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
        found += StarterFiles.instructions.filter(text.hasBytes).map { ($0, place) }
      default: break
      }
    }
    return found
  }
}
