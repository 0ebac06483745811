import CaseStudyModel

/// The forms that tell the words of an info string apart.
extension InfoString {
  /// Returns whether a word is one that the format defines, with its value if it has one.
  static func isFormatWord(_ word: String) -> Bool {
    knownWords.contains { $0 == word || ($0.hasSuffix("=") && word.hasPrefix($0)) }
  }

  /// Returns whether a word contains a dot or a slash, as file names do.
  static func looksLikeFile(_ word: String) -> Bool {
    guard word.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }), !word.hasPrefix("http")
    else { return false }
    return !word.unicodeScalars.contains(where: isOutsideNames) && !word.hasSuffix(".") && word.contains { $0.isLetter }
  }

  private static func isOutsideNames(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "<", ">", ",", ";", "\"", "'", "`", "*", "?", "!", ":", "“", "”", "„", "«", "»", "{", "}", "|": true
    default: scalar.properties.isWhitespace
    }
  }

  /// Larger than the line count of any file, and small enough that sums of line numbers don't overflow.
  private static let longestFence = 1_000_000_000

  /// Parses `{3,7-9}`; `nil` if the braces contain anything else.
  static func lines(_ word: String) -> [ClosedRange<Int>]? {
    guard word.hasPrefix("{"), word.hasSuffix("}") else { return nil }
    var ranges: [ClosedRange<Int>] = []
    for part in word.dropFirst().dropLast().split(separator: ",") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0.trimmingSpaces()) }
      guard let first = ends.first, let first, let last = ends.last, let last, ends.count <= 2, 1 <= first,
        first <= last
      else { return nil }
      ranges.append(min(first, longestFence)...min(last, longestFence))
    }
    return ranges.isEmpty ? nil : ranges
  }
}
