/// Estimates in one pass over Markdown how much time the parser's slow algorithms would take.
///
/// Those work within a paragraph or table, so lines are grouped into stretches that no paragraph can cross: a stretch
/// ends at blank lines and before headings and list items that end any paragraph. Code in fences is skipped where the
/// fence is certain. Anything uncertain is counted, so that the estimate is never too low.
struct InputScan {
  /// A kind of work whose cost is quadratic in its input.
  enum Work: Int, CaseIterable {
    /// Brackets are matched with brackets, and delimiters with delimiters.
    case marks
    /// From each `<!` and `<?`, the parser searches for the end.
    case declarations
    /// Bare addresses are scanned to their ends, and the text after mail addresses is copied.
    case addresses
    /// The text before a delimiter row is parsed again as a header.
    case delimiterRows
    /// The cells of a row are collected in a list.
    case rows
    /// Rows are padded to the header's number of cells.
    case missingCells
    /// Each blank line visits all open lists, and each piece of a paragraph is compared with all its containers.
    case nesting
  }

  /// The total cost of a kind of work, and the line of its most expensive part.
  struct Cost {
    var total = 0
    var largest = 0
    var line = 1

    /// Adds a cost, saturating on overflow.
    mutating func add(_ cost: Int, line: Int) {
      total = total.addingReportingOverflow(cost).overflow ? .max : total + cost
      if cost > largest { (largest, self.line) = (cost, line) }
    }
  }

  var costs = [Cost](repeating: Cost(), count: Work.allCases.count)
  /// The number of `]`, which is an upper bound on the number of references.
  var closingBracketCount = 0
  /// The maximum number of bytes from a `]:` to the next one or the end of the stretch, with its line.
  var longestDefinition = (length: 0, line: 1)

  /// The counts of a stretch.
  private struct Stretch {
    var line = 1
    var lines = 0
    var bytes = 0
    /// The bytes after the markers of lists and quotations.
    var textBytes = 0
    var marks = 0
    var declarations = 0
    var atSigns = 0
    var columns = 0
    /// The offset of the last `]:` in the stretch.
    var definition: Int?
  }

  private var stretch = Stretch()
  private var line = 1
  /// The width in columns of lists and quotations that may be open.
  private var nesting = 0
  /// Whether the stretch may be an HTML block, in which fences have no meaning.
  private var isInHTML = false
  /// Whether HTML has been seen that can continue past blank lines.
  private var hasSeenRawText = false
  private var fence: CodeFence?
  /// The fence that a line opens after spaces, with their number. It may be in a list, and then ends with the list.
  private var indentedFence: (spaces: Int, fence: CodeFence)?
  /// Whether a fence may be open whose end is unknown, so that any later line of signs may open one or close it.
  private var isInUnknownFence = false

  /// Scans the whole text.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      start = fence == nil ? readLine(bytes, from: start) : readCodeLine(bytes, from: start)
      line += 1
    }
    endStretch()
  }

  /// Scans a line of code and returns the start of the next line.
  private mutating func readCodeLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let end = Self.endOfLine(bytes, from: start)
    if fence?.isClosed(by: bytes[start..<end]) == true { fence = nil }
    return end + 1
  }

  private static func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Returns the fence that a line with text certainly opens. Inside another fence, the line would be code or the end.
  private mutating func certainFence(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> CodeFence? {
    if isInUnknownFence { return nil }
    let spaces = bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
    if let open = indentedFence {
      // Such a line ends a list with its fence, but no fence outside a list.
      if spaces < open.spaces { isInUnknownFence = true }
      if open.fence.isClosed(by: bytes[start..<Self.endOfLine(bytes, from: start)]) { indentedFence = nil }
      return nil
    }
    guard spaces <= 3, let opened = CodeFence(bytes, from: start + spaces) else { return nil }
    if isInHTML || hasSeenRawText {
      isInUnknownFence = true
    } else if spaces > 0 {
      indentedFence = (spaces, opened)
    } else {
      return opened
    }
    return nil
  }

  /// Scans a line and returns the start of the next line.
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
    if let opened = certainFence(bytes, from: start) {
      endStretch()
      fence = opened
      return Self.endOfLine(bytes, from: start) + 1
    }
    let next = count(bytes, from: start)
    stretch.textBytes += next - beginning.content
    return next
  }

  /// Counts the constructs on a line and returns the start of the next line.
  private mutating func count(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    var pipes = 0
    var addresses = 0
    var marks = 0
    // The address schemes since the last blank; the parser scans from each of them to the end of the word.
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
    // The parser recognises at most a thousand mail addresses in one text.
    costs[Work.addresses.rawValue].add(4 * min(1000, stretch.atSigns) * stretch.bytes, line: stretch.line)
    stretch = Stretch()
  }
}
