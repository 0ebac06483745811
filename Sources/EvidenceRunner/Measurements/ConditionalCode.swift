import CaseStudyModel
import CodeStructure
import SourceTrees

/// The code that the compiler may leave out: what is between `#if` and `#endif`, imports aside.
///
/// What runs here says nothing about the code for other systems or settings, so a verdict is at best "partly" where a
/// side has any.
struct ConditionalCode: Sendable {
  /// Returns the paths of the files with such code, in order.
  func files(in tree: SourceTree) -> [String] {
    guard tree.layout.language == .swift else { return [] }
    return tree.paths.filter { hasConditionalCode(tree.files[$0]?.text ?? "") }
  }

  private func hasConditionalCode(_ text: String) -> Bool {
    // Lines of comments and of longer texts begin no directive.
    let code = CodeTokens(text, in: .swift).codeLines
    var depth = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard code.contains(index + 1) else { continue }
      let words = line.split(whereSeparator: \.isWhitespace)
      switch words.first {
      case "#if": depth += 1
      case "#endif": depth -= 1
      case "#else", "#elseif": break
      default: if depth > 0, !words.contains("import") { return true }
      }
    }
    return false
  }
}
