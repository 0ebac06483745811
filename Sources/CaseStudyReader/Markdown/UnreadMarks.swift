import CaseStudyModel

/// Marks in prose that are shown as they are written, because they aren't closed, have an extra space, or belong to
/// another program.
struct UnreadMarks {
  /// The lines of the file.
  let lines: LineTable
  let path: String

  /// A mark with the rule that it violates.
  struct Mark {
    /// The text as it is written.
    var text: Substring
    var summary: Message
    /// The replacement; `nil` if it can't be known.
    var replacement: String?
    var solution: Message?

    init(text: Substring, summary: Message, replacement: String? = nil, solution: Message? = nil) {
      (self.text, self.summary, self.replacement, self.solution) = (text, summary, replacement, solution)
    }

    /// A mark that another program reads.
    init(ofAnotherProgram text: Substring, replacement: String? = nil) {
      self.init(
        text: text, summary: "Mark '\(String(text))' of another program isn't read", replacement: replacement,
        solution: replacement == nil ? "write it as Markdown" : nil)
    }
  }

  /// The maximum number of lines of a paragraph in which its marks are searched for.
  private static let lineLimit = 200
  /// The number of bytes of a file in which its marks are searched for: a line of HTML may have many paragraphs.
  private static let searchedBytes = 64 << 20

  /// Returns a diagnostic for the first mark of each kind in each paragraph and heading.
  func diagnostics(of outline: Outline) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var rest = Self.searchedBytes
    for element in outline.elements {
      if found.count >= InputLimits.mostFaults || rest < 0 { break }
      switch element.kind {
      case .paragraph(let style): found += diagnostics(of: element, codes: style.codes, isHeading: false, &rest)
      case .heading: found += diagnostics(of: element, codes: [], isHeading: true, &rest)
      default: continue
      }
    }
    return found
  }

  /// - Parameter rest: the number of bytes in which marks may still be searched for.
  private func diagnostics(
    of element: Outline.Element, codes: [String], isHeading: Bool, _ rest: inout Int
  ) -> [Diagnostic] {
    guard Self.mayHaveMarks(element.text) || !codes.isEmpty && element.text.contains(":") else { return [] }
    // Code may show any marks.
    let text = Self.removing(codes, from: element.text)
    let marks =
      isHeading
      ? [tag(in: text), attributes(in: text), bold(in: text), closingSigns(in: text)]
      : marks(in: text, isInList: element.depth > 0) + foreignMarks(in: text, codes: codes)
    let known = marks.compactMap { $0 }
    if known.isEmpty { return [] }
    let end = element.line + min(element.text.lines.count, Self.lineLimit)
    let first = max(element.line, 1)
    let written = (first..<max(end, 2)).map { lines[$0] }.prefix { !$0.isEmpty }
    rest -= known.count * written.reduce(0) { $0 + $1.count }
    let code = CodeSpans(Array(written))
    var found: [Diagnostic] = []
    for mark in known {
      guard let next = diagnostic(mark, in: Array(written), from: first, code) else { continue }
      // Part of a tag may look like a mark.
      if !found.contains(where: { $0.range.start <= next.range.start && next.range.start < $0.range.end }) {
        found.append(next)
      }
    }
    return found
  }

  /// Fast path: most paragraphs have none of the signs.
  private static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.first.map { "[-+1".utf8.contains($0) } == true || text.utf8.contains { "{*`=&~^%".utf8.contains($0) }
      || text.utf8.starts(with: "·".utf8) || text.hasBytes(of: "\n-") || text.hasBytes(of: "•")
      || text.hasBytes(of: "++") || text.hasBytes(of: "【") || text.hasBytes(of: "[YOUR ")
      || text.hasBytes(of: "[INSERT ") || text.hasBytes(of: "[Your ") || text.hasBytes(of: "[Insert ")
      || text.utf8.starts(with: ":::".utf8) || text.hasBytes(of: "[/") || text.hasBytes(of: ">_") || text.hasSuffix("#")
      || text.hasBytes(of: "'''") || text.hasBytes(of: "@") || text.hasBytes(of: "://") && text.hasBytes(of: "|")
  }

  /// Returns a text with a placeholder for each piece of code; they are in the order of the text.
  private static func removing(_ codes: [String], from text: String) -> String {
    let bytes = Array(text.utf8)
    var (rest, start): ([UInt8], Int) = ([], 0)
    for code in codes where !code.isEmpty {
      guard let found = bytes.firstIndex(of: Array(code.utf8), from: start) else { break }
      rest += bytes[start..<found] + Array("\u{FFFC}".utf8)
      start = found + code.utf8.count
    }
    return String(decoding: rest + bytes[start...], as: UTF8.self)
  }

  /// Returns the diagnostic of a mark at its first place outside of code. If the file doesn't contain the mark in this
  /// form, the author escaped it on purpose.
  private func diagnostic(
    _ mark: Mark, in written: [ArraySlice<UInt8>], from first: Int, _ code: CodeSpans
  ) -> Diagnostic? {
    let sought = Array(mark.text.utf8)
    // Some marks are around code, or an open backtick.
    let mayBeCode = sought.contains(UInt8(ascii: "`"))
    for (index, bytes) in written.enumerated() {
      let line = Array(bytes)
      var place = line.firstIndex(of: sought, from: 0)
      while let offset = place,
        offset > 0 && line[offset - 1] == UInt8(ascii: "\\") || !mayBeCode && code.contain(offset, onLine: index)
      {
        place = line.firstIndex(of: sought, from: offset + 1)
      }
      guard let offset = place else { continue }
      let range = SourceRange(path: path, line: first + index, column: offset + 1, length: sought.count)
      let text = String(mark.text)
      let fix = mark.replacement.map { new in
        Fix(new.isEmpty ? "remove '\(text)'" : "replace '\(text)' with '\(new)'", at: range, with: new, isSafe: false)
      }
      return Diagnostic(
        "UnreadMark", .warning, mark.summary, at: range, solutions: mark.solution.map { [$0] } ?? [],
        fixes: fix.map { [$0] } ?? [])
    }
    return nil
  }

  private enum Patterns {
    static let blockTag = CompiledPattern(/(?:^|[^\w{}(\\^_$])(\{%-? *\w[^%}\n]*%\})/)
    static let valueTag = CompiledPattern(/(?:^|[^\w{}(\\^_$])(\{\{(?:[<%] *\/?|-? *)[\w.][^{}\n]*\}\})/)
    static let anchorAttribute = CompiledPattern(/\{:? *[#.][A-Za-z][\w\-]*(?: [^{}\n]*)?\}/)
    static let namedAttribute = CompiledPattern(
      /\{:? *(?:width|height|style|class|align|target|rel|loading|id)=[^{}\n]+\}/)
    static let boldAfterSpace = CompiledPattern(/(?:^|[ (\n])(\*\* +([^* \n](?:[^*\n]*[^* \n])?) *\*\*)/)
    static let boldBeforeSpace = CompiledPattern(/(?:^|[ (\n])(\*\*([^* \n](?:[^*\n]*[^* \n])?) +\*\*)(?=$|[ .,:;\n)])/)
    static let boldBeforeWord = CompiledPattern(/(?:^|[ \n])(\*\*[^*\s][^*\n]*[^*\s\w]\*\*)(?=\w)/)
    static let openingBold = CompiledPattern(/(?:^|[ (\n])(\*\*\p{L}\w*)/)
    static let closingBold = CompiledPattern(/\p{L}[.:!?]?\*\*(?=$|[ .,:;\n)])/)
    static let openCharacter = CompiledPattern(
      /&(?:nbsp|amp|lt|gt|quot|copy|reg|mdash|ndash|hellip|rarr|larr|times|shy)(?=[ ,.)\n]|$)/)
    static let uneven = CompiledPattern(
      /(?:^|[ (\n])((?:~~([^~\s][^~\n]*)~|~([^~\s][^~\n]*)~~))(?=$|[ .,:;\n)])/)
    static let namedCharacter = CompiledPattern(/&(?<name>[A-Za-z]{2,10});/)
    static let numberedItem = CompiledPattern(/(\d{1,2})[.)](?=\p{L})/)
    static let taskMark = CompiledPattern(/\[(?<state>[ xX]{0,3})\] ?(?=[^(\[: ])/)
  }

  private func marks(in text: String, isInList: Bool) -> [Mark?] {
    [
      tag(in: text), attributes(in: text), bold(in: text), Self.code(in: text), entity(in: text),
      struck(in: text), items(in: text), isInList ? task(in: text) : nil,
    ]
  }

  /// Finds `{{ site.title }}`, `{% note %}` or `{{< youtube abc >}}`, except as the address of a link.
  private func tag(in text: String) -> Mark? {
    guard text.utf8.contains(UInt8(ascii: "{")),
      let tag = Patterns.blockTag.firstMatch(in: text)?.1 ?? Patterns.valueTag.firstMatch(in: text)?.1
    else { return nil }
    return Mark(
      text: tag, summary: "Tag '\(String(tag))' of another program isn't replaced",
      solution: "write the text that it stands for, or put it in backticks if it is code")
  }

  /// Finds `{#before}` or `{width=50%}`.
  private func attributes(in text: String) -> Mark? {
    guard text.utf8.contains(UInt8(ascii: "{")),
      let text = Patterns.anchorAttribute.firstMatch(in: text) ?? Patterns.namedAttribute.firstMatch(in: text)
    else { return nil }
    return Mark(text: text, summary: "Attributes such as '\(String(text))' aren't read", replacement: "")
  }

  /// Finds `** bold **`, `**bold:**text`, and `**bold` without its end.
  private func bold(in text: String) -> Mark? {
    guard text.contains("**") else { return nil }
    let spaced = Patterns.boldAfterSpace.firstMatch(in: text) ?? Patterns.boldBeforeSpace.firstMatch(in: text)
    if let (_, text, inner) = spaced {
      return Mark(
        text: text, summary: "Bold text must have no spaces inside its asterisks", replacement: "**" + inner + "**")
    }
    if let mark = Patterns.boldBeforeWord.firstMatch(in: text)?.1 {
      return Mark(
        text: mark, summary: "Bold text that ends with a punctuation mark must have a space after it",
        replacement: mark + " ")
    }
    guard text.ranges(of: "**").count == 1,
      let mark = Patterns.openingBold.firstMatch(in: text)?.1 ?? wordBeforeAsterisks(in: text)
    else { return nil }
    return Mark(
      text: mark, summary: "Bold text must have two asterisks at both ends",
      solution: "write them at the other end too")
  }

  /// Finds `~~struck~`.
  private func struck(in text: String) -> Mark? {
    guard text.utf8.contains(UInt8(ascii: "~")), let match = Patterns.uneven.firstMatch(in: text) else { return nil }
    return Mark(
      text: match.1, summary: "Struck-through text must have two tildes at both ends",
      replacement: "~~" + (match.2 ?? match.3 ?? "") + "~~")
  }

  /// Finds `bold**` at the end of a word.
  private func wordBeforeAsterisks(in text: String) -> Substring? {
    guard let range = Patterns.closingBold.firstRange(in: text[...]) else { return nil }
    let start = text[..<range.lowerBound].lastIndex { !$0.isLetterOrNumber }
    return text[(start.map(text.index(after:)) ?? text.startIndex)..<range.upperBound]
  }

  /// Finds a single backtick.
  private static func code(in text: String) -> Mark? {
    guard text.utf8.count(where: { $0 == UInt8(ascii: "`") }) == 1, let index = text.firstIndex(of: "`")
    else { return nil }
    let end = text[index...].dropFirst().firstIndex { $0.isWhitespace } ?? text.endIndex
    return Mark(
      text: text[index..<end], summary: "Code must have a backtick at both ends",
      solution: "write a backtick at the other end too")
  }

  /// Finds `&nbps;`, which isn't a reference to a character.
  private func entity(in text: String) -> Mark? {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return nil }
    if let open = Patterns.openCharacter.firstMatch(in: text) {
      return Mark(
        text: open, summary: "'\(String(open))' must end with a semicolon to name a character", replacement: open + ";")
    }
    guard let match = Patterns.namedCharacter.firstMatch(in: text) else { return nil }
    let names = ["nbsp", "copy", "mdash", "ndash", "hellip", "rarr", "larr", "amp", "quot", "times", "shy"]
    let nearest = nearestName(to: String(match.name), among: names)
    return Mark(
      text: match.0, summary: "'\(String(match.0))' isn't the name of a character",
      replacement: nearest.map { "&\($0);" },
      solution: nearest == nil ? "write the character itself" : nil)
  }

  /// Finds lines that begin with a bullet, or with the mark of a list and no space after it.
  private func items(in text: String) -> Mark? {
    let lines = text.split(separator: "\n")
    guard lines.count > 1 else { return nil }
    for sign: Character in ["-", "*", "+", "•", "·"] {
      let isBullet = sign == "•" || sign == "·"
      let items = lines.filter { line in
        let rest = line.dropFirst()
        let text = isBullet ? rest.drop { $0.isWhitespace } : rest
        return line.first == sign && text.first.map { $0.isLetter || $0 == "\u{FFFC}" } == true
      }
      guard items.count > 1 else { continue }
      return Mark(
        text: isBullet ? items[0].prefix(1) : items[0].prefix { !$0.isWhitespace && $0 != "\u{FFFC}" },
        summary: "A list item must begin with a hyphen and a space, not with '\(String(sign))' alone",
        solution: "begin each item with '- '")
    }
    let numbers = lines.compactMap { line in
      Patterns.numberedItem.prefixMatch(in: line).map { (line, Int($0.1)) }
    }
    guard numbers.count > 1, numbers[0].1 == 1, numbers[1].1 == 2 else { return nil }
    return Mark(
      text: numbers[0].0.prefix { !$0.isWhitespace }, summary: "A list item's number must have a space after it",
      solution: "write '1. ' in place of '1.'")
  }

  /// Finds `[] a task`.
  private func task(in text: String) -> Mark? {
    guard let match = Patterns.taskMark.prefixMatch(in: text) else { return nil }
    return Mark(
      text: match.0, summary: "A task must begin with '[ ] ' or '[x] '",
      replacement: match.state.contains { $0 != " " } ? "[x] " : "[ ] ")
  }
}
