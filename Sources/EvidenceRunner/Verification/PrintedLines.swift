import CaseStudyModel

/// The lines of a program's output, in the form that a Markdown block can contain.
enum PrintedLines {
  /// Divides a text into lines, without trailing white space and trailing blank lines.
  ///
  /// Carriage returns end lines, and NUL becomes U+FFFD, as in the Markdown parser.
  static func of(_ text: String) -> [String] {
    var lines: [[UInt8]] = [[]]
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x0d: lines.append([])
      case 0x0a where previous == 0x0d: break
      case 0x0a: lines.append([])
      case 0: lines[lines.count - 1] += [0xef, 0xbf, 0xbd]
      default: lines[lines.count - 1].append(byte)
      }
      previous = byte
    }
    var texts = lines.map { String(decoding: $0.trimmingEnd(while: \.isASCIIWhitespace), as: UTF8.self) }
    while texts.last == "" { texts.removeLast() }
    return texts
  }
}
