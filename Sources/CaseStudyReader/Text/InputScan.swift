/// Estimates in one pass over Markdown what the parser's slow parts would cost.
///
/// Those parts work within a paragraph or a table, so lines are gathered into stretches that no paragraph outreaches: they
/// end at blank lines, and before the headings and list items that end any paragraph. Code between fences is passed over
/// where the fence is one beyond doubt. Whatever is in doubt is counted, so that nothing slow slips through.
struct InputScan {
  /// A kind of work whose cost grows with the square of its input.
  enum Work: Int, CaseIterable {
    /// Brackets are matched with brackets, delimiters with delimiters.
    case marks
    /// An end is looked for from each `<!` and `<?`.
    case declarations
    /// Addresses without markup are followed to their ends, and the text behind mail addresses is copied.
    case addresses
    /// What stands before a delimiter row is read again as a header.
    case delimiterRows
    /// The cells of a row are gathered.
    case rows
    /// Rows are filled up to the header's number of cells.
    case missingCells
    /// A blank line passes through all open lists, and each piece of a paragraph is held against all that it stands in.
    case nesting
  }

  /// What a kind of work costs in all, and the line of its dearest part.
  struct Cost {
    var total = 0
    var largest = 0
    var line = 1

    mutating func add(_ cost: Int, line: Int) {
      total = total.addingReportingOverflow(cost).overflow ? .max : total + cost
      if cost > largest { (largest, self.line) = (cost, line) }
    }
  }

  var costs = [Cost](repeating: Cost(), count: Work.allCases.count)
  /// The number of `]`, which bounds that of references.
  var closingBracketCount = 0
  /// The most bytes between a `]:` and the next one or the stretch's end, and its line.
  var longestDefinition = (length: 0, line: 1)

  /// The counts of a stretch.
  private struct Stretch {
    var line = 1
    var lines = 0
    var bytes = 0
    /// The bytes behind the signs of lists and quotations.
    var textBytes = 0
    var marks = 0
    var declarations = 0
    var atSigns = 0
    var columns = 0
    /// Where in the stretch the last `]:` stands.
    var definition: Int?
  }

  private var stretch = Stretch()
  private var line = 1
  /// The width of lists and quotations that may be open.
  private var nesting = 0
  /// Whether the stretch may be a block of HTML, in which fences mean nothing.
  private var isInHTML = false
  /// Whether HTML has been seen that blank lines don't end.
  private var hasSeenRawText = false
  private var fence: (character: UInt8, length: Int)?

  /// Reads the whole text.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      start = fence == nil ? readLine(bytes, from: start) : readCodeLine(bytes, from: start)
      line += 1
    }
    endStretch()
  }

  /// Reads a line of code up to the next one's start.
  private mutating func readCodeLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if let fence, LineStart.closesFence(bytes[start..<end], character: fence.character, length: fence.length) {
      self.fence = nil
    }
    return end + 1
  }

  /// Reads a line up to the next one's start.
  private mutating func readLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let beginning = LineStart(bytes, from: start)
    if beginning.isBlank {
      endStretch()
      isInHTML = false
      costs[Work.nesting.rawValue].add(18 * nesting, line: line)
      return beginning.content + 1
    }
    if stretch.lines == 0 { nesting = 0 }
    if beginning.beginsBlock { endStretch() }
    if stretch.lines == 0 { stretch.line = line }
    nesting = max(nesting, beginning.width)
    if beginning.content >= bytes.count || bytes[beginning.content] == UInt8(ascii: "\n") {
      costs[Work.nesting.rawValue].add(60 * nesting, line: line)
    }
    isInHTML = isInHTML || beginning.beginsHTML
    hasSeenRawText = hasSeenRawText || beginning.beginsRawText
    if !isInHTML, !hasSeenRawText, let opened = LineStart.openedFence(bytes, from: start) {
      endStretch()
      fence = opened
      return readCodeLine(bytes, from: start)
    }
    let next = count(bytes, from: start)
    stretch.textBytes += next - beginning.content
    return next
  }

  /// Counts what a line holds.
  private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    var pipes = 0
    var addresses = 0
    var marks = 0
    // The schemes of addresses since the last blank, at which each of them is followed to the next one.
    var word = (start: start, schemes: 0)
    reading: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): break reading
      case UInt8(ascii: " ") where word.schemes > 0:
        costs[Work.addresses.rawValue].add(4 * word.schemes * (index - word.start), line: line)
        word = (index, 0)
      case UInt8(ascii: "/") where index > start && bytes[index - 1] == UInt8(ascii: ":"):
        if word.schemes == 0 { word.start = index }
        word.schemes += 1
      case UInt8(ascii: "["), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): marks += 1
      case UInt8(ascii: "]"):
        marks += 1
        closingBracketCount += 1
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ":") {
          endDefinition(at: stretch.bytes + index - start)
        }
      case UInt8(ascii: "|"): pipes += 1
      case UInt8(ascii: "@"): stretch.atSigns += 1
      case UInt8(ascii: ")"): addresses += 1
      case UInt8(ascii: ".") where index > start && bytes[index - 1] | 0x20 == UInt8(ascii: "w"): addresses += 10
      case UInt8(ascii: "<") where index + 1 < bytes.count && (bytes[index + 1] == 0x21 || bytes[index + 1] == 0x3F):
        stretch.declarations += 1
      default: break
      }
      index += 1
    }
    stretch.marks += marks
    costs[Work.addresses.rawValue].add(4 * word.schemes * (index - word.start), line: line)
    costs[Work.addresses.rawValue].add(addresses * (index - start), line: line)
    costs[Work.rows.rawValue].add(4 * pipes * pipes, line: line)
    if LineStart.isDelimiterRow(bytes[start..<index]) {
      let cost = 64 * stretch.bytes + stretch.lines * stretch.lines
      costs[Work.delimiterRows.rawValue].add(cost, line: line)
      stretch.columns = max(stretch.columns, pipes + 1)
    } else if stretch.columns > pipes + 1 {
      costs[Work.missingCells.rawValue].add(3000 * (stretch.columns - pipes - 1), line: line)
    }
    stretch.lines += 1
    stretch.bytes += index + 1 - start
    return index + 1
  }

  private mutating func endDefinition(at offset: Int?) {
    if let last = stretch.definition {
      let length = (offset ?? stretch.bytes) - last
      if length > longestDefinition.length { longestDefinition = (length, line) }
    }
    stretch.definition = offset
  }

  private mutating func endStretch() {
    guard stretch.lines > 0 else { return }
    endDefinition(at: nil)
    costs[Work.marks.rawValue].add(stretch.marks * stretch.marks, line: stretch.line)
    costs[Work.nesting.rawValue].add(5 * nesting * stretch.textBytes, line: stretch.line)
    costs[Work.declarations.rawValue].add(2 * stretch.declarations * stretch.bytes, line: stretch.line)
    // The parser gives up on mail addresses after a thousand in one text.
    costs[Work.addresses.rawValue].add(4 * min(1000, stretch.atSigns) * stretch.bytes, line: stretch.line)
    stretch = Stretch()
  }
}
