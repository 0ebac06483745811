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
  ///
  /// A file whose text was changed before it was read stays as it is: the places of fixes are places in the changed
  /// text.
  init(_ original: [UInt8], applying fixes: [Fix]) {
    guard KeptText.isIn(original), !KeptText.hasLoneReturn(original) else {
      bytes = original
      return
    }
    // Positions count from the first byte after a byte order mark.
    let start = original.starts(with: Self.mark) ? Self.mark.count : 0
    let body = Array(original[start...])
    let text = LineText(body)
    let hasReturns = body.contains(UInt8(ascii: "\r"))
    var edits = EditList()
    for fix in fixes {
      let ranges = fix.replacements.map { Self.offsets(of: $0.range, in: text) }
      let known = ranges.compactMap { $0 }
      guard !known.isEmpty, known.count == ranges.count, known.allSatisfy({ edits.isFree($0) }) else { continue }
      for (range, replacement) in zip(known, fix.replacements) {
        let written = hasReturns ? replacement.text.replacing("\n", with: "\r\n") : replacement.text
        edits.add(range, Array(written.utf8))
      }
      count += 1
    }
    bytes = original[..<start] + edits.applied(to: body)
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

/// Replacements of bytes that don't touch each other, sorted.
private struct EditList {
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// Returns whether no replacement shares a byte with a range, or begins at the same place.
  func isFree(_ range: Range<Int>) -> Bool {
    let next = index(of: range)
    if next < edits.count, edits[next].range.lowerBound < max(range.upperBound, range.lowerBound + 1) { return false }
    return next == 0 || edits[next - 1].range.upperBound <= range.lowerBound
  }

  /// Adds a replacement. Diagnostics are sorted, so most are added at the end.
  mutating func add(_ range: Range<Int>, _ text: [UInt8]) {
    edits.insert((range, text), at: index(of: range))
  }

  /// Returns bytes with the replacements.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += bytes[end..<max(end, edit.range.lowerBound)]
      result += edit.text
      end = max(end, edit.range.upperBound)
    }
    return result + bytes[end...]
  }

  private func index(of range: Range<Int>) -> Int {
    edits.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
  }
}
