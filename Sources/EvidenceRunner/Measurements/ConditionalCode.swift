import CaseStudyModel
import CodeStructure
import SourceTrees

/// The code that the compiler may leave out: code between `#if` and `#endif`, except imports.
///
/// A run on this machine shows nothing about code for other systems or settings, so a verdict is at best "partly" if a
/// side has any.
struct ConditionalCode: Sendable {
  /// Returns the paths of the files with such code, in order.
  func files(in tree: SourceTree) -> [String] {
    guard tree.layout.language == .swift else { return [] }
    return tree.paths.filter { tree.files[$0].map(hasConditionalCode) == true }
  }

  private func hasConditionalCode(_ file: AssembledFile) -> Bool {
    // Comment lines and lines inside multi-line literals aren't directives.
    let code = Set(CodeTokens(file.text, in: .swift).lines)
    var depth = 0
    for (index, line) in file.lines.enumerated() where code.contains(index + 1) {
      let words = line.text.split(whereSeparator: \.isWhitespace)
      let first = words.first ?? ""
      if first.hasPrefix("#if") {
        depth += 1
      } else if first.hasPrefix("#endif") {
        depth -= 1
      } else if depth > 0, !first.hasPrefix("#else"), !words.contains("import") || line.text.contains(";") {
        return true
      }
    }
    return false
  }
}
