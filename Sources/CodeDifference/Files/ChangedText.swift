import CaseStudyModel

/// The lines of all files of one side, concatenated, with the properties that the search for moved blocks needs.
struct ChangedText {
  /// An identifier for each line's trimmed text; negative and unique to the side at the boundaries between files.
  private(set) var numbers: [Int32] = []
  /// Whether each line has no partner in the other version of its file.
  private(set) var isChanged: [Bool] = []
  /// Whether each line is too short to identify its origin.
  private(set) var isTrivial: [Bool] = []
  /// The index of each file's first line.
  private var starts: [Int] = []

  /// The minimum number of letters and digits in a non-trivial line.
  private static let wordBytesMinimum = 5

  /// Appends a file.
  /// - Parameters:
  ///   - changed: the lines without a partner.
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

  /// Returns the file and the lines that a range of this text corresponds to.
  func lines(_ range: Range<Int>) -> FileLines {
    let file = starts.partitioningIndex { $0 > range.lowerBound } - 1
    return FileLines(file: file, lines: (range.lowerBound - starts[file])..<(range.upperBound - starts[file]))
  }
}
