/// The name, arguments and purpose of a command; help, parsing and completions are generated from it.
struct CommandSpecification: Sendable, Equatable {
  var name: String
  /// The purpose, as a phrase without a full stop.
  var summary: String
  /// Further help; may have several lines.
  var discussion: String
  var operands: [OperandSpecification]
  /// Those of this command, then those of all commands.
  var options: [OptionSpecification]

  init(
    _ name: String, _ summary: String, discussion: String = "", operands: [OperandSpecification] = [],
    options: [OptionSpecification] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options + OptionSpecification.common
  }

  func option(named name: String) -> OptionSpecification? {
    options.first { $0.name == name }
  }

  func option(lettered letter: Character) -> OptionSpecification? {
    options.first { $0.letter == letter }
  }

  /// The text that `--help` prints.
  var help: String {
    var lines = ["solidsite \(name): \(summary)", "", "Usage: solidsite \(usage)"]
    if !discussion.isEmpty { lines += ["", discussion] }
    if !operands.isEmpty { lines += ["", "Arguments:"] + HelpTable.lines(operands.map { ($0.placeholder, $0.help) }) }
    lines += ["", "Options:"] + HelpTable.lines(options.map { ($0.synopsis, $0.purpose) })
    return lines.joined(separator: "\n") + "\n"
  }

  /// The command with its operands: `build [options] [PATH]`.
  var usage: String {
    ([name, "[options]"] + operands.map(\.synopsis)).joined(separator: " ")
  }
}
