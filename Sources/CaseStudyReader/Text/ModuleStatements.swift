import CaseStudyModel

/// Module imports and exports at the beginning of MDX texts, which have no meaning here.
///
/// Files that end in `.mdx` may have them between any two paragraphs; other files may contain code that looks like
/// them.
enum ModuleStatements {
  private static let statements = CompiledPattern(
    #/
    (?: import \s (?: [\w$\s,{}*]+? \s from \s++ )? \s* ["'] [^"'\n]+ ["'] ;? \s* )*
    (?: export \s+ (?: const | let | var ) \s+ [\w$]+ \s* = [^=>] (?: . | \n )* [;\])}"'`] \s* )? $
    /#)

  /// The maximum length of statements in bytes, which bounds the time of matching.
  private static let lengthLimit = 4000

  /// Overwrites statements above the first heading or text, and all those of MDX, with spaces, which preserves line
  /// numbers.
  static func remove(from bytes: inout [UInt8], startingAt start: Int, isMDX: Bool) {
    if isMDX { removeAll(from: &bytes, startingAt: start) }
    var index = start
    while index < bytes.count {
      var end = index
      // Headings and components end a paragraph without a blank line.
      while end < bytes.count, !isBreak(bytes, at: end) { end = lineEnd(bytes, from: end) + 1 }
      end = min(end, bytes.count)
      if index == end {
        let next = lineEnd(bytes, from: index)
        guard bytes[index..<next].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return }
        index = next + 1
        continue
      }
      guard areAll(String(decoding: bytes[index..<end], as: UTF8.self)) else { return }
      bytes.blank(index..<end)
      index = end
    }
  }

  /// Overwrites the paragraphs outside fences that begin with a keyword; MDX never shows those.
  private static func removeAll(from bytes: inout [UInt8], startingAt start: Int) {
    let lines = ProseLines.ranges(of: bytes, startingAt: start)
    // After a statement with unbalanced brackets, each statement ends at a blank line; otherwise the time could be
    // quadratic.
    var mayHaveBlankLines = true
    var index = 0
    while index < lines.count {
      let isFirst = index == 0 || isBlank(bytes[lines[index - 1]])
      guard isFirst, keywords.contains(where: { bytes[lines[index]].starts(with: $0.utf8) }) else {
        index += 1
        continue
      }
      let closed = mayHaveBlankLines ? closedEnd(ofStatementAt: index, among: lines, in: bytes) : nil
      let end = closed ?? lines[index...].firstIndex { isBlank(bytes[$0]) } ?? lines.count
      if closed == nil { mayHaveBlankLines = false }
      for line in lines[index..<end] { bytes.blank(line) }
      index = end
    }
  }

  /// Returns the index of the blank line after a statement whose brackets are closed; `nil` if they aren't soon.
  private static func closedEnd(ofStatementAt first: Int, among lines: [Range<Int>], in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in first..<lines.count where lines[index].upperBound - lines[first].lowerBound <= lengthLimit {
      if depth <= 0, isBlank(bytes[lines[index]]) { return index }
      for byte in bytes[lines[index]] {
        if "([{".utf8.contains(byte) { depth += 1 } else if ")]}".utf8.contains(byte) { depth -= 1 }
      }
    }
    return nil
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy(\.isSpaceOrTab) }

  private static let keywords = ["import ", "export ", "import{", "export{"]

  /// Returns whether a paragraph has nothing but statements.
  static func areAll(_ text: String) -> Bool {
    guard text.hasPrefix("import") || text.hasPrefix("export"), text.utf8.count <= lengthLimit else { return false }
    return statements.prefixMatch(in: text) != nil
  }

  /// Returns whether the line at an index is blank, or begins a heading or a component.
  private static func isBreak(_ bytes: [UInt8], at index: Int) -> Bool {
    let first = bytes[index..<lineEnd(bytes, from: index)].first { $0 != UInt8(ascii: " ") }
    return first == nil || bytes[index] == UInt8(ascii: "#") || bytes[index] == UInt8(ascii: "<")
  }

  private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }
}
