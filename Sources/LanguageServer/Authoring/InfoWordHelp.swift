import CaseStudyModel

/// The meaning of a word of an info string.
struct InfoWordHelp: Sendable {
  /// The word; one that takes a value ends with an equals sign.
  var word: String
  var meaning: Message

  /// Returns the help for a word as written, with its value.
  static func help(for word: String) -> InfoWordHelp? {
    all.first { $0.word == word || ($0.word.hasSuffix("=") && word.hasPrefix($0.word)) }
  }

  /// The words, in the order of their use.
  static let all: [InfoWordHelp] = [
    InfoWordHelp(word: "before", meaning: "The code is on the before side."),
    InfoWordHelp(word: "after", meaning: "The code is on the after side."),
    InfoWordHelp(word: "neutral", meaning: "The code is on neither side, or on both."),
    InfoWordHelp(word: "usage", meaning: "A program on its side; it must print the text of the output fence below it."),
    InfoWordHelp(
      word: "test", meaning: "Behaviour that both sides must have; in a change request, its acceptance test."),
    InfoWordHelp(word: "driver", meaning: "Functions that tests call to reach a side."),
    InfoWordHelp(word: "fake", meaning: "Replaces a detail when the policy is compiled without it."),
    InfoWordHelp(word: "hidden", meaning: "Compiled, and collapsed on the page."),
    InfoWordHelp(word: "replace", meaning: "Starts the file over, so that a study can show it in stages."),
    InfoWordHelp(word: "ignore", meaning: "Shown, but never compiled."),
    InfoWordHelp(word: "contract=", meaning: "The clauses that each conformer of the protocol must keep."),
    InfoWordHelp(word: "conformers=", meaning: "The types that must keep the contract of the protocol."),
    InfoWordHelp(word: "fails=", meaning: "The code must not compile, and the error must contain the text."),
    InfoWordHelp(word: "src=", meaning: "Takes the code from a file of the site, or from a region of it."),
  ]
}
