import SystemFiles

/// `solidsite completions`: prints a script that completes commands and options in a shell.
struct CompletionsCommand: Subcommand {
  /// All other commands.
  var commands: [CommandSpecification]

  var specification: CommandSpecification {
    CommandSpecification(
      "completions", "print a script that completes solidsite's commands in a shell",
      discussion: """
        bash: solidsite completions bash > ~/.local/share/bash-completion/completions/solidsite
        zsh:  solidsite completions zsh > FOLDER/_solidsite, with a FOLDER on the $fpath
        fish: solidsite completions fish > ~/.config/fish/completions/solidsite.fish
        """,
      operands: [
        OperandSpecification(
          "SHELL", isRequired: true, "bash, zsh or fish", completion: .words(Self.shells.map(\.name)))
      ])
  }

  private static let shells: [any CompletionScript] = [BashCompletions(), ZshCompletions(), FishCompletions()]

  func run(_ invocation: Invocation) throws -> ExitStatus {
    let name = invocation.arguments.operands[0]
    // $SHELL is a path.
    guard let shell = Self.shells.first(where: { $0.name == FilePath.name(of: name).lowercased() }) else {
      throw UsageError("Shell '\(name)' isn't known; use bash, zsh or fish", command: "completions")
    }
    let commands = commands + [specification]
    try invocation.console.output(shell.script(for: commands + [Self.help(with: commands)]))
    return .success
  }

  /// Returns the specification of `help`, which isn't a `Subcommand`, so that shells complete it.
  private static func help(with commands: [CommandSpecification]) -> CommandSpecification {
    CommandSpecification(
      "help", "describe a command",
      operands: [OperandSpecification("COMMAND", "a command", completion: .words(commands.map(\.name)))])
  }
}

/// A generator of completions for one shell.
protocol CompletionScript: Sendable {
  /// The shell's name.
  var name: String { get }

  /// Returns a script that the shell loads.
  func script(for commands: [CommandSpecification]) -> String
}
