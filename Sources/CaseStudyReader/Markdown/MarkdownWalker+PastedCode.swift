import CaseStudyModel

extension MarkdownWalker {
  /// Reports the first character in a block that no compiler reads, with a fix for all of them.
  mutating func reportPastedCode(of fence: Outline.Fence) {
    let language = fence.info.prefix { $0.isLetter || "+#-".contains($0) }.lowercased()
    let ranges = PastedCode.findings(in: fence.code, language: language).map { finding in
      let line = fence.line + 1 + finding.line
      let start = fence.indentation + finding.offset + 1
      return (
        finding,
        SourceRange(
          path: path, start: SourcePosition(line: line, column: start),
          end: SourcePosition(line: line, column: start + finding.shown.utf8.count))
      )
    }
    guard let (first, range) = ranges.first else { return }
    let isSpace = first.shown.allSatisfy(\.isWhitespace)
    outline.diagnostics.append(
      Diagnostic(
        "PastedCode", .warning,
        isSpace
          ? "Code must have an ordinary space here, not a no-break space"
          : "Code must have '\(first.meant)' here, not '\(first.shown)'",
        at: range, explanation: "Web pages and word processors replace such characters; no compiler reads them",
        fixes: [
          Fix("write what a compiler reads", ranges.map { .init($1, with: $0.meant) }, isSafe: false)
        ]))
  }
}
