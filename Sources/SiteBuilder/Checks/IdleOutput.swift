import CaseStudyModel

/// An output block must follow the program that prints it.
public struct IdleOutput: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "An output block must follow a program, to be compared with what it prints",
      text: """
        A block with the word 'usage' is a program of its side. Output that follows no program is shown as it is, and \
        nothing checks it. Give other listings the language 'text'.
        """,
      example: """
        ```swift usage
        print(1 + 1)
        ```
        ```output
        2
        ```
        """)
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    // Other documents may show any output.
    guard site.configuration.isConfigured else { return [] }
    return site.studies.map(\.article).flatMap { article in
      let snippets = article.snippets
      return snippets.indices.filter { index in
        snippets[index].role == .output && (index == 0 || ![.usage, .output].contains(snippets[index - 1].role))
      }.map { index in
        Diagnostic(
          id, .information, "An output block must follow a program, to be compared with what it prints",
          at: SourceRange(
            path: article.source, line: snippets[index].line, column: snippets[index].indentation + 1),
          solutions: ["add the word 'usage' to the block above", "write 'text' in place of 'output'"])
      }
    }
  }
}
