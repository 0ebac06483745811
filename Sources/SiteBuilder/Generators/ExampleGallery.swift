import CaseStudyModel
import Mustache

/// The examples of one principle from all studies, for the principle's page.
struct ExampleGallery: Sendable {
  let principle: Principle.ID
  let context: PageContext

  /// The number of lines of code after which the remaining studies are left out.
  private static let lineLimit = 1500

  /// The maximum number of lines of a first example that is open.
  private static let openLimit = 120

  /// Returns the examples in the order of the studies.
  func views(of studies: [CaseStudy]) -> [ExampleView] {
    var shownLines = 0
    var entries: [ExampleView] = []
    for study in studies {
      let examples = study.examples.filter { $0.principles.contains(principle) }.map { shown($0, of: study.article) }
      let lines = Set(examples.flatMap { $0.before + $0.after })
        .reduce(0) { $0 + study.article.snippets[$1].lineCount }
      if lines == 0 { continue }
      if shownLines > Self.lineLimit { break }
      shownLines += lines
      entries.append(
        ExampleView(
          title: study.article.title, language: study.article.language(otherThanOf: context),
          url: context.url(for: study, under: principle),
          isOpen: entries.isEmpty && lines <= Self.openLimit,
          size: context.texts.text("count.lines", ["count": .integer(lines)]),
          code: context.rendered { out in
            for (index, example) in examples.prefix(1).enumerated() { write(example, index, of: study, into: &out) }
          },
          moreLabel: context.texts.text("principle.example.more", ["count": .integer(examples.count - 1)]),
          more: context.rendered { out in
            for (index, example) in examples.enumerated().dropFirst() { write(example, index, of: study, into: &out) }
          }))
    }
    return entries
  }

  private func write(_ example: Example, _ number: Int, of study: CaseStudy, into out: inout [UInt8]) {
    if out.exceedsPageLimit { return }
    let sides = [example.before, example.after]
    let isSingle = sides.contains(where: \.isEmpty)
    out.append(html: isSingle ? "<div class=\"sides single\">" : "<div class=\"sides\">")
    for side in sides where !side.isEmpty {
      out.append(html: "<div class=\"side\">")
      for index in side {
        let snippet = study.article.snippets[index]
        let label = context.texts.text(
          number == 0 ? "principle.example.label" : "principle.example.furtherLabel",
          [
            "study": .text(study.article.title), "snippet": .text(context.snippets.title(of: snippet)),
            "line": .integer(snippet.codeLine), "number": .integer(number + 1),
          ])
        context.snippets.write(snippet, label: label, into: &out)
      }
      out.append(html: "</div>")
    }
    out.append(html: "</div>\n")
  }

  /// Returns an example with only the code that it shows: the final code of each side, without drafts.
  private func shown(_ example: Example, of article: Article) -> Example {
    let replaced = article.replacedSnippets(among: example.before + example.after)
    let isShown = { (index: Int) in
      article.snippets[index].role == .source && !article.snippets[index].isHidden && !replaced.contains(index)
    }
    return Example(
      principles: example.principles, before: example.before.filter(isShown), after: example.after.filter(isShown))
  }
}
