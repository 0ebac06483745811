import CaseStudyModel
import CodeStructure

/// The code of a contract with other text literals in its clauses: equal ones stay equal, and different ones different.
///
/// A clause that promises nothing about the content of a text holds for these as well. They are longer, and all begin
/// and end alike, so a conformer that looks at only a part of a text mistakes them for each other.
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
    let bytes = Array(code.utf8)
    var (text, copied, isRenamed) = ("", 0, false)
    for (index, range) in CodeTokens.ranges(in: code, of: language).enumerated() where index > first {
      let token = tokens[index]
      let isText = token.count > 2 && token.first == "\"" && !token.hasPrefix("\"\"") && !token.contains("\\")
      guard isText, !names.contains(index) else { continue }
      text += String(decoding: bytes[copied..<range.lowerBound], as: UTF8.self)
      text += "\"\(Self.start)\(token.dropFirst().dropLast())\(Self.end)\""
      (copied, isRenamed) = (range.upperBound, true)
    }
    return isRenamed ? text + String(decoding: bytes[copied...], as: UTF8.self) : nil
  }
}
