/// Completions for bash, 3.2 and later.
struct BashCompletions: CompletionScript {
  var name: String { "bash" }

  func script(for commands: [CommandSpecification]) -> String {
    """
    # bash completion for solidsite
    _solidsite() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) --help --version" -- "$word"))
        return
      fi
      case "${COMP_WORDS[1]}" in
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }
    complete -F _solidsite solidsite

    """
  }

  private func branch(_ command: CommandSpecification) -> String {
    var lines = ["    \(command.name))", "      case \"$before\" in"]
    for option in command.options {
      guard case .value(let placeholder, let choices) = option.kind else { continue }
      let names = ["--" + option.name, option.letter.map { "-\($0)" }].compactMap { $0 }.joined(separator: "|")
      lines.append("        \(names)) COMPREPLY=(\(values(placeholder, choices))); return ;;")
    }
    let options = command.options.map { "--" + $0.name }.joined(separator: " ")
    lines += [
      "      esac",
      "      case \"$word\" in",
      "        -*) COMPREPLY=($(compgen -W \"\(options)\" -- \"$word\")) ;;",
      "        *) COMPREPLY=(\(operands(command))) ;;",
      "      esac ;;",
    ]
    return lines.joined(separator: "\n")
  }

  private func values(_ placeholder: String, _ choices: [String]) -> String {
    if !choices.isEmpty { return "$(compgen -W \"\(choices.joined(separator: " "))\" -- \"$word\")" }
    switch placeholder {
    case "DIR": return "$(compgen -d -- \"$word\")"
    case "FILE": return "$(compgen -f -- \"$word\")"
    default: return ""
    }
  }

  private func operands(_ command: CommandSpecification) -> String {
    switch command.operands.last?.completion {
    case .files: "$(compgen -f -- \"$word\")"
    case .folders: "$(compgen -d -- \"$word\")"
    case .words(let words): "$(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\")"
    case .nothing, nil: ""
    }
  }
}
