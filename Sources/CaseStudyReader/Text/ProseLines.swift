/// The lines of a Markdown text outside its fenced code.
enum ProseLines {
  /// Returns the ranges of the lines, without their line endings.
  static func ranges(of bytes: [UInt8], startingAt start: Int) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var ranges: [Range<Int>] = []
      var fence: CodeFence?
      var index = start
      while index < bytes.count {
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let content = index + bytes[index..<end].prefix { $0 == UInt8(ascii: " ") }.count
        if let opened = fence {
          if opened.isClosed(by: bytes[index..<end]) { fence = nil }
        } else {
          fence = content < end ? CodeFence(bytes, from: content) : nil
          if fence == nil { ranges.append(index..<end) }
        }
        index = end + 1
      }
      return ranges
    }
  }
}
