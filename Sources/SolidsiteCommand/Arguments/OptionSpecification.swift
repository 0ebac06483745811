/// An option of a command: how it is written, what it takes and what it is for.
struct OptionSpecification: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case flag
    /// Takes a value, called by the placeholder in the help; where there are choices, it is one of them.
    case value(placeholder: String, choices: [String] = [])
  }

  /// The name without its hyphens.
  var name: String
  /// The short name of one letter.
  var letter: Character?
  var kind: Kind
  /// The purpose, as a phrase without a full stop.
  var purpose: String

  init(_ name: String, letter: Character? = nil, taking kind: Kind = .flag, _ purpose: String) {
    self.name = name
    self.letter = letter
    self.kind = kind
    self.purpose = purpose
  }

  /// The option as the help shows it: `-q, --quiet`, `--output DIR`.
  var synopsis: String {
    let names = letter.map { "-\($0), --\(name)" } ?? "--\(name)"
    switch kind {
    case .flag: return names
    case .value(let placeholder, let choices):
      return names + " " + (choices.isEmpty ? placeholder : choices.joined(separator: "|"))
    }
  }
}
