import CaseStudyModel

/// How much code shows one side of a study under one principle.
struct SideSize: Sendable, Equatable {
  var files: Int
  var lines: Int

  init(_ side: Side, of study: CaseStudy, under principle: Principle.ID) {
    let examples = study.examples.filter { $0.principles.contains(principle) }
    let indices = Set(examples.flatMap { side == .before ? $0.before : $0.after })
    let snippets = indices.map { study.article.snippets[$0] }.filter { $0.role == .source }
    files = Set(snippets.map(\.file)).count
    lines = snippets.reduce(0) { $0 + $1.lineCount }
  }
}
