import CaseStudyModel

/// A file's text, made safe to parse: UTF-8, line feeds only, no byte order mark.
struct SourceText {
  var path: String
  var bytes: [UInt8]
  var diagnostics: [Diagnostic] = []
  /// Whether the file had carriage returns, of which none are left.
  let hadCarriageReturns: Bool

  /// Larger Markdown files are refused: the parser's time grows faster than its input on some of them.
  static let largestSize = 8 << 20

  init(_ file: SourceFile) {
    path = file.path
    bytes = file.bytes
    hadCarriageReturns = bytes.contains(UInt8(ascii: "\r"))
    if bytes.count > Self.largestSize {
      diagnostics.append(
        Diagnostic(
          "FileTooLarge", .error, "A Markdown file has at most \(Self.largestSize >> 20) MB", at: range(line: 1),
          solutions: ["split it into several studies"]))
      bytes = []
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if hadCarriageReturns { bytes = Self.withLineFeedsOnly(bytes) }
    replaceWhatIsNotText()
    dropExcessMarks()
  }

  func range(line: Int, column: Int = 1) -> SourceRange {
    SourceRange(path: path, line: line, column: column)
  }

  private static func withLineFeedsOnly(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "\r") {
        result.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || previous != UInt8(ascii: "\r") {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }

  /// Puts U+FFFD where bytes are not UTF-8, and for NUL, which ends strings in C.
  private mutating func replaceWhatIsNotText() {
    let isUTF8 = bytes.withUnsafeBufferPointer { UTF8Check.firstInvalidByte(in: $0) }
    if let offset = isUTF8 {
      report("InvalidUTF8", "Markdown is UTF-8 text", at: offset, solutions: ["save the file as UTF-8"])
      bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
    if let offset = bytes.firstIndex(of: 0) {
      report("NULByte", "A text holds no NUL byte", at: offset, solutions: ["remove the byte"])
      bytes = Array(bytes.split(separator: 0, omittingEmptySubsequences: false).joined(separator: [0xEF, 0xBF, 0xBD]))
    }
  }

  private mutating func dropExcessMarks() {
    guard let offset = bytes.withUnsafeBufferPointer({ CombiningMarks.firstExcess(in: $0) }) else { return }
    report(
      "InputTooComplex", "A letter has at most \(CombiningMarks.most) marks", at: offset,
      solutions: ["remove the marks"],
      explanation: "Further marks aren't read")
    bytes = Array(CombiningMarks.limited(String(decoding: bytes, as: UTF8.self)).utf8)
  }

  private mutating func report(
    _ id: String, _ summary: String, at offset: Int, solutions: [String],
    explanation: String = "What can't be read is shown as U+FFFD"
  ) {
    let before = bytes[..<offset]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    diagnostics.append(
      Diagnostic(
        id, .warning, summary, at: range(line: line, column: offset - lineStart + 1),
        explanation: explanation, solutions: solutions))
  }
}
