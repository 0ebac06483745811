import CaseStudyModel

extension ModuleSources {
  /// Puts the places in the study in front of a compiler's or a program's messages, in place of those in the files on disk.
  ///
  /// `main.swift:3:9: error: …` and, without a column, `Study/main.swift:3: expected …` become
  /// `Content/case-studies/x.md:318:9: error: …`; all other lines stay as they are.
  func located(_ text: String) -> String {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { located(line: String($0) ?? "") }.joined(separator: "\n")
  }

  private func located(line text: String) -> String {
    let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[1]) else { return text }
    let column = parts.count == 4 ? Int(parts[2]) : nil
    guard let range = position(line: line, column: column ?? 1, inFile: String(parts[0])) else { return text }
    let rest = column == nil ? parts[2...] : parts[3...]
    return (["\(range.path)", "\(range.start.line)", "\(range.start.column)"] + rest.map(String.init))
      .joined(separator: ":")
  }
}
