import CaseStudyModel

/// Wraps tables and indented code in scrollable groups with keyboard focus.
///
/// A cell of a wide table names its column, because narrow windows show the cells below each other.
struct ScrollRegionWriter: Sendable {
  private let texts: InterfaceTexts
  private var tableCount = 0
  private var codeCount = 0
  private var columns = ColumnLabels()

  init(_ texts: InterfaceTexts) { self.texts = texts }

  /// Appends HTML with its tables wrapped and its blocks of code labelled. Links divide a table among several calls.
  mutating func write(_ html: String, into out: inout [UInt8]) {
    var html = html
    html.withUTF8 { bytes in
      var start = 0
      var index = 0
      /// Appends what was read, up to the place where something is inserted.
      func copy(to end: Int) {
        out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
      while index < bytes.count {
        if bytes[index] != UInt8(ascii: "<") {
          columns.read(bytes[index])
          index += 1
        } else if Self.begins(bytes, at: index, with: "<table") {
          copy(to: index)
          tableCount += 1
          columns = ColumnLabels()
          out.append(html: "<div class=\"scroll\" tabindex=\"0\" role=\"group\"")
          out.append(attribute: "aria-label", texts.text("article.table", ["number": .integer(tableCount)]))
          out.append(html: ">")
          index += 6
        } else if Self.begins(bytes, at: index, with: "</table>") {
          index += 8
          copy(to: index)
          columns = ColumnLabels()
          out.append(html: "</div>")
        } else if Self.begins(bytes, at: index, with: "<pre>") {
          copy(to: index)
          codeCount += 1
          out.append(html: "<pre tabindex=\"0\" role=\"group\"")
          out.append(attribute: "aria-label", texts.text("article.indentedCode", ["number": .integer(codeCount)]))
          out.append(html: ">")
          index += 5
          start = index
        } else {
          let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
          if let label = columns.label(at: bytes[(index + 1)..<end]) {
            copy(to: index + 3)
            out.append(html: " data-label=\"")
            out.append(contentsOf: label)
            out.append(html: "\"")
          }
          index = end
        }
      }
      copy(to: bytes.count)
    }
  }

  private static func begins(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, with tag: StaticString) -> Bool {
    guard bytes.count - index >= tag.utf8CodeUnitCount else { return false }
    for offset in 0..<tag.utf8CodeUnitCount where bytes[index + offset] != tag.utf8Start[offset] { return false }
    return true
  }
}

/// The names of a table's columns, as its tags and texts are read.
private struct ColumnLabels {
  private var names: [[UInt8]] = []
  private var isHead = false
  private var isName = false
  private var column = 0
  /// Whether a cell spans several columns or rows, or a name is too long to be repeated in each row.
  private var isIrregular = false

  /// The number of columns up to which a table fits a phone.
  private static let narrowLimit = 2
  /// The maximum length of a name in bytes.
  private static let nameLimit = 64

  /// Reads a byte of text.
  mutating func read(_ byte: UInt8) {
    // The line break after a name isn't part of it.
    if !isName || byte == UInt8(ascii: "\n") { return }
    names[names.count - 1].append(contentsOf: byte == UInt8(ascii: "\"") ? Array("&quot;".utf8) : [byte])
    if names[names.count - 1].count > Self.nameLimit { isIrregular = true }
  }

  /// Reads a tag from behind its `<`.
  /// - Returns: the name of the column if the tag begins a cell of a wide table after the first column.
  mutating func label(at tag: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    switch String(decoding: tag.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }, as: UTF8.self) {
    case "thead": isHead = true
    case "/thead": isHead = false
    case "tr": column = 0
    case "/th": isName = false
    case "th" where isHead:
      names.append([])
      isName = true
      noteSpan(in: tag)
    case "th", "td":
      noteSpan(in: tag)
      defer { column += 1 }
      guard !isHead, !isIrregular, names.count > Self.narrowLimit, column > 0, column < names.count else { return nil }
      return names[column].isEmpty ? nil : names[column]
    default: break
    }
    return nil
  }

  private mutating func noteSpan(in tag: Slice<UnsafeBufferPointer<UInt8>>) {
    if tag.count > 8, String(decoding: tag, as: UTF8.self).contains("span=") { isIrregular = true }
  }
}
