import CaseStudyModel
import PreviewServer

/// Prints a line for each change of a preview, and its new diagnostics.
struct PreviewPrinting: Sendable {
  private let console: Console
  private var format: TextDiagnosticFormat
  private let sources: DiagnosticSources
  /// The diagnostics of the previous build.
  private var printed: Set<Diagnostic> = []
  /// The reason why the last build failed.
  private var failure: Message?

  init(_ console: Console, _ sources: DiagnosticSources) {
    self.console = console
    self.sources = sources
    format = TextDiagnosticFormat(
      verbosity: console.verbosity, isColored: console.isColored, texts: console.language.texts)
  }

  /// Switches to the language of a site, whose settings may have changed.
  mutating func use(_ texts: InterfaceTexts) {
    console.language.texts = texts
    format.texts = texts
  }

  /// Prints the new diagnostics, or a line if none are left.
  mutating func print(_ diagnostics: [Diagnostic]) {
    let now = Set(diagnostics)
    let new = now.subtracting(printed).sorted()
    let counts = DiagnosticCounts(now)
    if !new.isEmpty {
      Terminal.say(format.text(for: new.map(format.texts.translated), in: sources))
      let all = now.count == new.count ? nil : counts.text
      if let all { console.say("Total: \(all)") }
    } else if counts.text == nil, !printed.isEmpty {
      console.say("All problems are fixed")
    }
    printed = now
  }

  /// Prints the report of a rebuild.
  mutating func print(_ report: RebuildReport) {
    failure = nil
    console.say(report.text)
  }

  /// Prints that the whole site has been read.
  func printReadingEnded(_ pages: Int, after duration: Duration) {
    console.say("All studies have been read (\(pages) pages, \(duration.milliseconds) ms)")
  }

  /// Prints the error of a build, once; the last good site stays.
  mutating func fail(_ error: any Error) {
    let message = CommandLineInterface.message(for: error)
    if message != failure { console.fail(message) }
    failure = message
  }

  /// Returns the error of a build for the overlay.
  func problem(_ error: any Error) -> PreviewProblem {
    PreviewProblem(summary: format.texts.translation(of: CommandLineInterface.message(for: error)))
  }
}
