/// `solidsite man`: prints the manual page.
struct ManCommand: Subcommand {
  /// All other commands.
  var commands: [CommandSpecification]

  var specification: CommandSpecification {
    CommandSpecification(
      "man", "print the manual page",
      discussion: """
        read it:    solidsite man | man -l -
        install it: solidsite man > FOLDER/man1/solidsite.1, with a FOLDER on the MANPATH
        """)
  }

  func run(_ invocation: Invocation) throws -> ExitStatus {
    try invocation.console.output(ManualPage(commands: commands + [specification]).text)
    return .success
  }
}
