import CaseStudyModel

extension MarkdownWalker {
  /// Reports a block's first character that compilers reject, with a fix for all such characters.
  mutating func reportPastedCode(of fence: Outline.Fence) {
    let language = fence.info.prefix { $0.isLetter || "+#-".contains($0) }.lowercased()
    let findings =
      language == "diff"
      ? PastedCode.findings(inDiff: fence.code, ofFileNamedIn: fence.info)
      : PastedCode.findings(in: fence.code, language: language)
    let ranges = findings.map { finding in
      let line = fence.codeLine + finding.line
      let range = SourceRange(
        path: path, line: line, column: fence.codeColumn(onLine: line) + finding.offset,
        length: finding.shown.utf8.count)
      return (finding, range)
    }
    guard let (first, range) = ranges.first else { return reportMargin(of: fence, language) }
    let isSpace = first.shown.allSatisfy(\.isWhitespace)
    outline.diagnostics.report(
      "PastedCode", .warning,
      isSpace
        ? "Code must have an ordinary space here, not a no-break space"
        : "Code must have '\(first.meant)' here, not '\(first.shown)'",
      at: range, explanation: "Web pages and word processors replace such characters; no compiler reads them",
      fixes: ranges.count > InputLimits.mostReplacements || ranges.contains { fence.isChanged(line: $1.start.line) }
        ? [] : [Fix("write what a compiler reads", ranges.map { .init($1, with: $0.meant) }, isSafe: false)])
  }

  /// Reports prompts or line numbers at the beginning of all lines of a block, copied from a program's display.
  private mutating func reportMargin(of fence: Outline.Fence, _ language: String) {
    guard let margin = PastedCode.margin(of: fence.code, language: language) else { return }
    let places = margin.widths.prefix(InputLimits.mostReplacements + 1).map { number, width in
      let line = fence.codeLine + number
      return SourceRange(path: path, line: line, column: fence.codeColumn(onLine: line), length: width)
    }
    outline.diagnostics.report(
      "PastedCode", .warning,
      margin.isNumbers
        ? "Lines of code must not begin with their numbers" : "Lines of code must not begin with a prompt",
      at: places[0], explanation: "No compiler reads them",
      fixes: places.count > InputLimits.mostReplacements || places.contains { fence.isChanged(line: $0.start.line) }
        ? []
        : [
          Fix(
            margin.isNumbers ? "remove the numbers" : "remove the prompts", places.map { .init($0, with: "") },
            isSafe: false)
        ])
  }
}
