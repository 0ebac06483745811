import CaseStudyModel
import SourceTrees

extension SourceTree {
  /// Returns the files in the order of their first blocks, each as one snippet with its blocks' highlighted lines.
  func shownFiles(of article: Article) -> [Snippet] {
    blocks.compactMap { file in
      guard let first = file.snippets.first else { return nil }
      var shown = article.snippets[first]
      shown.code = files[file.path]?.text ?? ""
      // Code is shown byte for byte, and an included file may end without a line feed.
      let end = article.snippets[file.snippets.last ?? first].code.utf8.last
      if let end, end != UInt8(ascii: "\n") { shown.code.unicodeScalars.removeLast() }
      shown.stressedLines = []
      var lineCount = 0
      for block in file.snippets.lazy.map({ article.snippets[$0] }) {
        shown.stressedLines += block.stressedLines.map { $0.lowerBound + lineCount...$0.upperBound + lineCount }
        lineCount += block.lineCount
      }
      return shown
    }
  }
}
