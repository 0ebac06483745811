import CaseStudyModel

/// The files of one side of a study, as its fences make them up.
struct SideTree: Sendable, Equatable {
  /// The files in the order of their first fences, each as one snippet.
  private(set) var files: [Snippet] = []
  /// The indices of the snippets that the files were joined from, ascending.
  private(set) var parts: [Int] = []

  /// Joins the fences of one side by their file names; a fence that starts its file over takes the place of the earlier ones.
  ///
  /// Only source that the reader is to see is taken: programs, tests, stand-ins and code that is wrong on purpose stay
  /// where they are in the text.
  /// - Parameter includingHidden: whether files count that are compiled and folded away, which are there all the same.
  init(_ side: Side, of article: Article, includingHidden: Bool = false) {
    var places: [String: Int] = [:]
    // Counted as the files grow: to count all lines of a file for each of its fences would be slow.
    var lineCounts: [Int] = []
    for (index, snippet) in article.snippets.enumerated()
    where Self.holds(snippet, side) && (includingHidden || !snippet.isHidden) {
      parts.append(index)
      let name = snippet.file ?? ""
      guard let place = places[name] else {
        places[name] = files.count
        files.append(snippet)
        lineCounts.append(snippet.lineCount)
        continue
      }
      if snippet.isReplacing {
        files[place] = snippet
        lineCounts[place] = snippet.lineCount
      } else {
        let shift = lineCounts[place] + 1
        let endsLine = (files[place].code.utf8.last ?? UInt8(ascii: "\n")) == UInt8(ascii: "\n")
        lineCounts[place] += (endsLine ? 1 : 0) + snippet.lineCount
        files[place].code += "\n" + snippet.code
        files[place].stressedLines += snippet.stressedLines.map { $0.lowerBound + shift...$0.upperBound + shift }
      }
    }
  }

  private static func holds(_ snippet: Snippet, _ side: Side) -> Bool {
    snippet.side == side && snippet.role == .source && !snippet.isIgnored
      && snippet.expectedFailure == nil
  }
}
