import CaseStudyModel
import CodeDifference

/// Writes the sides that the reader inferred into a file's info strings.
///
/// A word in one fence can change the inferred side of another block. So the file is read again after each edit, and
/// any block that would change its side gets a word too, possibly `neutral`.
struct SideAdoption {
  /// Reads the file as a study.
  let read: (SourceFile) -> CaseStudy

  /// A file whose sides are written into it one by one without changing any.
  struct Result {
    /// The new bytes.
    var bytes: [UInt8]
    /// The number of fences that got a word.
    var count: Int
  }

  /// Returns the file with all sides written down.
  /// - Throws: `CommandFailure` for a fence whose info string can't take a word.
  func adopted(_ file: SourceFile) throws(CommandFailure) -> Result {
    let wanted = read(file).article.snippets
    let indented = Self.linesOfIndentedBlocks(wanted)
    var words = Self.words(for: wanted.filter { $0.side != nil && $0.sideSource.isGuess })
    while true {
      let adopted = SourceFile(path: file.path, bytes: Self.adding(words, to: file.bytes, indented))
      let found = words.isEmpty ? wanted : read(adopted).article.snippets
      guard found.count == wanted.count else {
        throw CommandFailure("Adopting the sides would change how '\(file.path)' is read; add them by hand")
      }
      let changed = zip(wanted, found).filter { $0.side != $1.side || $1.side != nil && $1.sideSource.isGuess }
      if changed.isEmpty { return Result(bytes: adopted.bytes, count: words.count) }
      if let stuck = changed.first(where: { words[$0.0.line] != nil }) {
        throw CommandFailure(
          "A side can't be added to the info string on line \(stuck.0.line) of '\(file.path)'; fix that first"
        )
      }
      words.merge(Self.words(for: changed.map(\.0))) { first, _ in first }
    }
  }

  /// Returns the side words by the lines of their fences.
  private static func words(for snippets: [Snippet]) -> [Int: String] {
    Dictionary(snippets.map { ($0.line, $0.sideName) }) { first, _ in first }
  }

  /// Returns the last line of each indented block by its first one. A block may hold several snippets.
  private static func linesOfIndentedBlocks(_ snippets: [Snippet]) -> [Int: Int] {
    Dictionary(
      snippets.filter(\.isIndented).map { ($0.line, $0.codeLine + $0.lineCount - 1) }, uniquingKeysWith: max)
  }

  /// Appends words to opening fences, before their line endings. An indented block has none, so it gets fences.
  private static func adding(_ words: [Int: String], to bytes: [UInt8], _ indented: [Int: Int]) -> [UInt8] {
    let text = LineText(bytes)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + words.count * 8)
    // The last line of the indented block that is being written.
    var lastLine: Int?
    for line in 0..<text.lineCount {
      let end = text.end(ofLine: line).bytes
      // The last line of the file may have no end.
      let innerEnd = end.isEmpty ? [UInt8(ascii: "\n")] : end
      if let last = indented[line + 1], let word = words[line + 1] {
        output += Array("```\(word)".utf8) + innerEnd
        lastLine = last
      }
      if let last = lastLine {
        output += Self.withoutMargin(bytes[text.contentRange(ofLine: line)])
        output += line + 1 < last ? end : innerEnd + Array("```".utf8) + end
        if line + 1 == last { lastLine = nil }
        continue
      }
      guard let word = words[line + 1] else {
        output += bytes[text.range(ofLine: line)]
        continue
      }
      let content = bytes[text.contentRange(ofLine: line)]
      output += content.trimmingEnd(while: \.isSpaceOrTab)
      output += Array((" " + word).utf8) + end
    }
    return output
  }

  /// Returns a line of an indented block without the white space that makes it code.
  private static func withoutMargin(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let spaces = line.prefix { $0 == UInt8(ascii: " ") }.prefix(4)
    return spaces.count < 4 && line[spaces.endIndex...].first == UInt8(ascii: "\t")
      ? line[(spaces.endIndex + 1)...] : line[spaces.endIndex...]
  }
}
