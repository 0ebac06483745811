/// The text of the paragraph, heading or table cell that is being walked, without its markup.
struct InlineText {
  private var bytes: [UInt8] = []
  private var codes: [Range<Int>] = []
  /// Where the stressed text begins that the paragraph begins with, while it is open.
  private var leadStart: Int?
  private var lead: Range<Int>?
  private var stressDepth = 0
  private var imageStarts: [Int] = []
  /// Whether a visible ASCII sign stands in the first `checkedCount` bytes.
  private var isPastLead = false
  private var checkedCount = 0

  /// Forgets the last block's text.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    codes.removeAll(keepingCapacity: true)
    leadStart = nil
    lead = nil
    stressDepth = 0
    imageStarts.removeAll()
    isPastLead = false
    checkedCount = 0
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func appendCode(_ text: UnsafeBufferPointer<UInt8>) {
    codes.append(bytes.count..<bytes.count + text.count)
    bytes.append(contentsOf: text)
  }

  mutating func beginStress() {
    stressDepth += 1
    if stressDepth == 1, lead == nil, !hasASCIIText() { leadStart = bytes.count }
  }

  /// Whether the text so far holds a visible ASCII sign; an emoji before the first bold words doesn't count.
  private mutating func hasASCIIText() -> Bool {
    if !isPastLead { isPastLead = bytes[checkedCount...].contains { $0 > 0x20 && $0 < 0x80 } }
    checkedCount = bytes.count
    return isPastLead
  }

  mutating func endStress() {
    stressDepth -= 1
    guard stressDepth == 0, let start = leadStart else { return }
    lead = start..<bytes.count
    leadStart = nil
  }

  mutating func beginImage() {
    imageStarts.append(bytes.count)
  }

  /// Ends an image inside another's alternative, whose text belongs to the outer one.
  mutating func forgetImage() {
    imageStarts.removeLast()
  }

  /// Takes the text since the image began, which is its alternative, out of the block's text.
  mutating func endImage() -> String {
    guard let start = imageStarts.popLast() else { return "" }
    let alternative = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeSubrange(start...)
    checkedCount = min(checkedCount, start)
    while let last = codes.last, last.upperBound > start { codes.removeLast() }
    return alternative
  }

  /// The text, its lines divided by line feeds.
  var string: String {
    // References such as `&#x301;` may stand for more marks than the source has.
    ControlCharacters.replaced(in: CombiningMarks.limited(String(decoding: bytes, as: UTF8.self)))
  }

  /// The text up to the first line feed.
  var firstLine: String {
    String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// What the paragraph consists of.
  var style: Outline.ParagraphStyle {
    var style = Outline.ParagraphStyle()
    style.codes = codes.map { String(decoding: bytes[$0], as: UTF8.self) }
    if let lead {
      style.lead = String(decoding: bytes[lead], as: UTF8.self)
      style.isBold = lead.count >= bytes.count - lead.lowerBound
    }
    if codes.count == 1 {
      let rest = bytes[..<codes[0].lowerBound] + bytes[codes[0].upperBound...]
      style.isCode = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }
    }
    return style
  }

  /// The number of words; a character of three bytes from the CJK range counts as half a word.
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
