import CaseStudyModel
import CodeStructure

/// The number of arithmetic operators in each group of files.
///
/// **Definition.** The operators `+`, `-`, `*`, `/` and `%` between two values, neither of which is a string. An
/// operator has moved if the policy's files on the after side have fewer, the side's other files have more, and the
/// fakes have some. The policy's test needs what the fakes compute; arithmetic that no fake repeats, as for a display,
/// isn't the policy's. If at least two operators and a third of the policy's have moved, its test passes with the rules
/// in another place.
///
/// **Source.** The definition is this project's own.
///
/// **Example.** `zones * price` and `price / zones`, two of five such operations, are computed in `App.swift` after,
/// and their results are passed to the policy; the fakes' driver computes them once more: 2 of 5.
struct MovedArithmetic: Sendable, Equatable {
  /// The number of operators in each group of files.
  var policy = 0
  var others = 0
  var fakes = 0

  /// Returns the reason for a limit; `nil` for none.
  static func phrase(from before: Self, to after: Self) -> EvidencePhrase? {
    let moved = min(before.policy - after.policy, after.others - before.others, after.fakes)
    guard moved > 1, moved * 3 >= before.policy else { return nil }
    return .text("movedArithmetic", ["count": .count(before.policy), "moved": .count(moved)])
  }

  /// Counts the operators in code.
  static func count(in code: String, of language: Language?) -> Int {
    CodeTokens.withInterpolations(code, in: language).reduce(0) { $0 + count(in: $1.texts) }
  }

  private static func count(in tokens: [String]) -> Int {
    tokens.indices.dropFirst().dropLast().count { index in
      let (former, next) = (tokens[index - 1], tokens[index + 1])
      guard ["+", "-", "*", "/", "%"].contains(tokens[index]), let last = former.last, let first = next.first else {
        return false
      }
      let follows = (last.isPartOfWord || ")]".contains(last)) && !keywords.contains(former)
      return follows && (first.isPartOfWord || "([.".contains(first))
    }
  }

  private static let keywords: Set = ["return", "in", "case", "else", "where", "import"]
}
