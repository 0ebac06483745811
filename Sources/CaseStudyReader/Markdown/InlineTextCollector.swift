import CaseStudyModel

/// Collects the plain text of the paragraph, heading or table cell being walked.
struct InlineTextCollector {
  private(set) var bytes: [UInt8] = []
  private var codes: [Range<Int>] = []
  /// The start of the leading emphasised text while it is open.
  private var leadStart: Int?
  /// The emphasised text at the start of the paragraph.
  private var lead: Range<Int>?
  private var emphasisDepth = 0
  private var imageStarts: [Int] = []
  /// Whether the first `checkedCount` bytes contain visible ASCII.
  private var isPastLead = false
  private var checkedCount = 0
  /// The places of emoji with the codes that were written for them.
  private var emoji: [(range: Range<Int>, code: [UInt8])] = []

  /// Discards the previous block's text.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    codes.removeAll(keepingCapacity: true)
    leadStart = nil
    lead = nil
    emphasisDepth = 0
    imageStarts.removeAll()
    isPastLead = false
    checkedCount = 0
    emoji.removeAll()
  }

  /// Appends text as UTF-8.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }

  /// Appends text with emoji in place of their codes.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, replacing codes: [EmojiCodes.Code]) {
    var index = 0
    for code in codes {
      bytes += text[index..<code.range.lowerBound]
      emoji.append((bytes.count..<bytes.count + code.characters.count, Array(text[code.range])))
      bytes += code.characters
      index = code.range.upperBound
    }
    bytes += text[index...]
  }

  /// Appends one byte of text.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends the text of a code span.
  mutating func appendCode(_ text: UnsafeBufferPointer<UInt8>) {
    codes.append(bytes.count..<bytes.count + text.count)
    bytes.append(contentsOf: text)
  }

  /// Begins bold or emphasised text.
  mutating func beginEmphasis() {
    emphasisDepth += 1
    if emphasisDepth == 1, lead == nil, !hasASCIIText() { leadStart = bytes.count }
  }

  /// Returns whether the text so far contains visible ASCII; an emoji before the first bold words doesn't count.
  private mutating func hasASCIIText() -> Bool {
    if !isPastLead { isPastLead = bytes[checkedCount...].contains { $0 > 0x20 && $0 < 0x80 } }
    checkedCount = bytes.count
    return isPastLead
  }

  /// Ends bold or emphasised text.
  mutating func endEmphasis() {
    emphasisDepth -= 1
    guard emphasisDepth == 0, let start = leadStart else { return }
    lead = start..<bytes.count
    leadStart = nil
  }

  /// Begins an image's alternative text.
  mutating func beginImage() { imageStarts.append(bytes.count) }

  /// Ends an image nested in another's alternative text, which keeps the inner text.
  mutating func endNestedImage() { imageStarts.removeLast() }

  /// Ends an image, removes its alternative text from the block's text and returns it.
  mutating func endImage() -> String {
    guard let start = imageStarts.popLast() else { return "" }
    let alternative = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeSubrange(start...)
    checkedCount = min(checkedCount, start)
    while let last = codes.last, last.upperBound > start { codes.removeLast() }
    while let last = emoji.last, last.range.upperBound > start { emoji.removeLast() }
    return alternative
  }

  /// The text, its lines separated by line feeds.
  var string: String {
    // The source has been checked, but references such as `&#x301;` can add combining marks.
    ControlCharacters.replaced(in: CombiningMarks.limited(String(decoding: bytes, as: UTF8.self)))
  }

  /// The text with the codes of emoji as they were written; `nil` without any.
  var writtenString: String? {
    if emoji.isEmpty { return nil }
    var written = self
    written.bytes = []
    var index = 0
    for (range, code) in emoji {
      written.bytes += bytes[index..<range.lowerBound]
      written.bytes += code
      index = range.upperBound
    }
    written.bytes += bytes[index...]
    return written.string
  }

  /// The text up to the first line feed.
  var firstLine: String { String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }

  /// The parts of the paragraph's formatting that the classifier needs.
  var style: Outline.ParagraphStyle {
    var style = Outline.ParagraphStyle()
    style.codes = codes.map { String(decoding: bytes[$0], as: UTF8.self) }
    if let lead {
      style.lead = String(decoding: bytes[lead], as: UTF8.self)
      // The colon of a label may be in bold or behind it.
      let rest = bytes[lead.upperBound...]
      style.isBold = rest.count <= 4 && String(decoding: rest, as: UTF8.self).allSatisfy { " :：".contains($0) }
    }
    if codes.count == 1 {
      let rest = bytes[..<codes[0].lowerBound] + bytes[codes[0].upperBound...]
      style.isCode = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }
    }
    return style
  }

  /// The number of words; each three-byte CJK character counts as half a word.
  var wordCount: Int {
    var words = 0
    var ideographs = 0
    var isInWord = false
    for byte in bytes {
      if byte <= 0x20 {
        isInWord = false
      } else if (0xE3...0xED).contains(byte) {
        ideographs += 1
      } else if byte < 0x80 || byte >= 0xC0 {
        if !isInWord { words += 1 }
        isInWord = true
      }
    }
    return words + ideographs / 2
  }
}
