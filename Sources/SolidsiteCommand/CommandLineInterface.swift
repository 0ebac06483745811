import CaseStudyModel
import ChangeLedger
import EvidenceRunner
import PreviewServer
import SiteBuilder
import SiteStorage
import Subprocesses
import SystemFiles

/// The command line: finds and runs a subcommand, and turns errors into messages and exit statuses.
struct CommandLineInterface: Sendable {
  var commands: [any Subcommand]
  /// Returns the texts of the site that a command line is about.
  var texts: @Sendable (Arguments) -> InterfaceTexts = { _ in InterfaceTexts() }

  /// Runs the command with the words after the program's name.
  func run(_ words: [String]) async -> ExitStatus {
    var console = Console()
    do {
      guard let name = words.first else {
        try? Terminal.write(help, to: .error)
        return .wrongUsage
      }
      switch name {
      case "--help", "-h":
        try console.output(help)
        return .success
      case "--version":
        try console.output("solidsite \(version)\n")
        return .success
      case "help":
        let topic = words.dropFirst().first { !["--help", "-h"].contains($0) }
        try console.output(try topic.map { try subcommand(named: $0).specification.help } ?? help)
        return .success
      default: break
      }
      let command = try subcommand(named: name)
      let arguments = try Arguments(
        Array(words.dropFirst()), for: command.specification, among: commands.map(\.specification))
      console = Console(arguments) { [texts] in texts(arguments) }
      if arguments.has(.help) {
        try console.output(command.specification.help)
        return .success
      }
      return try await command.run(Invocation(arguments: arguments, console: console))
    } catch let error as UsageError {
      // Like help, it is English.
      console.language.texts = InterfaceTexts()
      console.fail(Message(verbatim: error.message))
      let command = error.command.map { " \($0)" } ?? ""
      Terminal.say("See 'solidsite\(command) --help'\n")
      return .wrongUsage
    } catch let error as OutputError {
      // A closed pipe ends the process silently by SIGPIPE, as it ends other programs.
      if error.isUnwanted { Interruption.endWithoutReader() }
      console.fail(error.message)
      return .couldNotRun
    } catch {
      console.fail(Self.message(for: error))
      return .couldNotRun
    }
  }
}

extension CommandLineInterface {
  /// Closes standard output and returns the exit status, which is a failure if output or a message was lost.
  func status(afterClosingOutput status: ExitStatus) -> ExitStatus {
    do throws(OutputError) {
      try Terminal.closeOutput()
      if let loss = Terminal.loss { throw loss }
      return status
    } catch {
      Console().fail(error.message)
      return .couldNotRun
    }
  }

  private func subcommand(named name: String) throws(UsageError) -> any Subcommand {
    if let command = commands.first(where: { $0.specification.name == name }) { return command }
    let hint = nearest(to: name).map { "; did you mean '\($0)'?" }
    if Self.isOption(name) {
      throw UsageError(
        "Unknown option '\(name)'" + (hint ?? "; options go after the command, as in 'solidsite build --strict'"))
    }
    throw UsageError("Unknown command '\(name)'" + (hint ?? ""))
  }

  /// The names that other programs use for these commands.
  private static let otherNames = [
    "add": "new", "compile": "build", "create": "new", "deploy": "build", "dev": "serve", "fix": "check",
    "generate": "build", "lint": "check", "preview": "serve", "publish": "build", "run": "verify", "start": "serve",
    "test": "verify", "validate": "check", "version": "--version", "watch": "serve", "-V": "--version",
  ]

  /// Returns the command or option that a wrong name most likely means.
  private func nearest(to name: String) -> String? {
    if let other = Self.otherNames[name] { return other }
    guard Self.isOption(name) else { return nearestName(to: name, among: commands.map(\.specification.name)) }
    let word = name.drop(while: Self.isHyphen)
    return nearestName(to: word.count > 1 ? "--" + word : name, among: ["--help", "--version"])
  }

  private static func isOption(_ word: String) -> Bool { word.first.map(isHyphen) ?? false }

  /// Returns whether a character is a hyphen or a dash that a word processor writes in place of two.
  private static func isHyphen(_ character: Character) -> Bool { "-–—−".contains(character) }

  private var help: String {
    let rows = commands.map { ($0.specification.name, $0.specification.summary) }
    let statuses = ExitStatus.meanings.map { (String($0.status.rawValue), $0.meaning) }
    return """
      solidsite: \(ManualPage.purpose)

      Usage: solidsite COMMAND [options]

      Commands:
      \(HelpTable.lines(rows).joined(separator: "\n"))

      'solidsite COMMAND --help' describes a command; 'solidsite --version' prints the version.

      Exit status:
      \(HelpTable.lines(statuses).joined(separator: "\n"))

      """
  }

  /// Describes an error of the environment.
  static func message(for error: any Error) -> Message {
    switch error {
    case let error as CommandFailure: error.message
    case let error as SystemError: error.message
    case let error as SubprocessError: error.message
    case let error as GitFailure: message(for: error)
    case let error as VerificationFailure: message(for: error)
    case PublishingError.system(let error): error.message
    case let error as PublishingError: error.message
    case let error as PreviewServerError: error.message
    case let error as ExecutionError: error.message
    case let error as ContentSourceError: message(for: error)
    default: Message(verbatim: String(describing: error))
    }
  }

  private static func message(for failure: GitFailure) -> Message {
    switch failure {
    case .unstartable(let error): error.message
    case .unusableTemporaryFolder(let error): error.message
    default: failure.message
    }
  }

  private static func message(for failure: VerificationFailure) -> Message {
    switch failure {
    case .system(let error): error.message
    case .git(let failure): message(for: failure)
    case .execution(let error): error.message
    case .unreadable(let reason): Message(verbatim: reason)
    }
  }

  private static func message(for error: ContentSourceError) -> Message {
    switch error.reason {
    case .missing: "There is no file or folder '\(error.path)'"
    case .outside: "'\(error.path)' is outside the site's folder"
    case .hidden, .invalidName, .special, .notFolder: error.summary
    case .tooLarge(let limit): "'\(error.path)' is larger than \(limit >> 20) MB"
    case .unreadable(let reason): "Can't read '\(error.path)': \(reason)"
    }
  }
}
