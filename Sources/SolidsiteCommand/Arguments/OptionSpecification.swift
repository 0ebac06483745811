/// An option of a command: its names, value and purpose.
struct OptionSpecification: Sendable, Equatable {
  /// The kind of an option.
  enum Kind: Sendable, Equatable {
    /// An option without a value.
    case flag
    /// An option with a value, which the help names by a placeholder; it must be one of the choices, if any.
    case value(placeholder: String, choices: [String] = [])
  }

  /// The name without its hyphens.
  var name: String
  /// The short name of one letter.
  var letter: Character?
  var kind: Kind
  /// Whether the value may be several words, separated by commas.
  var isList: Bool
  /// Whether the option can be given several times, and each value counts.
  var isRepeatable: Bool
  /// The purpose, as a phrase without a full stop.
  var purpose: String

  init(
    _ name: String, letter: Character? = nil, taking kind: Kind = .flag, isList: Bool = false,
    isRepeatable: Bool = false, _ purpose: String
  ) {
    self.name = name
    self.letter = letter
    self.kind = kind
    self.isList = isList
    self.isRepeatable = isRepeatable
    self.purpose = purpose + (isRepeatable ? "; can be given several times" : "")
  }

  /// The name after two hyphens, and the letter after one, if there is one.
  var names: [String] { ["--" + name] + (letter.map { ["-\($0)"] } ?? []) }

  /// The option in the help: `-q, --quiet`, `--output DIR`.
  var synopsis: String {
    let names = letter.map { "-\($0), --\(name)" } ?? "--\(name)"
    switch kind {
    case .flag: return names
    case .value(let placeholder, let choices):
      return names + " " + (choices.isEmpty ? placeholder : choices.joined(separator: "|"))
    }
  }
}
