/// The lines of a Markdown text outside its fenced code.
enum ProseLines {
  /// Returns the ranges of the lines, without their line endings.
  static func ranges(of bytes: [UInt8], startingAt start: Int) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var ranges: [Range<Int>] = []
      var fence: (character: UInt8, length: Int)?
      var index = start
      while index < bytes.count {
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let content = index + bytes[index..<end].prefix { $0 == UInt8(ascii: " ") }.count
        if let opened = fence {
          if LineStart.closesFence(bytes[index..<end], character: opened.character, length: opened.length) {
            fence = nil
          }
        } else {
          fence = content < end ? LineStart.openedFence(bytes, from: content) : nil
          if fence == nil { ranges.append(index..<end) }
        }
        index = end + 1
      }
      return ranges
    }
  }
}
