/// `solidsite man`: prints the manual page.
struct ManCommand: Subcommand {
  /// All other commands.
  var commands: [CommandSpecification]

  var specification: CommandSpecification {
    CommandSpecification(
      "man", "print the manual page",
      discussion: """
        read it:    solidsite man | man -l -
        install it: solidsite man > a folder of the MANPATH, as man1/solidsite.1
        """)
  }

  func run(_ invocation: Invocation) throws -> ExitStatus {
    try invocation.console.output(ManualPage(commands: commands + [specification]).text)
    return .success
  }
}
