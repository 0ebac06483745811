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

  /// Reads the white space at the start of a line.
  mutating func beginLine() {
    let end = endOfBlanks(from: position)
    margin = position..<end
    position = end
  }

  /// Writes the white space at the start of the line, because something on the line stays.
  mutating func flushMargin() {
    guard let margin else { return }
    emitText(withoutRemovedMargin(margin), startsLine: true)
    self.margin = nil
  }

  /// Leaves out the rest of the line if it is blank, and the white space before it, for a tag that may stand alone.
  ///
  /// - Returns: The white space before the tag, or nil if the tag doesn't stand alone and its line stays.
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

  /// Finds the start of the next line, or the end of the source, if the rest of the line is blank.
  func nextLine(after offset: Int) -> Int? {
    var end = endOfBlanks(from: offset)
    guard end < source.count else { return end }
    if source[end] == .carriageReturn, end + 1 < source.count { end += 1 }
    return source[end] == .newline ? end + 1 : nil
  }

  /// Finds the white space at the start of the first line from an offset on that isn't blank.
  func marginOfContent(from offset: Int) -> Range<Int> {
    var start = offset
    while start < source.count, let next = nextLine(after: start) { start = next }
    return start..<endOfBlanks(from: start)
  }

  /// Removes from the start of a line what the lines of the block around it are indented by.
  func withoutRemovedMargin(_ margin: Range<Int>) -> Range<Int> {
    let common = zip(source[margin], source[removedMargin]).prefix { $0 == $1 }.count
    return margin.lowerBound + common..<margin.upperBound
  }

  private func endOfBlanks(from offset: Int) -> Int {
    source[offset...].firstIndex { !$0.isBlank } ?? source.count
  }

  private mutating func emitText(_ range: Range<Int>, startsLine: Bool) {
    // An empty text at the start of a line stays on its own: it marks where indentation goes.
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
