import CaseStudyModel

/// The first lines of a file, which may be settings.
struct FrontMatterLines {
  /// The lines as written.
  let written: [String]
  /// The lines without blanks and invisible characters at their ends.
  let visible: [String]
  private let names: Set<String>
  private let isStrict: Bool

  /// The number of lines in which a fence is searched for.
  private static let lineLimit = 100
  /// The number of lines in which a known key is searched for.
  private static let keyLimit = 12
  /// The number of lines of text above settings.
  private static let textLimit = 20
  /// The keys whose misspellings count; the others resemble words of texts.
  private static let distinct = ["title", "summary", "principles", "authors", "difficulty", "language"]

  /// Splits a text.
  /// - Parameters:
  ///   - names: the known keys.
  ///   - isStrict: whether the file was written for this program, so that misspelt keys count too.
  init(_ bytes: ArraySlice<UInt8>, names: Set<String>, isStrict: Bool) {
    written = Self.lines(of: bytes.prefix(64 << 10), atMost: Self.lineLimit)
    visible = written.map(Self.visible)
    self.names = names
    self.isStrict = isStrict
  }

  /// Returns the lines of a text; after the limit, the rest is one line.
  static func lines(of bytes: ArraySlice<UInt8>, atMost limit: Int = .max) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), maxSplits: limit, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The index of the first line with text.
  var firstWithText: Int? { visible.firstIndex { !$0.isEmpty } }

  /// Returns whether a line is a fence of front matter; trailing blanks are ignored.
  static func isFence(_ line: String) -> Bool {
    line.hasPrefix("---") && line.utf8.dropFirst(3).allSatisfy(\.isSpaceOrTab)
  }

  /// Returns whether there is a known key among the first lines, with only settings above it.
  func haveSettings(from start: Int) -> Bool {
    for line in written.dropFirst(start).prefix(Self.keyLimit) {
      if let key = key(of: line), isKnown(key) { return true }
      guard maySettle(line) else { return false }
    }
    return false
  }

  /// Returns the lines of settings above the next fence; `nil` if the first line has no known key, or if some lines are
  /// text.
  func closedSettings(from start: Int) -> Range<Int>? {
    guard written.indices.contains(start), let key = key(of: written[start]), names.contains(key),
      let end = written.indices.dropFirst(start + 1).first(where: { Self.isFence(written[$0]) })
    else { return nil }
    return written[start..<end].allSatisfy(maySettle) ? start..<end : nil
  }

  /// Returns whether a line is a malformed fence: it consists of the wrong characters, or has additional ones.
  func resembleFence(_ index: Int) -> Bool {
    let line = visible[index]
    if line.hasPrefix("---") { return line.count <= 40 }
    if isStrict, Self.opensCode(line) { return Self.opensCode(line, in: ["yaml", "yml"]) }
    return !line.isEmpty && line.count <= 80 && line.allSatisfy { "-*_=~+—–− ".contains($0) }
  }

  /// Returns the index of the line that was most likely meant to close settings.
  func likelyEnd(from start: Int) -> Int? {
    for index in written.indices.dropFirst(start) {
      let line = visible[index]
      let closesCode = (line == "```" || line == "~~~") && index > start && !visible[index - 1].isEmpty
      // A line of a list or of a text begins with one hyphen.
      if line.count > 1, !Self.isFence(written[index]), resembleFence(index) || closesCode { return index }
      if !maySettle(written[index]) { return nil }
    }
    return nil
  }

  /// Returns the lines of settings between two fences below text.
  func settingsBelowText(from start: Int) -> Range<Int>? {
    let above = written.dropFirst(start).prefix(Self.textLimit).prefix { !Self.opensCode($0) }
    guard let fence = above.indices.first(where: { Self.isFence(written[$0]) }), fence > start else { return nil }
    return closedSettings(from: fence + 1)
  }

  /// The lines of settings that begin the text, with or without an opening fence, and that a fence closes.
  var secondPart: Range<Int>? {
    guard let first = firstWithText else { return nil }
    return closedSettings(from: Self.isFence(written[first]) ? first + 1 : first)
  }

  /// Finds a key that may mark a draft at the beginning of a file whose front matter isn't between valid fences.
  func draftMark(in text: SourceText) -> DraftMark? {
    guard let start = firstWithText else { return nil }
    let mark = { (lines: ArraySlice<String>, isProse: Bool) in
      DraftMark(inLines: lines, firstLine: lines.startIndex + 1, path: text.path, isProse: isProse)
    }
    if opensSettings(start) {
      // Unlike a fault in the fences, a draft must be found in settings of any length.
      let lines = Self.lines(of: text.bytes[...])
      if let found = mark(lines[start..<endOfSettings(lines, from: start)], false) { return found }
    } else {
      let paragraph = written[start...].prefix { !$0.allSatisfy(\.isWhitespace) }
      if let inParagraph = mark(paragraph, true) { return inParagraph }
    }
    // A comment, such as a licence, may precede the front matter.
    return settingsBelowText(from: start).flatMap { mark(written[$0], false) }
  }

  /// Returns whether a line opens settings in any notation.
  private func opensSettings(_ index: Int) -> Bool {
    let line = visible[index]
    return resembleFence(index) || ["{", "<!--", "+++", ";;;"].contains(where: line.hasPrefix)
      || Self.opensCode(line, in: ["yaml", "yml", "toml", "json"])
  }

  /// Returns whether a line opens a fence of code, in one of some languages if they are given.
  private static func opensCode(_ line: String, in languages: [String] = [""]) -> Bool {
    let language = line.drop { "`~ ".contains($0) }
    return (line.hasPrefix("```") || line.hasPrefix("~~~")) && languages.contains(where: language.hasPrefix)
  }

  /// Returns the index after the last line that may belong to settings which a line opens.
  private func endOfSettings(_ lines: [String], from start: Int) -> Int {
    let first = visible[start]
    if first.contains("-->") || first.hasPrefix("{") && first.hasSuffix("}") { return start + 1 }
    var isBelowBlank = false
    for index in lines.indices.dropFirst(start + 1) {
      let line = Self.visible(lines[index])
      if line.contains("-->") || ["---", "...", "+++", "```", "~~~", ";;;", "}"].contains(line) { return index }
      let mayGoOn = line.isEmpty || maySettle(lines[index]) || "\"[".contains(line.prefix(1))
      if isBelowBlank, !mayGoOn { return index }
      isBelowBlank = line.isEmpty
    }
    return lines.count
  }

  /// Returns the key at the beginning of a line.
  private func key(of line: String) -> String? {
    let name = line.prefix { $0.isPartOfWord || $0 == "-" }
    let rest = line.dropFirst(name.count).drop { $0 == " " }
    guard !name.isEmpty, rest.hasPrefix(":") || rest.hasPrefix("=") || rest.hasPrefix("：") else { return nil }
    return String(name)
  }

  private func isKnown(_ key: String) -> Bool {
    names.contains(key) || isStrict && Self.distinct.contains { Fix.isTypingError(key, for: $0) }
  }

  /// Returns whether a line may be part of settings.
  private func maySettle(_ line: String) -> Bool {
    line.isEmpty || " \t-#".contains(line.first ?? " ") || key(of: line) != nil
  }

  private static func visible(_ line: String) -> String {
    let isInvisible = { (scalar: Unicode.Scalar) in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
    }
    let scalars = line.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isInvisible($0) }),
      let last = scalars.lastIndex(where: { !isInvisible($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
