/// Removes the sizes that Zenn, HackMD and Azure DevOps read in images, as in `![a plan](plan.png =600x)`.
enum ImageSizes {
  private static let sized = CompiledPattern(
    #/
    (?: ^ | [^`\\] ) \x21 \[ [^\[\]\n]* \] \( [^\s()<>]+
    ( [\x20\t]+ = (?: \d{1,5} %? x? \d{0,5} %? | x \d{1,5} %? ) )
    (?= [\x20\t]* (?: \x22 [^\x22\n]* \x22 [\x20\t]* )? \) )
    /#)

  /// Overwrites sizes outside fences with spaces, which preserves positions.
  static func remove(from bytes: inout [UInt8], startingAt start: Int) {
    guard bytes.firstIndex(of: Array(" =".utf8), from: start) != nil else { return }
    for range in ProseLines.ranges(of: bytes, startingAt: start)
    where bytes[range].contains(UInt8(ascii: "!")) && bytes[range].contains(UInt8(ascii: "=")) {
      let text = String(decoding: bytes[range], as: UTF8.self)
      for match in sized.matches(in: text[...]) {
        let offset = range.lowerBound + text[..<match.1.startIndex].utf8.count
        bytes.blank(offset..<(offset + match.1.utf8.count))
      }
    }
  }
}
