import CaseStudyModel

/// A file's text, sanitised for parsing: valid UTF-8, LF line endings, no byte order mark.
struct SourceText {
  var path: String
  var bytes: [UInt8]
  var diagnostics: [Diagnostic] = []
  /// Whether the file had carriage returns; they have been removed.
  let hadCarriageReturns: Bool

  /// The size limit in bytes: the parser's time is superlinear on some inputs.
  static let largestSize = 8 << 20

  init(_ file: SourceFile) {
    path = file.path
    bytes = file.bytes
    hadCarriageReturns = bytes.contains(UInt8(ascii: "\r"))
    if bytes.count > Self.largestSize {
      diagnostics.report(
        "FileTooLarge", .error, "A text file must be at most \(Self.largestSize >> 20) MB", at: range(line: 1),
        solutions: ["split it into several files"])
      bytes = []
    }
    if UTF16Text.isIn(bytes) {
      diagnostics.append(UTF16Text.diagnostic(at: range(line: 1)))
      bytes = []
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if hadCarriageReturns { bytes = Self.withLineFeedsOnly(bytes) }
    replaceInvalidBytes()
    dropExcessMarks()
    if SitePath.isMarkdown(path) { reportDoubleEncoding() }
  }

  /// Whether the file isn't read, so that its contents are unknown.
  var isUnread: Bool { bytes.isEmpty && !diagnostics.isEmpty }

  /// Reports the first letter of UTF-8 that was read as Windows-1252 and saved again, such as `Ã¼` for `ü`.
  private mutating func reportDoubleEncoding() {
    guard let found = DoubleEncoding.first(in: bytes) else { return }
    report(
      "InvalidUTF8", "Letter '\(found.letter)' must not be encoded twice, as '\(found.shown)'", at: found.offset,
      solutions: ["replace '\(found.shown)' with '\(found.letter)'"],
      explanation: "The file was once read as Windows-1252 and saved again; it may have more of them")
    let last = diagnostics.count - 1
    diagnostics[last].range.end.column += found.shown.utf8.count
    diagnostics[last].fixes = [
      Fix(diagnostics[last].solutions[0], at: diagnostics[last].range, with: found.letter, isSafe: false)
    ]
  }

  /// Returns a range at a position of the file.
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

  /// Decodes Windows-1252, which old Western European files use; replaces other invalid UTF-8 with U+FFFD, and NUL,
  /// which would end C strings.
  private mutating func replaceInvalidBytes() {
    let isUTF8 = bytes.withUnsafeBufferPointer { UTF8Check.firstInvalidByte(in: $0) }
    if let offset = isUTF8 {
      let isWestern = Windows1252.isLikely(bytes)
      report(
        "InvalidUTF8", "A text file must be UTF-8", at: offset, solutions: ["save the file as UTF-8"],
        explanation: isWestern
          ? "It is read as Windows-1252, which includes Latin-1" : "Invalid bytes are shown as U+FFFD")
      bytes = isWestern ? Windows1252.utf8(bytes) : Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
    if let offset = bytes.firstIndex(of: 0) {
      report("NULByte", "A text file must not contain NUL bytes", at: offset, solutions: ["remove the byte"])
      bytes = Array(bytes.split(separator: 0, omittingEmptySubsequences: false).joined(separator: [0xEF, 0xBF, 0xBD]))
    }
  }

  private mutating func dropExcessMarks() {
    guard let offset = bytes.withUnsafeBufferPointer({ CombiningMarks.firstExcess(in: $0) }) else { return }
    report(
      "InputTooComplex", "A letter must have at most \(CombiningMarks.limit) combining marks", at: offset,
      solutions: ["remove the marks"],
      explanation: "Further marks are dropped")
    bytes = Array(CombiningMarks.limited(String(decoding: bytes, as: UTF8.self)).utf8)
  }

  private mutating func report(
    _ id: String, _ summary: Message, at offset: Int, solutions: [Message],
    explanation: Message = "Invalid bytes are shown as U+FFFD"
  ) {
    diagnostics.report(
      id, .warning, summary, at: SourceRange(path: path, start: bytes.position(of: offset)), explanation: explanation,
      solutions: solutions)
  }
}
