import CaseStudyModel

/// Prints the diagnostics of a run and decides its exit status.
struct DiagnosticPrinter: Sendable {
  /// The number of diagnostics to print for people; tools always get all.
  static let limit = 50

  private var format: any DiagnosticFormat
  private var isStrict: Bool
  private let texts: InterfaceTexts

  /// Takes the command line's format, by default text, and the console's language.
  init(_ invocation: Invocation, explanations: [DiagnosticExplanation]) {
    texts = invocation.console.language.texts
    let formats: [any DiagnosticFormat] = [
      TextDiagnosticFormat(
        verbosity: invocation.console.verbosity, isColored: invocation.console.isColored,
        isStrict: invocation.arguments.has(.strict),
        limit: invocation.arguments.has(.allDiagnostics) ? .max : Self.limit, texts: texts),
      JSONDiagnosticFormat(), SARIFDiagnosticFormat(explanations: explanations.map(texts.translated)),
      GitHubDiagnosticFormat(), GitLabDiagnosticFormat(),
    ]
    let name = invocation.arguments.value(of: .diagnosticFormat)
    format = formats.first { $0.name == name } ?? formats[0]
    isStrict = invocation.arguments.has(.strict)
  }

  /// Prints sorted, unique diagnostics and returns the exit status.
  /// - Throws: `OutputError` if some are lost.
  func print(_ diagnostics: [Diagnostic], in sources: DiagnosticSources) throws(OutputError) -> ExitStatus {
    try printed(diagnostics, in: sources).write()
  }

  /// Returns the output of `print(_:in:)`.
  func printed(_ diagnostics: [Diagnostic], in sources: DiagnosticSources) -> PrintedDiagnostics {
    let sorted = Set(diagnostics).sorted()
    // If a folder can't be resolved, paths from the working folder are the best available.
    let sources = format.isForHosts ? (try? sources.namedFromRepository()) ?? sources : sources
    return PrintedDiagnostics(
      text: format.text(for: sorted.map(texts.translated), in: sources), stream: format.stream,
      status: DiagnosticCounts(sorted).status(isStrict: isStrict))
  }
}

/// The diagnostics of a run as text, with the exit status.
struct PrintedDiagnostics: Sendable, Equatable {
  var text: String
  var stream: Terminal.Stream
  var status: ExitStatus

  /// Writes the text and returns the exit status.
  /// - Throws: `OutputError` if some of the text is lost.
  func write() throws(OutputError) -> ExitStatus {
    try Terminal.write(text, to: stream)
    return status
  }
}
