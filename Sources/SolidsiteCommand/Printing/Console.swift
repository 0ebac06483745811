import CaseStudyModel
import Synchronization

/// Prints results to standard output and messages to standard error.
struct Console: Sendable {
  /// The amount of messages.
  enum Verbosity: Sendable {
    case quiet
    case normal
    case verbose

    /// Returns whether diagnostics of a severity are printed.
    func shows(_ severity: Severity) -> Bool {
      switch self {
      case .quiet: severity == .error
      case .normal: severity >= .warning
      case .verbose: true
      }
    }
  }

  var verbosity: Verbosity
  /// Whether messages are coloured.
  var isColored: Bool
  /// The language of messages.
  let language: MessageLanguage

  /// Creates a console from `--color`, `--quiet`, `--verbose` and the environment.
  /// - Parameter texts: returns the texts for messages that are printed before the command has read a site.
  init(_ arguments: Arguments? = nil, texts: @escaping @Sendable () -> InterfaceTexts = { InterfaceTexts() }) {
    language = MessageLanguage(until: texts)
    let isQuiet = arguments?.has(.quiet) ?? false
    verbosity = isQuiet ? .quiet : arguments?.has(.verbose) ?? false ? .verbose : .normal
    let color = OptionSpecification.common.first { $0.name == "color" }.flatMap { arguments?.value(of: $0) }
    isColored =
      switch color {
      case "always": true
      case "never": false
      default:
        Terminal.isScreen(.error) && Terminal.variable("NO_COLOR") == nil && Terminal.variable("TERM") != "dumb"
      }
  }

  /// Prints a result.
  /// - Throws: `OutputError` if some of it is lost.
  func output(_ text: String) throws(OutputError) { try Terminal.write(text, to: .output) }

  /// Prints a patch. It is exact, except on a terminal, where a file's control characters could do harm.
  /// - Throws: `OutputError` if some of it is lost.
  func output(patch: String) throws(OutputError) {
    try output(Terminal.isScreen(.output) ? patch.harmlessLines : patch)
  }

  /// Prints a message, unless `--quiet`.
  func say(_ line: Message) { Terminal.say(text(of: line)) }

  /// Prints an essential message of a command that runs until Control-C, unless `--quiet`.
  /// - Throws: `OutputError` if it is lost, except when the reader has closed the pipe.
  func announce(_ line: Message) throws(OutputError) {
    do throws(OutputError) {
      try Terminal.write(text(of: line), to: .error)
    } catch {
      if !error.isUnwanted { throw error }
    }
  }

  /// Returns the text that `say` prints.
  func text(of line: Message) -> String { verbosity == .quiet ? "" : shown(line) + "\n" }

  /// Prints a message if `--verbose`.
  func sayInDetail(_ line: Message) {
    if verbosity == .verbose { Terminal.say(shown(line) + "\n") }
  }

  /// Replaces the progress line on a terminal.
  func showProgress(_ line: Message) {
    guard isWatched else { return }
    // A line that wraps couldn't be cleared as a whole.
    let width = max(Terminal.width(.error) - 1, 1)
    try? Terminal.write("\r\u{1B}[K" + shown(line).prefix(columns: width), to: .error)
  }

  /// Clears the progress line.
  func clearProgress() {
    if isWatched { try? Terminal.write("\r\u{1B}[K", to: .error) }
  }

  private var isWatched: Bool {
    verbosity != .quiet && Terminal.isScreen(.error) && Terminal.variable("TERM") != "dumb"
  }

  /// Returns a message whose names can't control a terminal. They come from untrusted files and repositories, and a CI
  /// host could execute text after a line feed in a name.
  private func shown(_ message: Message) -> String {
    language.texts.translation(of: message.replacingNames(by: \.harmless))
  }

  /// Prints the error that ends the command.
  func fail(_ message: Message) {
    let label = language.texts.translation(of: "error") + ":"
    let styled = isColored ? "\u{1B}[1;31m\(label)\u{1B}[0m" : label
    Terminal.say("solidsite: \(styled) \(shown(message))\n")
  }
}

/// The language of a command's messages: that of the site, once the command has read it.
actor MessageLanguage {
  private let current = Mutex<InterfaceTexts?>(nil)
  private let provisional: @Sendable () -> InterfaceTexts

  /// - Parameter provisional: returns the texts of messages before that; called for the first one, because most
  ///   commands print none.
  init(until provisional: @escaping @Sendable () -> InterfaceTexts) { self.provisional = provisional }

  /// The texts of the language.
  nonisolated var texts: InterfaceTexts {
    get {
      if let known = current.withLock({ $0 }) { return known }
      let found = provisional()
      return current.withLock { current in
        let texts = current ?? found
        current = texts
        return texts
      }
    }
    set { current.withLock { $0 = newValue } }
  }
}
