import CaseStudyModel

extension LanguageGrammar {
  /// Parses the text of a `.grammar` file.
  ///
  /// Throws if a line has an unknown key, class or option or an incomplete one, and if there is no name.
  public init(parsing text: String) throws(GrammarFailure) {
    var words: [(word: String, value: WordMeaning)] = []
    var lineNumber = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lineNumber += 1
      var entry = GrammarEntry(line: lineNumber, text: line)
      if entry.isBlank { continue }
      try entry.requireKey()
      try entry.requireShortValues()
      try entry.requireWords()
      try read(&entry, &words)
      try requireFewRules(wordCount: words.count, entry)
    }
    guard !names.isEmpty else {
      throw GrammarFailure(line: lineNumber, summary: "A grammar must have a line 'names:' with the language's names")
    }
    if ignoresCase { words = words.map { ($0.word.lowercased(), $0.value) } }
    self.words = WordTable(words)
    regions.sort { $0.opening.count > $1.opening.count }
    signs.sort { $0.sign.count > $1.sign.count }
    lines.sort { $0.beginning.count > $1.beginning.count }
    percentLiterals.sort { $0.count > $1.count }
  }

  /// The maximum number of rules and words: a lexer may try each of them at every position of a text.
  private static let ruleLimit = 500
  private static let wordLimit = 20_000

  private func requireFewRules(wordCount: Int, _ entry: GrammarEntry) throws(GrammarFailure) {
    let counts = [
      regions.count, signs.count, lines.count, percentLiterals.count, codeOpenings.count, embedded.count, names.count,
      memberSigns.count, heredoc?.openings.count ?? 0,
    ]
    let rules = (counts + regions.map(\.code.count)).reduce(0, +)
    if rules > Self.ruleLimit { throw entry.failure("A grammar must have at most \(Self.ruleLimit) rules") }
    if wordCount > Self.wordLimit { throw entry.failure("A grammar must have at most \(Self.wordLimit) words") }
  }

  private mutating func read(
    _ entry: inout GrammarEntry, _ words: inout [(word: String, value: WordMeaning)]
  ) throws(GrammarFailure) {
    switch entry.key {
    case "title": title = entry.values.joined(separator: " ")
    case "names": names += entry.values.map { $0.lowercased() }
    case "case": ignoresCase = try entry.flag(yes: "ignored", no: "respected")
    case "capitals": hasCapitalTypes = try entry.flag(yes: "types", no: "names")
    case "numbers": hasNumbers = try entry.flag(yes: "yes", no: "no")
    case "number-signs": numberSigns = entry.bytes
    case "number-end-signs": numberEndSigns = entry.bytes
    case "name-signs": nameSigns = entry.bytes
    case "name-end-signs": nameEndSigns = entry.bytes
    case "members": memberSigns = entry.values.map { Array($0.utf8) }
    case "keywords": words += entry.values.map { ($0, WordMeaning(syntaxClass: .keyword)) }
    case "types": words += entry.values.map { ($0, WordMeaning(syntaxClass: .type)) }
    case "macros": words += entry.values.map { ($0, WordMeaning(syntaxClass: .macro)) }
    case "block-keywords": words += entry.values.map { ($0, WordMeaning(syntaxClass: .keyword, needsBlock: true)) }
    case "line-keywords": words += entry.values.map { ($0, WordMeaning(syntaxClass: .keyword, needsLineStart: true)) }
    case "macro-suffix": macroSuffix = entry.values.first?.utf8.first
    case "key-sign": keySign = entry.values.first?.utf8.first
    case "label-sign": labelSign = entry.values.first?.utf8.first
    case "line-key-sign":
      lineKeySigns = entry.values.filter { $0 != "tight" }.compactMap(\.utf8.first)
      hasTightLineKeys = entry.values.contains("tight")
    case "block-scalars": blockScalarSigns = entry.bytes
    case "block-heads": hasBlockHeads = try entry.flag(yes: "yes", no: "no")
    case "markup": markup = try entry.markupUse()
    case "embedded": try readEmbedded(entry)
    case "code": try readCode(entry)
    case "heredoc": heredoc = try entry.heredoc()
    case "percent-literals": percentLiterals += entry.values.map { Array($0.utf8) }
    case "substitutions":
      substitutions += entry.values.map { Array($0.utf8) }
      percentLiterals += entry.values.map { Array($0.utf8) }
    default: try readRule(&entry)
    }
  }

  private mutating func readRule(_ entry: inout GrammarEntry) throws(GrammarFailure) {
    if let syntaxClass = entry.syntaxClass(suffix: "-sign") {
      signs += entry.values.map { SignRule(syntaxClass: syntaxClass, sign: Array($0.utf8)) }
    } else if let syntaxClass = entry.syntaxClass(suffix: "-text") {
      regions += entry.values.map {
        RegionRule(syntaxClass: syntaxClass, opening: Array($0.utf8), closing: [], isOpeningOnly: true)
      }
    } else if let syntaxClass = entry.syntaxClass(suffix: "-line") {
      lines += entry.values.map { LineRule(syntaxClass: syntaxClass, beginning: Array($0.utf8)) }
    } else if let syntaxClass = entry.syntaxClass(suffix: "") {
      regions += try entry.regions(syntaxClass: syntaxClass)
    } else {
      throw entry.failure("Key '\(entry.key)' isn't known in grammars")
    }
  }

  private mutating func readEmbedded(_ entry: GrammarEntry) throws(GrammarFailure) {
    for (index, value) in entry.values.enumerated() {
      let parts = value.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { throw entry.failure("'\(value)' must have the form element=language", at: index) }
      embedded[String(parts[0])] = String(parts[1])
    }
  }

  private mutating func readCode(_ entry: GrammarEntry) throws(GrammarFailure) {
    guard let closing = entry.values.last, entry.values.count >= 2
    else { throw entry.failure("Key 'code' must have an opening and a closing delimiter", at: 0) }
    codeOpenings = entry.values.dropLast().map { Array($0.utf8) }.sorted { $0.count > $1.count }
    codeClosing = Array(closing.utf8)
  }
}

extension LanguageGrammar {
  /// Parses the bytes of a grammar file; the file's name, `name`, becomes the language's first name.
  ///
  /// Throws the errors of `init(parsing:)`, and one if the bytes are not UTF-8.
  public init(file bytes: [UInt8], name: String) throws(GrammarFailure) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    guard let valid = String(validating: text, as: UTF8.self) else { throw Self.undecodableByte(in: text) }
    try self.init(parsing: valid)
    let name = name.lowercased()
    names = [name] + names.filter { $0 != name }
  }

  private static func undecodableByte(in text: ArraySlice<UInt8>) -> GrammarFailure {
    // Decoding replaces only invalid bytes, so the text before the first replacement is unchanged.
    let repaired = String(decoding: text, as: UTF8.self)
    for (index, line) in repaired.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard let place = line.unicodeScalars.firstIndex(of: "\u{FFFD}") else { continue }
      let column = line.utf8.distance(from: line.startIndex, to: place) + 1
      return GrammarFailure(line: index + 1, column: column, summary: "A grammar must be UTF-8")
    }
    return GrammarFailure(line: 1, summary: "A grammar must be UTF-8")
  }
}
