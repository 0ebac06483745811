/// An operand of a command: its name, its meaning, and how often it may occur.
struct OperandSpecification: Sendable, Equatable {
  /// The completions that a shell offers.
  enum Completion: Sendable, Equatable {
    case files
    case folders
    case words([String])
    case nothing
  }

  /// The name in the help, in capitals.
  var placeholder: String
  var isRequired: Bool
  var isRepeated: Bool
  /// Whether it usually has several words, so that users may forget the quotation marks.
  var isPhrase: Bool
  var help: String
  /// The completions of the operand.
  var completion: Completion

  init(
    _ placeholder: String, isRequired: Bool = false, isRepeated: Bool = false, isPhrase: Bool = false,
    _ help: String, completion: Completion = .nothing
  ) {
    self.placeholder = placeholder
    self.isRequired = isRequired
    self.isRepeated = isRepeated
    self.isPhrase = isPhrase
    self.help = help
    self.completion = completion
  }

  /// The operand in the usage line: `[FILE…]`.
  var synopsis: String {
    let name = placeholder + (isRepeated ? "…" : "")
    return isRequired ? name : "[\(name)]"
  }
}
