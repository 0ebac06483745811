/// The name, arguments and purpose of a command, from which help, parsing and completions are derived.
struct CommandSpecification: Sendable, Equatable {
  /// The command's name.
  var name: String
  /// The purpose, as a phrase without a full stop.
  var summary: String
  /// Further help of several lines; may be empty.
  var discussion: String
  /// The operands in order.
  var operands: [OperandSpecification]
  /// The options of this command, then those of all commands.
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

  /// Returns the option with a long name.
  func option(named name: String) -> OptionSpecification? { options.first { $0.name == name } }

  /// Returns the option with a letter.
  func option(lettered letter: Character) -> OptionSpecification? {
    options.first { $0.letter == letter }
  }

  /// Returns whether a word is one of the options, such as `--strict`, `--output=site` or `-o`.
  func hasOption(writtenAs word: String) -> Bool {
    if word.hasPrefix("--") { return option(named: String(word.dropFirst(2).prefix { $0 != "=" })) != nil }
    guard word.count == 2, word.first == "-", let letter = word.last else { return false }
    return option(lettered: letter) != nil
  }

  /// The text that `--help` prints.
  var help: String {
    var lines = ["solidsite \(name): \(summary)", "", "Usage: solidsite \(usage)"]
    if !discussion.isEmpty { lines += ["", discussion] }
    if !operands.isEmpty { lines += ["", "Arguments:"] + HelpTable.lines(operands.map { ($0.placeholder, $0.help) }) }
    lines += ["", "Options:"] + HelpTable.lines(options.map { ($0.synopsis, $0.purpose) })
    return lines.joined(separator: "\n") + "\n"
  }

  /// The usage line without the program's name: `build [options] [PATH]`.
  var usage: String { ([name, "[options]"] + operands.map(\.synopsis)).joined(separator: " ") }
}
