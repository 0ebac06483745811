import CaseStudyModel
import SourceTrees

extension SourceTree {
  /// Returns the files in the order of their first blocks, each as one snippet with the lines that its blocks stress.
  func shownFiles(of article: Article) -> [Snippet] {
    blocks.compactMap { file in
      guard let first = file.snippets.first else { return nil }
      var shown = article.snippets[first]
      shown.code = files[file.path]?.text ?? ""
      // The last line of an included file may have no line feed, and a page shows code byte for byte.
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
