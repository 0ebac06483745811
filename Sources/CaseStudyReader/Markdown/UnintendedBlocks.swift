import CaseStudyModel

/// Finds headings and code that are most likely unintended: headings without text, paragraphs that a line of hyphens
/// turns into headings, and prose that is indented like code.
struct UnintendedBlocks {
  /// The lines of the file.
  let lines: LineTable
  let path: String
  /// Whether a heading begins a section of change requests.
  let isRequests: (String) -> Bool

  /// The number of words from which a text is prose.
  private static let leastWords = 5
  /// The maximum length of a line of hyphens in bytes.
  private static let longestRule = 1000

  /// Returns the diagnostics of a document.
  func diagnostics(of outline: Outline) -> [Diagnostic] {
    // The headings of the sections around the last heading, outermost first.
    var sections: [Heading] = []
    return outline.elements.firstDiagnostics { element in
      switch element.kind {
      case .heading(let index):
        let current = outline.headings[index]
        while let last = sections.last, last.level >= current.level { sections.removeLast() }
        let section = sections.last
        sections.append(current)
        return heading(current, in: section)
      // An indented block is recorded as a separator.
      case .separator where element.depth == 0: return indentedProse(on: element.line)
      default: return nil
      }
    }
  }

  /// - Parameter section: the heading of the section around the heading's own.
  private func heading(_ heading: Heading, in section: Heading?) -> Diagnostic? {
    let place = SourceRange(path: path, line: heading.line)
    // By bytes: a line of HTML may have many headings.
    let line = lines[heading.line].drop(while: \.isSpaceOrTab)
    let run = line.prefix { $0 == UInt8(ascii: "#") }
    if !run.isEmpty, line[run.endIndex...].allSatisfy(\.isSpaceOrTab) {
      let signs = String(decoding: run, as: UTF8.self)
      return Diagnostic(
        "EmptyHeading", .warning,
        section.map { isRequests($0.text) } == true
          ? "A change request must have a title" : "A heading must have text",
        at: place, solutions: ["write it after '\(signs)'"])
    }
    let count = heading.text.lines.count
    guard run.isEmpty, lines[heading.line + count].count <= Self.longestRule else { return nil }
    let underline = String(decoding: lines[heading.line + count], as: UTF8.self).trimmingSpaces()
    let isSentence = heading.text.hasSuffix(".") && Self.wordCount(of: heading.text) >= Self.leastWords
    guard underline.count >= 3, underline.allSatisfy({ $0 == "-" }), count > 1 || isSentence else { return nil }
    let rule = SourceRange(path: path, line: heading.line + count)
    return Diagnostic(
      "UnintendedHeading", .warning, "A line of hyphens must not follow a paragraph, because it makes it a heading",
      at: rule, fixes: [Fix("add a blank line above it", at: rule, with: "\n", isSafe: false)])
  }

  /// Reports indented lines that read like sentences.
  private func indentedProse(on first: Int) -> Diagnostic? {
    guard isIndented(first) else { return nil }
    let numbers = (first...max(first, lines.count)).prefix(while: isIndented)
    let text = numbers.map { String(decoding: lines[$0], as: UTF8.self).trimmingSpaces() }.joined(separator: " ")
    // Trees of files have short lines.
    guard Self.wordCount(of: String(decoding: lines[first], as: UTF8.self)) > 2, text.first?.isUppercase == true,
      text.hasSuffix("."), Self.wordCount(of: text) >= Self.leastWords,
      !text.contains(where: { "{}=<>|;$_\\".contains($0) })
    else { return nil }
    let margins = numbers.prefix(InputLimits.mostReplacements + 1).map { number in
      let margin = lines[number].prefix(while: \.isSpaceOrTab)
      return SourceRange(path: path, line: number, length: margin.count)
    }
    return Diagnostic(
      "UnintendedCode", .warning, "Text must be indented by at most 3 spaces; this is shown as code",
      at: SourceRange(path: path, start: margins[0].end),
      fixes: margins.count > InputLimits.mostReplacements
        ? [] : [Fix("remove the white space", margins.map { .init($0, with: "") }, isSafe: false)])
  }

  private func isIndented(_ number: Int) -> Bool {
    let line = lines[number]
    guard line.first == UInt8(ascii: "\t") || line.starts(with: "    ".utf8) else { return false }
    return !line.allSatisfy(\.isSpaceOrTab)
  }

  private static func wordCount(of text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
}
