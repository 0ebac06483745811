import CaseStudyModel

/// A format of diagnostics, for people or for tools.
protocol DiagnosticFormat: Sendable {
  /// The format's name for `--format`.
  var name: String { get }
  /// The stream to print to; formats for tools use standard output, which then contains nothing else.
  var stream: Terminal.Stream { get }
  /// Whether the text is for a code host, which resolves paths from the top of the repository.
  var isForHosts: Bool { get }

  /// Returns the text for diagnostics that are already sorted, and in the language of their site.
  func text(for diagnostics: [Diagnostic], in sources: DiagnosticSources) -> String
}

extension DiagnosticFormat {
  var isForHosts: Bool { false }
}
