import CaseStudyModel

/// The location of a file's front matter: between a first line `---` and a later line `---` or `...`.
struct FrontMatterFences {
  /// The bytes between the fences, as offsets.
  var content: Range<Int>
  /// The offset of the first byte after the closing fence.
  var bodyStart: Int
  /// The number of lines up to and including the closing fence.
  var bodyLine: Int

  /// Finds the front matter; `nil` if the file has none.
  init?(_ bytes: [UInt8]) {
    // Fast path: a file without front matter needs no table of lines.
    guard bytes.starts(with: "---".utf8) else { return nil }
    let lines = LineTable(bytes[...])
    guard Self.isFence(lines[1], of: "---"),
      let last = (1...lines.count).dropFirst().first(where: { number in
        ["---", "..."].contains { Self.isFence(lines[number], of: $0) }
      })
    else { return nil }
    content = lines[2].startIndex..<lines[last].startIndex
    bodyStart = min(lines[last].endIndex + 1, bytes.count)
    bodyLine = last
  }

  /// Returns whether a line is a fence; trailing blanks are ignored.
  private static func isFence(_ line: ArraySlice<UInt8>, of signs: String) -> Bool {
    line.starts(with: signs.utf8)
      && line.dropFirst(signs.utf8.count).allSatisfy(\.isSpaceOrTab)
  }
}
