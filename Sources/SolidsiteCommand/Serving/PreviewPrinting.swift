import CaseStudyModel
import PreviewServer

/// Prints a line for each change of a preview, and new diagnostics only.
struct PreviewPrinting: Sendable {
  private let console: Console
  private var format: TextDiagnosticFormat
  private let sources: DiagnosticSources
  /// The diagnostics of the previous build.
  private var told: Set<Diagnostic> = []
  /// Why the last build failed.
  private var failure: Message?

  init(_ console: Console, _ sources: DiagnosticSources) {
    self.console = console
    self.sources = sources
    format = TextDiagnosticFormat(
      verbosity: console.verbosity, isColored: console.isColored, texts: console.language.texts)
  }

  /// Goes on in the language of a site, whose settings may have changed.
  mutating func speak(_ texts: InterfaceTexts) {
    console.language.texts = texts
    format.texts = texts
  }

  /// Prints what is wrong now and wasn't before, or that nothing is any more.
  mutating func tell(_ diagnostics: [Diagnostic]) {
    let now = Set(diagnostics)
    let new = now.subtracting(told).sorted()
    let counts = DiagnosticCounts(now)
    if !new.isEmpty {
      try? Terminal.write(format.text(for: new.map(format.texts.translated), in: sources), to: .error)
      let all = now.count == new.count ? nil : counts.text
      if let all { console.say("In all: \(all)") }
    } else if counts.text == nil, !told.isEmpty {
      console.say("Nothing to complain about any more")
    }
    told = now
  }

  /// Prints what became of a change.
  mutating func say(_ report: RebuildReport) {
    failure = nil
    console.say(report.text)
  }

  /// Prints, once, why the site could not be built; the last one goes on to be shown.
  mutating func fail(_ error: any Error) {
    let message = CommandLineInterface.message(for: error)
    if message != failure { console.fail(message) }
    failure = message
  }

  /// Returns the same for the pages that are open.
  func problem(_ error: any Error) -> PreviewProblem {
    PreviewProblem(summary: format.texts.translation(of: CommandLineInterface.message(for: error)))
  }
}
