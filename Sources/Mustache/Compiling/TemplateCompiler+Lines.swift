import CaseStudyModel

extension TemplateCompiler {
  /// Reads text up to the next tag or through the end of the line.
  mutating func compileText() {
    var end = position
    while end < source.count {
      let byte = source[end]
      if byte == delimiters.opening[0], source[end...].starts(with: delimiters.opening) { break }
      end += 1
      if byte == .newline { break }
    }
    let text = position..<end
    if let margin {
      emitText(withoutRemovedMargin(margin).lowerBound..<text.upperBound, startsLine: true)
    } else {
      emitText(text, startsLine: false)
    }
    margin = nil
    position = end
    if source[end - 1] == .newline { beginLine() }
  }

  /// Reads the whitespace at the start of a line.
  mutating func beginLine() {
    let end = endOfBlanks(from: position)
    margin = position..<end
    position = end
  }

  /// Emits the whitespace at the start of the line, because the line is not standalone.
  mutating func flushMargin() {
    guard let margin else { return }
    emitText(withoutRemovedMargin(margin), startsLine: true)
    self.margin = nil
  }

  /// Skips the rest of the line if it is blank, and the whitespace before the tag, for a tag that may be standalone.
  ///
  /// - Returns: the whitespace before the tag, or `nil` if the tag is not standalone.
  mutating func takeLine(of tag: Tag) -> Range<Int>? {
    guard let margin, let next = nextLine(after: tag.range.upperBound) else {
      flushMargin()
      position = tag.range.upperBound
      return nil
    }
    position = next
    beginLine()
    return withoutRemovedMargin(margin)
  }

  /// Returns the start of the next line, or the end of the source, if the rest of the line is blank.
  func nextLine(after offset: Int) -> Int? {
    var end = endOfBlanks(from: offset)
    guard end < source.count else { return end }
    if source[end] == .carriageReturn, end + 1 < source.count { end += 1 }
    return source[end] == .newline ? end + 1 : nil
  }

  /// Returns the whitespace at the start of the first non-blank line from an offset on.
  func marginOfContent(from offset: Int) -> Range<Int> {
    var start = offset
    while start < source.count, let next = nextLine(after: start) { start = next }
    return start..<endOfBlanks(from: start)
  }

  /// Removes the indentation of the enclosing block from the start of a line.
  func withoutRemovedMargin(_ margin: Range<Int>) -> Range<Int> {
    let common = zip(source[margin], source[removedMargin]).prefix { $0 == $1 }.count
    return margin.lowerBound + common..<margin.upperBound
  }

  private func endOfBlanks(from offset: Int) -> Int {
    source[offset...].firstIndex { !$0.isSpaceOrTab } ?? source.count
  }

  private mutating func emitText(_ range: Range<Int>, startsLine: Bool) {
    // Keeps empty text at the start of a line, which marks the position for indentation.
    if !range.isEmpty, case .text(let last, let lastStartsLine) = lastInstruction, last.upperBound == range.lowerBound {
      replaceLast(with: .text(last.lowerBound..<range.upperBound, startsLine: lastStartsLine))
    } else {
      emit(.text(range, startsLine: startsLine))
    }
  }

  private var lastInstruction: Instruction? {
    if let element = openElements.last { element.body.last } else { body.last }
  }

  private mutating func replaceLast(with instruction: Instruction) {
    if let last = openElements.indices.last {
      openElements[last].body[openElements[last].body.count - 1] = instruction
    } else {
      body[body.count - 1] = instruction
    }
  }
}
