/// Splits prose into sentences.
enum Sentences {
  /// Returns the ranges of the sentences of a paragraph; a full stop inside a word or number doesn't count.
  static func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < text.count {
      let next: Int
      switch text[index] {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
        next = index + 1
        guard next == text.count || text.scalar(at: next).properties.isWhitespace else {
          index = next
          continue
        }
      // The first bytes of Chinese and Japanese punctuation marks.
      case 0xE3, 0xEF:
        next = index + 3
        guard ["。", "！", "？", "．"].contains(text.scalar(at: index)) else {
          index = next
          continue
        }
      default:
        index += 1
        continue
      }
      ranges.append(start..<next)
      (start, index) = (next, next)
    }
    if lastVisibleScalar(of: text[start...]) != nil { ranges.append(start..<text.count) }
    return ranges
  }

  /// Returns whether a sentence ends in a colon, and so introduces the next block.
  static func introducesNextBlock(_ sentence: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let last = lastVisibleScalar(of: sentence)
    return last == ":" || last == "："
  }

  /// Returns whether a sentence is a question.
  static func isQuestion(_ sentence: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let last = lastVisibleScalar(of: sentence)
    return last == "?" || last == "？"
  }

  /// Returns the last scalar that isn't whitespace.
  static func lastVisibleScalar(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    var end = text.endIndex
    while end > text.startIndex {
      let scalar = text.scalar(before: end)
      if !scalar.properties.isWhitespace { return scalar }
      end -= UTF8.width(scalar)
    }
    return nil
  }
}
