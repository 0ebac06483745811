/// Completions for fish.
struct FishCompletions: CompletionScript {
  var name: String { "fish" }

  func script(for commands: [CommandSpecification]) -> String {
    var lines = ["# fish completion for solidsite", "complete -c solidsite -f"]
    let isFirst = "-n __fish_use_subcommand"
    lines.append("complete -c solidsite \(isFirst) -l help -d 'print help'")
    lines.append("complete -c solidsite \(isFirst) -l version -d 'print the version'")
    for command in commands {
      lines.append("complete -c solidsite \(isFirst) -a \(command.name) -d \(quoted(command.summary))")
      let isChosen = "-n '__fish_seen_subcommand_from \(command.name)'"
      lines += command.options.map { "complete -c solidsite \(isChosen) \(option($0))" }
      lines += command.operands.compactMap(operand).map { "complete -c solidsite \(isChosen) \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func option(_ option: OptionSpecification) -> String {
    let names = "-l \(option.name)" + (option.letter.map { " -s \($0)" } ?? "")
    let values =
      switch option.kind {
      case .flag: ""
      case .value(_, let choices) where !choices.isEmpty: " -x -a \(quoted(choices.joined(separator: " ")))"
      case .value("DIR", _): " -x -a '(__fish_complete_directories)'"
      case .value("FILE", _): " -r -F"
      case .value: " -x"
      }
    return "\(names)\(values) -d \(quoted(option.purpose))"
  }

  private func operand(_ operand: OperandSpecification) -> String? {
    switch operand.completion {
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories)'"
    case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
    case .nothing: nil
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += "'\\".contains($1) ? "\\\($1)" : String($1) } + "'"
  }
}
