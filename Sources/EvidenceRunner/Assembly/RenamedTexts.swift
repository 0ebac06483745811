import CaseStudyModel
import CodeStructure

/// The code of a contract with other text literals in its clauses: equal ones stay equal, and different ones different.
///
/// A clause that promises nothing about what a text contains holds for these as well. They are longer, and begin and
/// end in the same way, so that a conformer which looks only at a part of a text mistakes them for each other.
struct RenamedTexts: Sendable {
  private static let (start, end) = ("Another name of ", " in the renamed clauses")

  var language: Language?

  /// Returns the code with its literals renamed, except the names of clauses, those with escapes or interpolations, and
  /// empty ones; `nil` if there is none to rename.
  func renamed(_ code: String) -> String? {
    let tokens = CodeTokens(code, in: language).texts
    let starts = ContractProgram.clauseStarts(in: tokens)
    guard let first = starts.first else { return nil }
    let names = Set(starts.map { $0 + 2 })
    var (text, rest, isRenamed) = ("", code[...], false)
    for (index, token) in tokens.enumerated() {
      guard let place = rest.firstRange(of: token) else { return nil }
      text += rest[..<place.lowerBound]
      rest = rest[place.upperBound...]
      let isText = token.count > 2 && token.first == "\"" && !token.hasPrefix("\"\"") && !token.contains("\\")
      if isText, index > first, !names.contains(index) {
        text += "\"\(Self.start)\(token.dropFirst().dropLast())\(Self.end)\""
        isRenamed = true
      } else {
        text += token
      }
    }
    return isRenamed ? text + rest : nil
  }
}
