import CaseStudyModel

/// Writes the output of programs into the blocks that state it.
///
/// The new text is parsed before it is written: output that would end its block or change another one is refused.
package struct OutputUpdate: Sendable {
  /// The text of a study with its programs' output.
  package struct Result: Sendable, Equatable {
    /// The new text; `nil` if nothing differs.
    package var text: [UInt8]?
    /// The lines of the output blocks that can't contain what was printed.
    package var refusedLines: [Int] = []
  }

  /// The study as it was verified.
  private let study: CaseStudy
  private let read: @Sendable ([UInt8]) -> CaseStudy

  /// - Parameter read: reads a text of the study as the site does.
  package init(of study: CaseStudy, reading read: @escaping @Sendable ([UInt8]) -> CaseStudy) {
    self.study = study
    self.read = read
  }

  /// Puts the output of the study's programs, as they were run, into its text, unless they fail in another way.
  package func updated(_ text: [UInt8], by evidence: Evidence) -> Result {
    let runs = [evidence.sides.before, evidence.sides.after].compactMap { $0 }.flatMap(\.runs)
    let snippets = study.article.snippets
    var result = Result()
    // From the end, so that earlier lines keep their numbers.
    for index in snippets.indices.reversed() where snippets[index].role == .usage && index + 1 < snippets.count {
      let output = snippets[index + 1]
      guard output.role == .output, output.include == nil,
        evidence.problems.contains(.init(id: ProgramVerification.outputDiffers, line: snippets[index].line)),
        let run = runs.first(where: { $0.kind == .usage && $0.line == snippets[index].line }),
        PrintedLines.of(run.output) != PrintedLines.of(output.code)
      else { continue }
      let current = result.text ?? text
      if let new = Self.replacing(output, in: current, with: run.output),
        holds(run.output, at: index + 1, in: new, read(current).article.snippets)
      {
        result.text = new
      } else {
        result.refusedLines.insert(output.line, at: 0)
      }
    }
    return result
  }

  /// Returns diagnostics about the study with their places in its new text, whose output blocks may have other numbers
  /// of lines.
  package func moved(_ diagnostics: [Diagnostic], to text: [UInt8]) -> [Diagnostic] {
    let blocks = zip(study.article.snippets, read(text).article.snippets).filter { old, _ in
      old.role == .output && old.include == nil
    }
    func place(inNewText range: SourceRange) -> SourceRange {
      guard range.path == study.article.source else { return range }
      let above = blocks.filter { old, _ in old.codeLine + old.lineCount <= range.start.line }
      let distance = above.reduce(0) { $0 + $1.1.lineCount - $1.0.lineCount }
      var range = range
      range.start.line += distance
      range.end.line += distance
      return range
    }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.range = place(inNewText: diagnostic.range)
      for index in diagnostic.notes.indices {
        diagnostic.notes[index].range = place(inNewText: diagnostic.notes[index].range)
      }
      return diagnostic
    }
  }

  /// Returns whether a text parses as before, except for one block that has this output.
  private func holds(_ output: String, at index: Int, in text: [UInt8], _ former: [Snippet]) -> Bool {
    let snippets = read(text).article.snippets
    return !ProgramText.isCut(output) && snippets.count == former.count
      && snippets.count == study.article.snippets.count
      && snippets.indices.allSatisfy { number in
        let (new, old) = (snippets[number], former[number])
        let isSame = new.role == old.role && new.side == old.side && new.file == old.file
        let expected = number == index ? output : old.code
        return isSame && PrintedLines.of(new.code) == PrintedLines.of(expected)
      }
  }

  /// Writes lines between an output block's fences, with fences that none of the lines contains.
  private static func replacing(_ block: Snippet, in text: [UInt8], with output: String) -> [UInt8]? {
    var lines = TextLine.lines(of: text)
    let (opening, first) = (block.line - 1, block.codeLine - 1)
    let end = first + block.lineCount
    guard first == opening + 1, end <= lines.count, let fence = Fence(lines[opening].content) else { return nil }
    let printed = PrintedLines.of(output).map { Array($0.utf8) }
    guard let mark = fence.mark(around: printed) else { return nil }
    let terminator = lines[opening].terminator.isEmpty ? [UInt8(ascii: "\n")] : lines[opening].terminator
    // A block at the end of its list, quotation or file may have no fence that closes it.
    if end < lines.count, let closing = fence.replaced(closing: lines[end].content, by: mark) {
      lines[end].content = closing
    }
    lines[opening].content = fence.replaced(opening: lines[opening].content, by: mark)
    lines[opening].terminator = terminator
    let margin = fence.margin
    lines.replaceSubrange(
      first..<end,
      with: printed.map { line in
        let blank = margin.trimmingEnd { $0 == UInt8(ascii: " ") }
        return TextLine(content: (line.isEmpty ? Array(blank) : margin) + line, terminator: terminator)
      })
    return lines.flatMap { $0.content + $0.terminator }
  }
}

/// A line of a text with its end: a line feed, a carriage return, both, or nothing at the end of the text.
private struct TextLine {
  var content: [UInt8]
  var terminator: [UInt8]

  static func lines(of text: [UInt8]) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    while let end = text[start...].firstIndex(where: { $0 == 0x0a || $0 == 0x0d }) {
      let isPair = text[end] == 0x0d && end + 1 < text.count && text[end + 1] == 0x0a
      let next = end + (isPair ? 2 : 1)
      lines.append(TextLine(content: Array(text[start..<end]), terminator: Array(text[end..<next])))
      start = next
    }
    if start < text.count { lines.append(TextLine(content: Array(text[start...]), terminator: [])) }
    return lines
  }
}

/// The fence of a block of code: three or more backticks or tildes, after the marks of lists and quotations.
private struct Fence {
  private let character: UInt8
  private let start: Int
  let length: Int
  /// The prefix of the block's lines: the marks of quotations, and blanks for all other characters.
  let margin: [UInt8]

  /// Finds the fence in a line that opens a block.
  init?(_ line: [UInt8]) {
    let isFence: (UInt8) -> Bool = { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }
    guard let start = line.firstIndex(where: isFence) else { return nil }
    self.start = start
    character = line[start]
    length = line[start...].prefix { [character] in $0 == character }.count
    if length < 3 { return nil }
    let kept: Set = [UInt8(ascii: ">"), UInt8(ascii: "\t")]
    margin = line[..<start].map { kept.contains($0) ? $0 : UInt8(ascii: " ") }
  }

  /// Returns a fence that none of the lines contains: this one, a longer one, or one of the other kind.
  ///
  /// The parser counts no more than 255 characters of a fence.
  func mark(around lines: [[UInt8]]) -> [UInt8]? {
    let other = character == UInt8(ascii: "`") ? UInt8(ascii: "~") : UInt8(ascii: "`")
    for (character, least) in [(character, length), (other, 3)] {
      let count = max(least, (lines.map { $0.longestRun(of: character) }.max() ?? 0) + 1)
      if count <= 255 { return [UInt8](repeating: character, count: count) }
    }
    return nil
  }

  func replaced(opening line: [UInt8], by mark: [UInt8]) -> [UInt8] {
    line[..<start] + mark + line[(start + length)...]
  }

  /// - Returns: `nil` for a line that doesn't close the block.
  func replaced(closing line: [UInt8], by mark: [UInt8]) -> [UInt8]? {
    guard let start = line.firstIndex(of: character), line[start...].prefix(while: { $0 == character }).count >= length
    else { return nil }
    let rest = line[start...].drop { $0 == character }
    guard (line[..<start] + rest).allSatisfy({ " \t>".utf8.contains($0) }) else { return nil }
    return line[..<start] + mark + rest
  }
}
