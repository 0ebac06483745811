/// The lines of all files of one side, one after the other, with what moved blocks are found by.
struct ChangedText {
  /// A number by line, equal where the lines are, apart from the blanks around them; negative between files, never equal.
  private(set) var numbers: [Int32] = []
  /// Whether the line has no partner in the other version of its file.
  private(set) var isChanged: [Bool] = []
  /// Whether the line says too little to tell where it comes from.
  private(set) var isTrivial: [Bool] = []
  /// The position of each file's first line.
  private var starts: [Int] = []

  /// The fewest letters and digits of a line that is not trivial.
  private static let wordBytesMinimum = 5

  /// Adds the next file.
  /// - Parameters:
  ///   - changed: the lines that have no partner.
  ///   - separator: a negative number that the other side doesn't use.
  mutating func append(_ text: LineText, changed: [Range<Int>], separator: Int32, _ interner: inout ByteInterner) {
    starts.append(numbers.count)
    interner.beginText(text.bytes)
    for line in 0..<text.lineCount {
      let range = text.trimmedRange(ofLine: line)
      numbers.append(interner.number(of: range))
      let wordBytes = text.bytes[range].lazy.filter(\.isWord).prefix(Self.wordBytesMinimum)
      isTrivial.append(wordBytes.count < Self.wordBytesMinimum)
      isChanged.append(false)
    }
    for lines in changed {
      for line in lines { isChanged[starts[starts.count - 1] + line] = true }
    }
    numbers.append(separator)
    isTrivial.append(true)
    isChanged.append(false)
  }

  /// Finds the file and the lines of a stretch.
  func lines(_ range: Range<Int>) -> FileLines {
    var (lower, upper) = (0, starts.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if starts[middle] <= range.lowerBound { lower = middle } else { upper = middle }
    }
    return FileLines(file: lower, lines: (range.lowerBound - starts[lower])..<(range.upperBound - starts[lower]))
  }
}
