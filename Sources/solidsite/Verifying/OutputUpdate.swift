import CaseStudyModel

/// What writes the output that programs printed into the blocks that say what they print.
struct OutputUpdate {
  var study: CaseStudy

  /// The text of the study with the output of its programs, as they were run; `nil` where nothing differs.
  func updated(_ text: String, by evidence: Evidence) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let runs = [evidence.sides.before, evidence.sides.after].compactMap { $0 }.flatMap(\.runs)
    let snippets = study.article.snippets
    var isChanged = false
    // From the end, so that the lines before keep their numbers.
    for index in snippets.indices.reversed() where snippets[index].role == .usage && index + 1 < snippets.count {
      let output = snippets[index + 1]
      guard output.role == .output, output.include == nil,
        let run = runs.first(where: { $0.kind == .usage && $0.line == snippets[index].line && $0.outcome == .failed })
      else { continue }
      let margin = String(repeating: " ", count: output.indentation)
      var printed = run.output.split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }
      if printed.last?.allSatisfy(\.isWhitespace) == true { printed.removeLast() }
      let start = output.codeLine - 1
      lines.replaceSubrange(start..<(start + output.lineCount), with: printed)
      isChanged = true
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }
}
