import CaseStudyModel

extension RawHTML {
  /// Counts a fault, and returns whether it is one of the first of the file, which are reported.
  mutating func isReported() -> Bool {
    faultCount += 1
    return faultCount <= InputLimits.mostFaults
  }

  /// Reports the elements that aren't shown.
  /// - Parameter types: the names that are written like those of types.
  mutating func report(
    _ dropped: Set<String>, namedLikeTypes types: Set<String>, at place: SourceRange, in outline: inout Outline
  ) {
    guard !dropped.isEmpty, isReported() else { return }
    let names = dropped.sorted().map { "<\($0)>" }.joined(separator: ", ")
    // Most other names are types in brackets, as in `Array<Int>`, or placeholders.
    let isCode = dropped.subtracting(types).isDisjoint(with: HTMLRules.known)
    outline.diagnostics.report(
      "RawHTML", .warning, "Raw HTML \(names) isn't shown", at: place,
      explanation: "Only harmless elements and attributes are kept",
      solutions: isCode
        ? ["put it in backticks if it is code"]
        : ["write it as Markdown", "set 'allowHTML: all' in solidsite.yml if you trust all authors"])
  }

  /// Reports attributes that aren't kept although readers miss them, each kind once per file.
  mutating func report(
    droppedFrom attributes: [HTMLAttribute], of element: String, at position: SourcePosition,
    in outline: inout Outline
  ) {
    for attribute in attributes where HTMLRules.isMissed(attribute, on: element) {
      let isHandler = HTMLRules.isHandler(attribute.name)
      guard namedAttributes.insert(isHandler ? "on…" : attribute.name).inserted else { continue }
      outline.diagnostics.report(
        "DroppedAttribute", .information, "Attribute '\(attribute.name)' of raw HTML has no effect",
        at: SourceRange(path: path, start: position),
        explanation: isHandler
          ? "Texts must not run scripts; other attributes of this kind in the file aren't reported"
          : "Only harmless attributes are kept; others of this name in the file aren't reported",
        solutions: ["remove it", "set 'allowHTML: all' in solidsite.yml if you trust all authors"])
    }
  }

  /// Reports an address with an unsafe scheme.
  mutating func report(harmful address: String, at position: SourcePosition, in outline: inout Outline) {
    guard isReported() else { return }
    outline.diagnostics.append(.unsafeLink(address, at: SourceRange(path: path, start: position)))
  }

  /// Reports an element without the end tag that it needs.
  mutating func report(unclosed name: String, at position: SourcePosition, in outline: inout Outline) {
    guard HTMLRules.needsEnd.contains(name), isReported() else { return }
    outline.diagnostics.report(
      "RawHTML", .warning, "Element <\(name)> must have an end tag", at: SourceRange(path: path, start: position),
      solutions: ["write '</\(name)>' at its end"])
  }

  /// Reports a misspelt element.
  mutating func report(
    _ written: String, meaning name: String, at position: SourcePosition, in outline: inout Outline,
    or others: [Message] = []
  ) {
    guard isReported() else { return }
    outline.diagnostics.report(
      "RawHTML", .warning, "Element <\(written)> isn't known; did you mean <\(name)>?",
      at: SourceRange(path: path, start: position), solutions: ["replace '<\(written)>' with '<\(name)>'"] + others)
  }

  /// Reports the first mark of Markdown in a text between tags, where Markdown isn't read.
  mutating func report(
    markdownIn text: Slice<UnsafeBufferPointer<UInt8>>, from places: inout HTMLPlaces, in outline: inout Outline
  ) {
    // Fast path: few texts have any of the signs.
    guard text.contains(where: Self.firstSigns.contains) else { return }
    let written = String(decoding: text, as: UTF8.self)
    guard
      let mark = Self.fence.firstMatch(in: written)?.1 ?? Self.link.firstMatch(in: written)?.1
        ?? Self.bold.firstMatch(in: written)?.1 ?? Self.heading.firstMatch(in: written)?.1
        ?? Self.table.firstMatch(in: written)?.1
    else { return }
    guard isReported() else { return }
    let offset = written.utf8.distance(from: written.startIndex, to: mark.startIndex)
    let start = places.position(at: text.startIndex + offset)
    outline.diagnostics.report(
      "UnreadMark", .warning,
      "Markdown in an HTML element must have a blank line above it; '\(String(mark))' isn't read",
      at: SourceRange(path: path, line: start.line, column: start.column, length: mark.utf8.count),
      solutions: ["write it on a separate line, with blank lines around it"])
  }

  private static let firstSigns = Set("]*`~#|".utf8)
  /// The opening of a code fence.
  private static let fence = CompiledPattern(/(?:^|\n)[ \t]*((?:```|~~~)[^`\n]*)(?=\n)/)
  /// A picture, or a link to a page or a file.
  private static let link = CompiledPattern(
    /(!\[[^\[\]\n]*\]\([^\s()]+\)|\[[^\[\]\n]+\]\((?=[^\s()]*\))(?:https?:\/\/|\.{0,2}\/|[\w.\/-]+\.md)[^\s()]*\))/)
  private static let heading = CompiledPattern(/(?:^|\n) {0,3}(#{2,6} \p{L}[^\n]*)/)
  /// The line below the titles of a table.
  private static let table = CompiledPattern(/\n {0,3}(\|(?: ?:?-{2,}:? ?\|)+)(?=\n|$)/)
  private static let bold = CompiledPattern(
    /(?:^|[ (\n])(\*\*\p{L}[^*\n]*[\p{L}\p{N}.:!?]\*\*)(?=$|[ .,:;\n)])/)

  /// Returns text with emoji in place of their codes, except in code.
  func shown(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard text.contains(UInt8(ascii: ":")), !isInCode else { return String(decoding: text, as: UTF8.self) }
    let text = UnsafeBufferPointer(rebasing: text)
    return String(decoding: EmojiCodes.text(text, replacing: EmojiCodes.codes(in: text)), as: UTF8.self)
  }

  /// Reports an end tag without its element.
  mutating func report(strayEndOf name: String, at position: SourcePosition, in outline: inout Outline) {
    guard HTMLRules.needsEnd.contains(name), isReported() else { return }
    outline.diagnostics.report(
      "RawHTML", .warning, "End tag </\(name)> must have a start tag above it",
      at: SourceRange(path: path, start: position), solutions: ["remove it", "write '<\(name)>' where it begins"])
  }
}

extension Diagnostic {
  /// Creates the diagnostic for a comment without its end.
  static func unclosedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "UnclosedComment", .warning, "A comment must be closed by '-->'; without it, the text below isn't shown",
      at: range, solutions: ["write '-->' at the end of the comment"])
  }

  /// Creates the diagnostic for an address with an unsafe scheme.
  static func unsafeLink(_ address: String, at range: SourceRange) -> Diagnostic {
    if let meant = WebAddress.respelt(address) ?? SettingsDecoder.address(ofIdentifier: address) {
      return Diagnostic(
        "UnsafeLink", .warning, "Link '\(address)' must use http, https, mailto or tel, or point into the site",
        at: range, solutions: ["replace '\(address)' with '\(meant)'"])
    }
    return Diagnostic(
      "UnsafeLink", .warning, "A link must use http, https, mailto or tel, or point into the site", at: range,
      solutions: ["replace '\(address)' with an https address"])
  }
}
