extension PartRegistry {
  /// All commands in the order of the help.
  var commands: [any Subcommand] {
    let commands: [any Subcommand] = [
      InitCommand(texts: texts(in:)), NewCommand(), BuildCommand(parts: self), ServeCommand(parts: self),
      CheckCommand(parts: self), VerifyCommand(parts: self), InspectCommand(parts: self), LSPCommand(parts: self),
      AdoptCommand(parts: self), LedgerCommand(), SchemaCommand(),
      ExplainCommand(explanations: explanations, texts: textsOfWorkingFolder),
    ]
    let specifications = commands.map(\.specification)
    let completions = CompletionsCommand(commands: specifications + [ManCommand(commands: []).specification])
    return commands + [completions, ManCommand(commands: specifications + [completions.specification])]
  }
}
