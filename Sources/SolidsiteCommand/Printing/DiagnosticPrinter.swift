import CaseStudyModel

/// Prints the diagnostics of a run and decides its exit status.
struct DiagnosticPrinter: Sendable {
  private var format: any DiagnosticFormat
  private var isStrict: Bool

  /// Takes the format that the command line names, text where it names none.
  init(_ invocation: Invocation, explanations: [DiagnosticExplanation]) {
    let formats: [any DiagnosticFormat] = [
      TextDiagnosticFormat(verbosity: invocation.console.verbosity, isColored: invocation.console.isColored),
      JSONDiagnosticFormat(), SARIFDiagnosticFormat(explanations: explanations), GitHubDiagnosticFormat(),
    ]
    let name = invocation.arguments.value(of: .diagnosticFormat)
    format = formats.first { $0.name == name } ?? formats[0]
    isStrict = invocation.arguments.has(.strict)
  }

  /// Prints sorted, unique diagnostics and returns the exit status.
  /// - Throws: `LostOutput` if some are lost.
  func print(_ diagnostics: [Diagnostic], in sources: DiagnosticSources) throws(LostOutput) -> ExitStatus {
    let sorted = Set(diagnostics).sorted()
    try Terminal.write(format.text(for: sorted, in: sources), to: format.stream)
    return DiagnosticCounts(sorted).status(isStrict: isStrict)
  }
}
