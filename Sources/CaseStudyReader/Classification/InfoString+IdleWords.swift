import CaseStudyModel

/// The words of info strings that do nothing on the blocks that have them.
extension InfoString {
  /// Whether the compiler may be expected to reject the block: it is code, but not a program, a test or a change.
  var mayFail: Bool { role == .source && language != .diff }

  /// Whether the block can start a file over.
  private var mayReplace: Bool { [.source, .fake].contains(role) && language != .diff }

  /// Returns the faults of words that have no meaning on this kind of block.
  /// - Parameter words: the words of the info string.
  func idleWords(among words: [String]) -> [Fault] {
    var faults: [Fault] = []
    if isReplacing, !mayReplace { faults.append(idle("replace")) }
    if language == .diff, role != .source,
      let word = words.first(where: { $0 == role.rawValue || $0.hasPrefix(role.rawValue + "=") })
    {
      faults.append(idle(contractName == nil ? role.rawValue : role.rawValue + "=", in: word))
    }
    // The output of a program is always compared.
    if isIgnored, role == .output { faults.append(idle("ignore")) }
    if expectedFailure != nil, let word = words.first(where: { $0.hasPrefix("fails=") }) {
      if !mayFail {
        faults.append(idle("fails=", in: word))
      } else if isIgnored {
        faults.append(Fault(word: word, summary: "Word '\("fails=")' has no meaning on a block with '\("ignore")'"))
      }
    }
    return faults
  }

  private func idle(_ name: String, in word: String? = nil) -> Fault {
    Fault(
      word: word ?? name,
      summary: language == .diff
        ? "Word '\(name)' has no meaning on a diff"
        : "Word '\(name)' has no meaning on a block with '\(role.rawValue)'")
  }
}
