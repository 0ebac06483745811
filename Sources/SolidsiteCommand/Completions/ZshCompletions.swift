import CaseStudyModel

/// Completions for zsh.
struct ZshCompletions: CompletionScript {
  var name: String { "zsh" }

  func script(for commands: [CommandSpecification]) -> String {
    let names = commands.map { "    " + "\(escaped($0.name)):\($0.summary)".shellQuoted }.joined(separator: "\n")
    return """
      #compdef solidsite
      _solidsite() {
        local -a commands
        commands=(
      \(names)
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          _arguments '--help[print help]' '--version[print the version]'
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(commands.map(branch).joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "_solidsite" ]; then _solidsite "$@"; else compdef _solidsite solidsite; fi

      """
  }

  private func branch(_ command: CommandSpecification) -> String {
    let arguments = command.options.flatMap(option) + command.operands.map(operand)
    return "    \(command.name)) _arguments \(arguments.joined(separator: " ")) ;;"
  }

  private func option(_ option: OptionSpecification) -> [String] {
    let help = "[\(escaped(option.purpose))]"
    // After one name of an option, the other isn't offered either.
    let prefix = option.isRepeatable ? "*" : option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
    switch option.kind {
    case .flag: return option.names.map { (prefix + $0 + help).shellQuoted }
    case .value(let placeholder, let choices):
      let files = ["DIR": "_files -/", "FILE": "_files"][placeholder] ?? ""
      let action = choices.isEmpty ? files : "(\(choices.joined(separator: " ")))"
      // A letter takes its value in the same word or in the next one.
      return option.names.map { name in
        let mark = name.hasPrefix("--") ? "=" : "+"
        return "\(prefix)\(name)\(mark)\(help):\(placeholder):\(action)".shellQuoted
      }
    }
  }

  private func operand(_ operand: OperandSpecification) -> String {
    let action =
      switch operand.completion {
      case .files: "_files"
      case .folders: "_files -/"
      case .words(let words): "(\(words.joined(separator: " ")))"
      case .nothing: ""
      }
    let count = (operand.isRepeated ? "*" : "") + (operand.isRequired ? "" : ":")
    return "\(count):\(operand.placeholder):\(action)".shellQuoted
  }

  /// Escapes the characters that `_arguments` and `_describe` interpret.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
  }
}
