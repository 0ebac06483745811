import CaseStudyModel

extension Snippet {
  /// The number of columns that fit a window of 320 CSS pixels.
  static let narrowColumns = 30
  /// The number of columns that fit half of a page's text.
  static let pairColumns = 48

  /// The number of columns of the longest line. Counts a tab as four columns and other characters by their bytes, which
  /// over-estimates.
  var width: Int {
    var longest = 0
    var width = 0
    for byte in code.utf8 {
      if byte == UInt8(ascii: "\n") {
        width = 0
      } else {
        width += byte == UInt8(ascii: "\t") ? 4 : 1
        longest = max(longest, width)
      }
    }
    return longest
  }

  /// Returns whether a line has more columns.
  func isWider(than columns: Int) -> Bool { width > columns }
}
