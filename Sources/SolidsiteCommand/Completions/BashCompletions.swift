/// Completions for bash, 3.2 and later.
struct BashCompletions: CompletionScript {
  var name: String { "bash" }

  func script(for commands: [CommandSpecification]) -> String {
    """
    # bash completion for solidsite
    _solidsite() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
      COMPREPLY=()
      # Bash divides '--format=json' into three words.
      if [ "$word" = "=" ]; then word=""; elif [ "$before" = "=" ]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) --help --version" -- "$word"))
        return
      fi
      case "${COMP_WORDS[1]}" in
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }
    complete -o default -F _solidsite solidsite

    """
  }

  private func branch(_ command: CommandSpecification) -> String {
    var lines = ["    \(command.name))", "      case \"$before\" in"]
    for option in command.options {
      guard case .value(_, let choices) = option.kind else { continue }
      lines.append("        \(option.names.joined(separator: "|"))) COMPREPLY=(\(values(choices))); return ;;")
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

  /// Without choices, bash completes file names by its own rules.
  private func values(_ choices: [String]) -> String { choices.isEmpty ? "" : offered(choices) }

  private func operands(_ command: CommandSpecification) -> String {
    if case .words(let words) = command.operands.last?.completion { return offered(words) }
    return ""
  }

  private func offered(_ words: [String]) -> String {
    "$(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\")"
  }
}
