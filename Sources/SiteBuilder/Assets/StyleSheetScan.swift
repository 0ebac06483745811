import CaseStudyModel

/// The comments and texts of a style sheet, by their offsets.
struct StyleSheetScan {
  private(set) var comments: [Range<Int>] = []
  private(set) var texts: [Range<Int>] = []
  /// The offset of a comment that nothing closes.
  private(set) var openComment: Int?

  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), bytes[index...].starts(with: "/*".utf8) {
        guard let end = bytes.firstIndex(of: Array("*/".utf8), from: index + 2) else {
          openComment = index
          return
        }
        comments.append(index..<end + 2)
        index = end + 2
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        // A text ends with its line at the latest.
        var end = index + 1
        while end < bytes.count, bytes[end] != byte, bytes[end] != UInt8(ascii: "\n") {
          end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        texts.append(index..<Swift.min(end + 1, bytes.count))
        index = end + 1
      } else {
        index += byte == UInt8(ascii: "\\") ? 2 : 1
      }
    }
  }

  /// Returns a style sheet without the lines that are comments, an eighth of its weight; licences, which begin with
  /// `/*!`, stay.
  static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var position = 0
    for comment in StyleSheetScan(bytes).comments where bytes[comment.lowerBound + 2] != UInt8(ascii: "!") {
      // Without the comment between them, two words would be joined.
      let start = bytes[position..<comment.lowerBound].lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? position
      let isFirst = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
      guard isFirst, comment.upperBound < bytes.count, bytes[comment.upperBound] == UInt8(ascii: "\n") else { continue }
      out += bytes[position..<start]
      position = comment.upperBound + 1
    }
    return out + bytes[position...]
  }
}
