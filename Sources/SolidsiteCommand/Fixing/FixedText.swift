import CaseStudyModel
import CodeDifference

/// A file's text with fixes applied.
struct FixedText {
  /// The new bytes.
  private(set) var bytes: [UInt8]
  /// The number of fixes that were applied.
  private(set) var count = 0

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Applies fixes in their order, without those that overlap an earlier one; a later pass finds them again.
  init(_ original: [UInt8], applying fixes: [Fix]) {
    // Positions count from the first byte after a byte order mark.
    let start = original.starts(with: Self.mark) ? Self.mark.count : 0
    let body = Array(original[start...])
    let text = LineText(body)
    let hasReturns = body.contains(UInt8(ascii: "\r"))
    var edits: [(range: Range<Int>, text: [UInt8])] = []
    for fix in fixes {
      let ranges = fix.replacements.map { Self.offsets(of: $0.range, in: text) }
      let known = ranges.compactMap { $0 }
      let isFree = known.allSatisfy { new in edits.allSatisfy { !Self.touches($0.range, new) } }
      guard !known.isEmpty, known.count == ranges.count, isFree else { continue }
      for (range, replacement) in zip(known, fix.replacements) {
        let written = hasReturns ? replacement.text.replacing("\n", with: "\r\n") : replacement.text
        edits.append((range, Array(written.utf8)))
      }
      count += 1
    }
    bytes = body
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text)
    }
    bytes = original[..<start] + bytes
  }

  /// Whether two ranges share a byte, or begin at the same place.
  private static func touches(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.overlaps(right) || left.lowerBound == right.lowerBound
  }

  /// Returns the bytes of a range; `nil` for one outside the text.
  private static func offsets(of range: SourceRange, in text: LineText) -> Range<Int>? {
    guard let start = offset(of: range.start, in: text), let end = offset(of: range.end, in: text), start <= end else {
      return nil
    }
    return start..<end
  }

  private static func offset(of position: SourcePosition, in text: LineText) -> Int? {
    guard position.line >= 1, position.column >= 1, position.line <= text.lineCount else { return nil }
    let line = text.contentRange(ofLine: position.line - 1)
    let offset = line.lowerBound + position.column - 1
    return offset <= line.upperBound ? offset : nil
  }
}
