import CaseStudyModel

/// The narrowing of diagnostics to the words that they quote, with the fixes that replace such words.
///
/// Most checks know the line of what they report, or the key of the front matter. The word itself is found in the file
/// afterwards, and only for diagnostics, so that no study has to keep the positions of all its words.
package struct QuotedWords {
  private let content: any ContentSource
  private let kinds: DiagnosticKinds
  private var files: [PathKey: [ArraySlice<UInt8>]] = [:]
  /// The words of settings files, in which a diagnostic may be about any line.
  private var indices: [PathKey: WordIndex] = [:]

  /// The solutions that name a word and its replacement.
  private static let replacing = "replace '{{1}}' with '{{2}}'"
  /// The number of lines below a key in which its values are searched for.
  private static let lineLimit = 100

  package init(in content: any ContentSource, _ kinds: DiagnosticKinds) {
    self.content = content
    self.kinds = kinds
  }

  /// Returns diagnostics with the ranges of the words that they are about.
  package mutating func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { located($0) }
  }

  private mutating func located(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.solutions.removeAll { solution in
      Self.replacement(by: solution).map { $0.word.utf8.elementsEqual($0.text.utf8) } ?? false
    }
    let isPlace = diagnostic.range.start == diagnostic.range.end
    let replacement = diagnostic.fixes.isEmpty ? Self.replacement(in: diagnostic) : nil
    guard isPlace || replacement != nil else { return diagnostic }
    let lines = lines(of: diagnostic.range.path)
    guard !lines.isEmpty else { return diagnostic }
    var found = diagnostic
    let words = [replacement?.word].compactMap { $0 } + diagnostic.summary.quotations
    for (index, word) in words.enumerated() where !word.isEmpty {
      let isReplaced = index == 0 && replacement != nil
      guard let range = range(of: word, near: diagnostic.range, in: lines, asKey: isReplaced) else { continue }
      // A key that the summary names is before its value, and not a word in it.
      let isOfSummary = index > 0 || replacement == nil
      if isPlace, isOfSummary, Self.isKey(word, before: diagnostic.range.start, in: lines) { continue }
      if isPlace { found.range = range }
      if index == 0, let replacement {
        let isCertain = isCertain(replacement.word, at: range, near: diagnostic.range, in: lines)
        let fix = Fix(
          replacement.title, [Fix.Replacement(range, with: replacement.text)],
          isSafe: kinds.traits(of: diagnostic.id).contains(.isAboutWordOfFormat)
            && Self.isTypingError(replacement.word, for: replacement.text) && Self.count(in: diagnostic) == 1
            && isCertain)
        found.fixes = [fix]
      }
      break
    }
    return found
  }

  private static func replacement(in diagnostic: Diagnostic) -> (title: Message, word: String, text: String)? {
    diagnostic.solutions.lazy.compactMap(replacement(by:)).first
  }

  private static func replacement(by solution: Message) -> (title: Message, word: String, text: String)? {
    guard solution.format == replacing, case .text(let word) = solution.arguments[0],
      case .text(let text) = solution.arguments[1]
    else { return nil }
    return (solution, word, text)
  }

  /// Returns the number of words among which an author may choose.
  private static func count(in diagnostic: Diagnostic) -> Int { diagnostic.solutions.count { $0.format == replacing } }

  /// Returns whether a word is misspelt, also judging it without the brackets around it, which would make it seem
  /// longer.
  private static func isTypingError(_ word: String, for name: String) -> Bool {
    Fix.isTypingError(word, for: name) && Fix.isTypingError(bare(word), for: bare(name))
  }

  private static func bare(_ word: String) -> String { String(word.trimming { "()[]（）.".contains($0) }) }

  /// Returns whether the found word must be the one that the message means. In a settings file with an unknown line,
  /// another value or a comment may contain the word by chance, so it must be a key, and the only one.
  private mutating func isCertain(
    _ word: String, at place: SourceRange, near range: SourceRange, in lines: [ArraySlice<UInt8>]
  ) -> Bool {
    guard Self.isAboutAnyLine(range) else { return true }
    let bytes = Array(word.utf8)
    let keys = places(in: range.path, lines).lines(with: bytes).filter { line in
      Self.offset(of: bytes, in: lines[line], from: 0, false, asKey: true) != nil
    }
    return keys == [place.start.line - 1]
  }

  /// Returns whether a diagnostic is about the settings as a whole.
  private static func isAboutAnyLine(_ place: SourceRange) -> Bool {
    SitePath.fileExtension(of: place.path) == "yml" && place.start == SourcePosition(line: 1)
  }

  private mutating func lines(of path: String) -> [ArraySlice<UInt8>] {
    let key = PathKey(path)
    if let known = files[key] { return known }
    var bytes = (try? content.read(path)) ?? []
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    files[key] = lines
    return lines
  }

  /// - Parameter isKey: whether the word is preferably a key, in a settings file whose line isn't known.
  private mutating func range(
    of word: String, near range: SourceRange, in lines: [ArraySlice<UInt8>], asKey isKey: Bool
  ) -> SourceRange? {
    let start = range.start
    guard lines.indices.contains(start.line - 1) else { return nil }
    let isSettings = SitePath.fileExtension(of: range.path) == "yml"
    var searched = [start.line - 1]
    let isAboutAnyLine = Self.isAboutAnyLine(range)
    if isAboutAnyLine {
      // Searching all lines for each of many diagnostics would be quadratic.
      searched = places(in: range.path, lines).lines(with: Array(word.utf8))
    } else if isSettings || Self.isInFrontMatter(start.line - 1, lines) {
      // The values of a key are on its line, or indented below it. The next item of a list isn't part of this one.
      let beginsItem = lines[start.line - 1].prefix(start.column - 1).allSatisfy { " -".utf8.contains($0) }
      let margin = beginsItem ? start.column - 1 : 0
      let below = lines[start.line...].prefix(Self.lineLimit).prefix { line in
        let text = line.drop { $0 == UInt8(ascii: " ") }
        return line.first.map { " -\t\r".utf8.contains($0) } ?? true
          && (text.isEmpty || text.startIndex - line.startIndex >= margin)
      }
      searched += below.indices
    }
    let searches = (isKey && isAboutAnyLine ? [(true, false)] : []) + [(false, false), (false, true)]
    for (isKey, ignoringCase) in searches {
      for index in searched {
        let column = index == start.line - 1 ? start.column : 1
        guard
          let offset = Self.offset(of: Array(word.utf8), in: lines[index], from: column - 1, ignoringCase, asKey: isKey)
        else { continue }
        return SourceRange(path: range.path, line: index + 1, column: offset + 1, length: word.utf8.count)
      }
    }
    return nil
  }

  private mutating func places(in path: String, _ lines: [ArraySlice<UInt8>]) -> WordIndex {
    let key = PathKey(path)
    if let known = indices[key] { return known }
    let places = WordIndex(in: lines)
    indices[key] = places
    return places
  }

  /// Returns whether a word is the key on its line, before a position in the value.
  private static func isKey(_ word: String, before place: SourcePosition, in lines: [ArraySlice<UInt8>]) -> Bool {
    guard lines.indices.contains(place.line - 1) else { return false }
    let before = lines[place.line - 1].prefix(place.column - 1).drop { " -".utf8.contains($0) }
    return before.starts(with: "\(word):".utf8)
  }

  /// Returns whether bytes of a line are a key, at its beginning or in braces.
  private static func isKey(_ word: Range<Int>, in line: ArraySlice<UInt8>) -> Bool {
    let (before, after) = (line.prefix(word.lowerBound), line.dropFirst(word.upperBound))
    guard after.first == UInt8(ascii: ":"), let last = before.last(where: { !" -".utf8.contains($0) }) else {
      return after.first == UInt8(ascii: ":")
    }
    return "{,".utf8.contains(last)
  }

  private static func isInFrontMatter(_ line: Int, _ lines: [ArraySlice<UInt8>]) -> Bool {
    guard line > 0, lines[0].starts(with: "---".utf8), lines[line].first?.isPartOfWord == true else {
      return false
    }
    let end = lines.dropFirst().prefix(1000).firstIndex { $0.starts(with: "---".utf8) }
    return end.map { line < $0 } ?? false
  }

  /// Returns the offset of a word that no letter or digit extends.
  private static func offset(
    of word: [UInt8], in line: ArraySlice<UInt8>, from offset: Int, _ ignoringCase: Bool, asKey: Bool
  ) -> Int? {
    guard line.count >= offset + word.count, line.count < WordIndex.lineLengthLimit else { return nil }
    let folded = { (byte: UInt8) in ignoringCase ? byte.asciiLowercased : byte }
    let bytes = line.map(folded)
    let word = word.map(folded)
    // A key in braces is before any text or comment.
    let end = asKey ? line.prefix { !"\"'#".utf8.contains($0) }.count : line.count
    return (offset...(bytes.count - word.count)).first { start in
      guard bytes[start..<(start + word.count)].elementsEqual(word) else { return false }
      let before = start > 0 && bytes[start - 1].isPartOfWord && word[0].isPartOfWord
      let next = start + word.count
      let after = next < bytes.count && bytes[next].isPartOfWord && word[word.count - 1].isPartOfWord
      return !before && !after && (!asKey || next <= end && isKey(start..<next, in: line))
    }
  }
}

extension Message {
  /// The names and quotations of the sentence, in order, without the words of other programs.
  var quotations: [String] {
    if format == Message(verbatim: "").format { return [] }
    return arguments.flatMap { argument in
      switch argument {
      case .text(let text): [text]
      case .message(let part): part.quotations
      case .number: [String]()
      }
    }
  }
}
