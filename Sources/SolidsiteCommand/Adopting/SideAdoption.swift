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
    let indented = Dictionary(grouping: wanted.filter(\.isIndented), by: \.line)
    var words = Self.words(for: wanted.filter { $0.side != nil && $0.sideSource.isGuess })
    // The reader takes a lone carriage return for the end of a line; this type and git don't.
    if !words.isEmpty, KeptText.hasLoneReturn(file.bytes) {
      throw CommandFailure("Adopting the sides would change how '\(file.path)' is read; add them by hand")
    }
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

  /// Appends words to opening fences, before their line endings. An indented block has none, so it gets fences.
  /// - Parameter indented: the snippets of each indented block by its first line.
  private static func adding(_ words: [Int: String], to bytes: [UInt8], _ indented: [Int: [Snippet]]) -> [UInt8] {
    let text = LineText(bytes)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + words.count * 8)
    // The indented block that is being written.
    var block: [Snippet] = []
    var lineEnd = [UInt8(ascii: "\n")]
    for line in 1..<(text.lineCount + 1) {
      let content = bytes[text.contentRange(ofLine: line - 1)]
      let end = text.end(ofLine: line - 1).bytes
      // The last line of the file may have no end; then the fences get that of the line above.
      if !end.isEmpty { lineEnd = end }
      let word = words[line]
      if let word, let snippets = indented[line] {
        output += Array("```\(word)".utf8) + lineEnd
        block = snippets
      }
      if let first = block.first, let last = block.last {
        output += content.dropFirst(first.margin(ofLine: line) ?? 0)
        let isLast = line + 1 == last.codeLine + last.lineCount
        output += isLast ? lineEnd + Array("```".utf8) + end : end
        if isLast { block = [] }
      } else if let word {
        output += content.trimmingEnd(while: \.isSpaceOrTab)
        output += Array((" " + word).utf8) + end
      } else {
        output += content
        output += end
      }
    }
    return output
  }
}
