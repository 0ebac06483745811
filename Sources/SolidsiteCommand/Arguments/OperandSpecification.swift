/// A place in a command line that is no option: what it stands for, and how many there may be.
struct OperandSpecification: Sendable, Equatable {
  enum Completion: Sendable, Equatable {
    case files
    case folders
    case words([String])
    case nothing
  }

  /// How the help calls it, in capitals.
  var placeholder: String
  var isRequired: Bool
  var isRepeated: Bool
  var help: String
  /// The completions that a shell offers for it.
  var completion: Completion

  init(
    _ placeholder: String, isRequired: Bool = false, isRepeated: Bool = false, _ help: String,
    completion: Completion = .nothing
  ) {
    self.placeholder = placeholder
    self.isRequired = isRequired
    self.isRepeated = isRepeated
    self.help = help
    self.completion = completion
  }

  /// The operand as the usage line shows it: `[FILE…]`.
  var synopsis: String {
    let name = placeholder + (isRepeated ? "…" : "")
    return isRequired ? name : "[\(name)]"
  }
}
