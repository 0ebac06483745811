import CaseStudyModel

/// A way to print diagnostics, for a person or for a tool.
protocol DiagnosticFormat: Sendable {
  /// The name by which `--format` knows it.
  var name: String { get }
  /// Where it is printed, so that a tool reads nothing else.
  var stream: Terminal.Stream { get }

  /// Returns the text for diagnostics that are in their order already, and in the language of their site.
  func text(for diagnostics: [Diagnostic], in sources: DiagnosticSources) -> String
}
