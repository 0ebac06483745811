import CaseStudyModel

/// The parsed info string of a fence: language, file, highlighted lines, words.
struct InfoString {
  var language: Language?
  var file: String?
  var stressedLines: [ClosedRange<Int>] = []
  var side: Side?
  /// Whether a word names the side, or says that the code has none.
  var isSideNamed = false
  var role = SnippetRole.source
  var principles: [Principle.ID] = []
  var isHidden = false
  var isReplacing = false
  var isIgnored = false
  var expectedFailure: String?
  var contractName: String?
  var include: String?
  /// The side that a title or a word of other tools names, as in `ts [Bad]`, `ts title="Bad"` and `js example-bad`.
  private(set) var labelledSide: Side?
  /// The words that have no meaning, or contradict others, in order.
  private(set) var faults: [Fault] = []
  /// The keys of the words with values so far.
  private var keys: Set<String> = []

  /// A word that has no meaning, or contradicts another.
  struct Fault {
    var word: String
    /// The violated rule; `nil` for a word that isn't known.
    var summary: Message?
    var replacement: String?
    /// Whether the replacement can only be what the author meant.
    var isCertain = true
  }

  /// The words an info string may contain, used for suggestions.
  static let knownWords = [
    "before", "after", "neutral", "usage", "test", "driver", "fake", "hidden", "replace", "ignore", "contract=",
    "conformers=", "fails=", "src=",
  ]

  /// Parses an info string.
  /// - Parameters:
  ///   - labels: the words that name sides in titles.
  ///   - known: the principles defined by the site.
  init(_ text: String, languages: LanguageNames, labels: LabelLexicon, principles known: [Principle.ID]) {
    var isFirst = true
    let written = InfoWords.of(text)
    let (words, divisions) = InfoWords.joined(Array(written.prefix(Self.wordLimit)))
    faults = divisions
    for (index, word) in words.enumerated() {
      if isFirst, let lines = Self.lines(word) {
        stressedLines = lines
        continue
      }
      let isRead =
        isFirst && readFirst(word, languages: languages, labels: labels, principles: known)
        || index == 1 && readSecond(word, after: words[0], languages: languages)
      isFirst = false
      if isRead { continue }
      if language == nil, languages.isKnown(word), !Self.isFormatWord(word) {
        language = languages.language(named: word)
        faults.append(Fault(word: word, summary: "The language must be the first word of an info string"))
      } else {
        read(word, labels: labels, principles: known)
      }
    }
    if let (index, fault) = missingExtension {
      faults[index] = fault
      file = fault.replacement ?? file
    } else if let fault = extensionFault(languages) {
      faults.append(fault)
      if fault.isCertain { file = fault.replacement }
    }
    faults += idleWords(among: words) + [foreignInclude].compactMap(\.self)
    // The block is read as if it lacked the word.
    if language == .diff { (role, contractName) = (.source, nil) }
    if !mayFail { expectedFailure = nil }
    faults = Self.merged(faults, in: words)
    if written.count > Self.wordLimit {
      let summary: Message = "An info string must have at most \(Self.wordLimit) words"
      faults.append(Fault(word: written[Self.wordLimit], summary: summary))
    }
    if let word = written.last, text.count(where: { $0 == "\"" }) % 2 == 1 {
      faults.append(Fault(word: word, summary: "A value that begins with a quotation mark must end with one"))
    }
  }

  /// Reads a language from the first word, and returns whether it names one.
  private mutating func readFirst(
    _ word: String, languages: LanguageNames, labels: LabelLexicon, principles known: [Principle.ID]
  ) -> Bool {
    if let parts = Self.languageAndFile(word, languages) {
      language = languages.language(named: parts.language)
      file = parts.file
      let spaced = parts.language + " " + parts.file
      faults.append(Fault(word: word, summary: "Language and file must be separated by a space", replacement: spaced))
    } else if let parts = Self.languageAndWords(word, languages) {
      language = languages.language(named: parts[0])
      let spaced = parts.joined(separator: " ")
      faults.append(Fault(word: word, summary: "Language and words must be separated by spaces", replacement: spaced))
      for part in parts.dropFirst() { read(part, labels: labels, principles: known) }
    } else if let parts = Self.languageInBraces(word, languages) {
      language = languages.language(named: parts[0])
      readBraced(parts, in: word, labels: labels, principles: known)
    } else if let parts = Self.languageAndAttributes(word, languages) {
      language = languages.language(named: parts.language)
      for side in parts.attributes where Side(rawValue: side) != nil { read(side, labels: labels, principles: known) }
    } else if !Self.isFormatWord(word), languages.names(word) || !Self.looksLikeFile(word) {
      language = languages.language(named: word)
      if language?.rawValue == "output" { role = .output }
    } else {
      return false
    }
    return true
  }

  /// Reads the words after a language in braces, as Pandoc and R Markdown write them, and reports them together.
  private mutating func readBraced(
    _ parts: [String], in word: String, labels: LabelLexicon, principles known: [Principle.ID]
  ) {
    let count = faults.count
    var meant = [parts[0]]
    var isCertain = true
    for part in parts.dropFirst() {
      let earlier = faults.count
      read(part, labels: labels, principles: known)
      if faults.count == earlier {
        meant.append(Self.value(ofFileKey: part) ?? part)
      } else if let replacement = faults[earlier].replacement {
        meant.append(replacement)
      } else {
        isCertain = isCertain && Self.isDisplayWord(part)
      }
    }
    faults[count...] = [
      Fault(
        word: word, summary: "Words must not be in braces", replacement: meant.joined(separator: " "),
        isCertain: isCertain)
    ]
  }

  /// Reads a second word that has a meaning only together with the first, and returns whether there is one.
  private mutating func readSecond(_ word: String, after first: String, languages: LanguageNames) -> Bool {
    // Editors by JetBrains write the language of shell scripts as two words.
    if first == "shell", word == "script" { return true }
    if file != nil { return false }
    if let other = language, (word == "diff") != (other == .diff), languages.isKnown(word), !Self.isFormatWord(word) {
      language = .diff
      faults.append(
        Fault(word: first + " " + word, summary: "A diff must have 'diff' in place of a language", replacement: "diff"))
    } else if let fault = outputFault(of: first, second: word, languages: languages) {
      (language, role) = (languages.language(named: "output"), .output)
      faults.append(fault)
    } else {
      return false
    }
    return true
  }

  private mutating func read(_ word: String, labels: LabelLexicon, principles known: [Principle.ID]) {
    if word == "neutral" || Side(rawValue: word) != nil {
      takeSide(named: word)
    } else if word.hasPrefix("{"), let lines = Self.lines(word) {
      stressedLines += lines
    } else if let words = Self.bracedWords(word, principles: known) {
      faults.append(
        Fault(word: word, summary: "Words must not be in braces", replacement: words.joined(separator: " ")))
      for word in words { read(word, labels: labels, principles: known) }
    } else if let equals = word.firstIndex(of: "=") {
      read(key: String(word[..<equals]), value: String(word[word.index(after: equals)...]), word: word, labels: labels)
    } else if known.contains(Principle.ID(rawValue: word)), !Self.knownWords.contains(word) {
      if !principles.contains(Principle.ID(rawValue: word)) { principles.append(Principle.ID(rawValue: word)) }
    } else {
      switch word {
      case "usage", "test", "driver", "fake":
        if let new = SnippetRole(rawValue: word) { take(new, from: word) }
      case "hidden": isHidden = true
      case "replace": isReplacing = true
      case "ignore": isIgnored = true
      case _ where file == nil && isNameOfFile(word): file = word
      case _ where Self.isTitle(word): read(title: String(word.dropFirst().dropLast()), labels: labels)
      case _ where file == nil && Self.fileWithLines(word) != nil:
        guard let parts = Self.fileWithLines(word) else { return }
        file = parts.file
        faults.append(
          Fault(
            word: word, summary: "Highlighted lines must be written as {3,7-9}, not '\(word)'",
            replacement: "\(parts.file) \(parts.lines)"))
      case _
      where file == nil && Self.looksLikeFile(word) && !Self.isFormatWord(String(word.drop { $0 == "." }))
        && Self.gluedWords(word) == nil:
        file = word
      default: readUnknown(word, labels: labels, principles: known)
      }
    }
  }

  /// Reads the name of a side, or `neutral`.
  private mutating func takeSide(named word: String) {
    if isSideNamed, word != (side?.rawValue ?? "neutral") {
      faults.append(Fault(word: word, summary: "An info string must name only one side"))
    }
    (side, isSideNamed) = (Side(rawValue: word), true)
  }

  /// Reads a word without a meaning as a label, or else as the word that was most likely meant.
  private mutating func readUnknown(_ word: String, labels: LabelLexicon, principles known: [Principle.ID]) {
    let fault = Self.fault(of: word, file: file, principles: known)
    // A misspelt word of the format, such as "Before", is reported.
    let isMisspelt = fault.replacement.map { Fix.isTypingError(word, for: $0) || $0 == word + "=" } ?? false
    if fault.summary == nil, !isMisspelt, labels.side(ofWhole: word) != nil {
      return read(title: word, labels: labels)
    }
    // Other mistakes would follow from a block on both sides, or without its role.
    if !isSideNamed, let meant = fault.replacement.flatMap(Side.init(rawValue:)) {
      (side, isSideNamed) = (meant, true)
    }
    for word in Self.gluedWords(word) ?? [] { read(word, labels: labels, principles: known) }
    faults.append(fault)
    if file == nil, let bare = fault.replacement, Self.looksLikeFile(bare) { file = bare }
  }

  /// Reads the title that other tools show above a block, which may be a file or a label.
  private mutating func read(title: String, labels: LabelLexicon) {
    if Self.looksLikeFile(title) { file = file ?? title }
    if let side = labels.side(ofLabel: title) {
      labelledSide = labelledSide ?? side
    }
  }

  /// Returns whether a word is a title in brackets; numbers are lines.
  private static func isTitle(_ word: String) -> Bool {
    word.hasPrefix("[") && word.hasSuffix("]") && word.dropFirst().first?.isNumber == false && word.count > 2
  }

  private mutating func take(_ new: SnippetRole, from word: String) {
    if role != .source, role != .output, role != new {
      faults.append(
        Fault(word: word, summary: "An info string must name only one role; this one also has '\(role.rawValue)'"))
    }
    role = new
  }

  private mutating func read(key: String, value: String, word: String, labels: LabelLexicon) {
    let isQuoted = value.hasPrefix("\"")
    let quoted = value.dropFirst().prefix { $0 != "\"" }
    // In braces, the opening brace is part of the key, and the closing one of the value.
    if isQuoted, !value[quoted.endIndex...].dropFirst().isEmpty, key.allSatisfy({ $0.isLetter || $0 == "-" }) {
      faults.append(Fault(word: word, summary: "Nothing may follow the closing quotation mark of a value"))
    }
    let value = isQuoted ? String(quoted) : straightened(value, of: key, in: word)
    if Self.knownWords.contains(key + "="), !keys.insert(key).inserted {
      faults.append(Fault(word: word, summary: "Word '\(key)=' must appear only once in an info string"))
    }
    if value.isEmpty, Self.knownWords.contains(key + "=") {
      faults.append(Fault(word: word, summary: "Word '\(key)=' must be followed by a value"))
      return
    }
    switch key {
    case "contract":
      take(.contract, from: word)
      contractName = value
    case "conformers":
      take(.conformers, from: word)
      contractName = value
    case "fails": expectedFailure = value
    case "src": include = value
    // Spellings of other generators, accepted so that their files work unchanged.
    case "title" where labels.side(ofLabel: value) != nil: read(title: value, labels: labels)
    case "filename", "file":
      if let fault = fileFault(of: value, in: word, labels: labels) {
        faults.append(fault)
        if !value.contains("."), file == nil { file = fault.replacement }
      } else {
        read(title: value, labels: labels)
      }
    case "name" where file == nil && isFile(value), "path" where file == nil && isFile(value): file = value
    case "title": file = file ?? value
    default: faults.append(Self.fault(of: word, file: nil, principles: []))
    }
  }

  /// Returns a value without curly and other unusual quotation marks, which it reports.
  private mutating func straightened(_ value: String, of key: String, in word: String) -> String {
    guard value.count > 1, let first = value.first, let last = value.last,
      InfoWords.closing(of: first, after: "=")?.contains(last) == true
    else { return value }
    let text = String(value.dropFirst().dropLast())
    if first == "'" { return text }
    faults.append(
      Fault(
        word: word, summary: "A value must be in straight quotation marks, as in \(key)=\"…\"",
        replacement: "\(key)=\"\(text)\""))
    return text
  }
}
