import CaseStudyModel

/// Measures of how much text two pieces of code have in common.
public enum RelatedTexts {
  /// An old text and a new one that has a considerable part of it.
  public struct Relation: Sendable, Equatable {
    /// The index of the old text.
    public var before: Int
    /// The index of the new text.
    public var after: Int
    /// The share of the smaller text that both have, from 0 to 1.
    public var share: Double
  }

  /// Finds the texts that share pairs of tokens, as merged and split files do, in descending order of the share.
  public static func found(from before: [String], to after: [String]) -> [Relation] {
    SharedText.found(from: before.enumerated().map(part), to: after.enumerated().map(part)).map {
      Relation(before: $0.before, after: $0.after, share: $0.share)
    }
  }

  /// Returns the share of the smaller text's bytes that are in unchanged lines, from 0 to 1; lines without a word don't
  /// count.
  public static func unchangedShare(of before: String, in after: String) -> Double {
    let (old, new) = (LineText(Array(before.utf8)), LineText(Array(after.utf8)))
    func ink(_ text: LineText, _ lines: Range<Int>) -> Int {
      lines.reduce(0) { sum, line in
        let range = text.trimmedRange(ofLine: line)
        return sum + (text.bytes[range].contains(where: \.isWord) ? range.count : 0)
      }
    }
    let changed = LineDifference(before: old, after: new).changes.map(\.before).reduce(0) { $0 + ink(old, $1) }
    let whole = ink(old, 0..<old.lineCount)
    let smaller = min(whole, ink(new, 0..<new.lineCount))
    return smaller == 0 ? 0 : Double(whole - changed) / Double(smaller)
  }

  private static func part(_ text: EnumeratedSequence<[String]>.Element) -> SharedText.Part {
    let lines = LineText(Array(text.element.utf8))
    return SharedText.Part(file: text.offset, text: lines, lines: [0..<lines.lineCount], isInBoth: false)
  }
}
