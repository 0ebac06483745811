import CaseStudyModel

/// Finds empty sections of a study, and repeated sections of which only one has an effect.
struct SectionForm {
  let vocabulary: Vocabulary
  let outline: Outline
  let path: String
  /// The lines of the file.
  let lines: LineTable

  var diagnostics: [Diagnostic] { emptySections + repeatedTakeaways }

  /// Reports headings with nothing below them up to the next heading of their level, or a higher one.
  private var emptySections: [Diagnostic] {
    let headings = outline.headings.filter(\.isTopLevel)
    // Raw HTML may have thousands of headings on one line.
    var linesWithCode: [Int: Bool] = [:]
    func hasCode(_ line: Int) -> Bool {
      if let known = linesWithCode[line] { return known }
      let found = lines[line].contains(UInt8(ascii: "`"))
      linesWithCode[line] = found
      return found
    }
    return headings.indices.filter { index in
      let heading = headings[index]
      let isLast = index + 1 == headings.count
      // Other rules report sections of change requests without any.
      guard heading.level > 1, !vocabulary.sections.isChangeRequests(heading.text),
        isLast || headings[index + 1].level <= heading.level, !heading.text.isEmpty
      else {
        return false
      }
      // Browsers and AsciiDoc disagree about what a heading is.
      if !isLast, headings[index + 1].text.hasPrefix("[source") { return false }
      let end = isLast ? lines.count + 1 : headings[index + 1].line
      // References list several forms of one function above their text.
      return !hasCode(heading.line)
        && (heading.line + 1..<max(end, heading.line + 1)).allSatisfy { lines[$0].allSatisfy { $0 <= 0x20 } }
    }.map { index in
      Diagnostic(
        "EmptySection", .warning, "Section '\(headings[index].text)' must have text",
        at: SourceRange(path: path, line: headings[index].line), solutions: ["write its text, or remove the heading"])
    }
  }

  /// Reports all sections of takeaways but the last, whose list is the one that pages show.
  private var repeatedTakeaways: [Diagnostic] {
    let sections = outline.headings.filter { vocabulary.sections.isTakeaways($0.text) }
    let names = Dictionary(grouping: sections) { NormalForm.of($0.text) }
    return names.values.filter { $0.count > 1 }.flatMap { $0.dropLast() }.map { heading in
      Diagnostic(
        "MisspeltHeading", .warning, "A study must have only one section '\(heading.text)'",
        at: SourceRange(path: path, line: heading.line), solutions: ["put its text into the last one"])
    }
  }
}
