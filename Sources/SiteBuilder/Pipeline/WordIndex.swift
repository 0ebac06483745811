import CaseStudyModel

/// An index of a file's words, which finds the lines that may contain a text without scanning the file.
struct WordIndex {
  /// The lines that contain each lowercased word, counted from 0, ascending.
  private var lines: [ArraySlice<UInt8>: [Int]] = [:]
  /// The number of lines.
  private let count: Int

  /// Lines of this many bytes or more aren't indexed.
  static let lineLengthLimit = 4096
  /// The maximum number of lines to search for a text, because all lines of a file may consist of the same few words.
  private static let lineLimit = 100

  /// Creates the index of a file's lines.
  init(in lines: [ArraySlice<UInt8>]) {
    count = lines.count
    for (number, line) in lines.enumerated() where line.count < Self.lineLengthLimit {
      for word in Self.words(of: line) where self.lines[word]?.last != number {
        self.lines[word, default: []].append(number)
      }
    }
  }

  /// Returns lines that may have a text in any case, in order: those with the rarest of its words.
  func lines(with text: [UInt8]) -> [Int] {
    let words = Self.words(of: text[...])
    // Punctuation alone, such as a misspelt `=>`, isn't indexed.
    if words.isEmpty { return Array(0..<min(count, Self.lineLimit)) }
    let rarest = words.map { lines[$0] ?? [] }.min { $0.count < $1.count } ?? []
    return Array(rarest.prefix(Self.lineLimit))
  }

  /// Returns the words of a text, lowercased.
  private static func words(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split { !$0.isPartOfWord }.map { $0.map(\.asciiLowercased)[...] }
  }
}
