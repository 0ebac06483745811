import CaseStudyModel

/// The words of info strings that have no meaning.
extension InfoString {
  /// Returns the fault of a word without a meaning.
  static func fault(of word: String, file: String?, principles: [Principle.ID]) -> Fault {
    let isAround = { (character: Character) in "\"'`.,;#:“”„‘’«»(){}[]<>|@*".contains(character) }
    let bare = String(word.trimming(while: isAround))
    if let fault = lineFault(of: word) ?? (file == nil ? fileNameFault(of: word, bare: bare) : nil) { return fault }
    if let words = gluedWords(word) {
      return Fault(word: word, summary: "Words must be separated by spaces", replacement: words.joined(separator: " "))
    }
    if nameBothSides(word.split { !$0.isLetter }.map(String.init)) {
      return Fault(word: word, summary: "A block that belongs to both sides must name none, not '\(word)'")
    }
    if let file, looksLikeFile(word) {
      return Fault(word: word, summary: "An info string must name only one file; this one also has '\(file)'")
    }
    if isDisplayWord(bare) {
      return Fault(
        word: word, summary: "Word '\(word)' belongs to another program and has no meaning here; it must be removed")
    }
    if bare.lowercased() == "adverse" {
      return Fault(word: word, summary: "The mark '(adverse)' must be at the end of the request's heading")
    }
    if bare == "output" {
      return Fault(word: word, summary: "A block of output must have 'output' in place of a language")
    }
    if let fault = assignmentFault(of: word, bare: bare) { return fault }
    // The names of principles are so short that they resemble many words.
    let names = principles.map(\.rawValue)
    let principle =
      names.first { Fix.isTypingError(bare, for: $0) }
      ?? (bare.count > 6 ? nearestName(to: bare, among: names) : nil)
    return Fault(word: word, replacement: principle ?? nearestName(to: bare, among: knownWords))
  }

  /// Returns the fault of a file name in quotation marks, with a comma for a point, or with spaces.
  /// - Parameter bare: the word without the signs around it.
  private static func fileNameFault(of word: String, bare: String) -> Fault? {
    if bare != word, looksLikeFile(bare) {
      let isQuoted = word.first.map { "\"'`“”„‘’«".contains($0) } ?? false
      return Fault(
        word: word,
        summary: isQuoted
          ? "A file name must not be in quotation marks" : "A file name must be written as '\(bare)', not '\(word)'",
        replacement: bare)
    }
    let dotted = bare.replacing(",", with: ".")
    if bare.contains(","), looksLikeFile(dotted),
      Language.language(ofFileExtension: SitePath.fileExtension(of: dotted)) != nil
    {
      return Fault(
        word: word, summary: "A file name must be written as '\(dotted)', not '\(word)'", replacement: dotted)
    }
    let joined = bare.filter { $0 != " " }
    guard joined != bare, looksLikeFile(joined) else { return nil }
    return Fault(word: word, summary: "A file name must not have spaces", replacement: joined, isCertain: false)
  }

  /// Returns the fault of a word such as `hidden=false`; `nil` if it isn't a key with a value.
  /// - Parameter bare: the word without the signs around it.
  private static func assignmentFault(of word: String, bare: String) -> Fault? {
    guard let sign = bare.firstIndex(where: { $0 == "=" || $0 == ":" }) else { return nil }
    let key = String(bare[..<sign])
    let value = String(bare[bare.index(after: sign)...])
    if ["0", "false", "no", "off"].contains(value.lowercased()), knownWords.contains(key) {
      return Fault(word: word, summary: "Word '\(word)' must be removed; without the word, the block isn't '\(key)'")
    }
    let isKey =
      bare[sign] == "=" || knownWords.contains(value) || namesFile(key) && looksLikeFile(value)
      || knownWords.contains { Fix.isTypingError(key + "=", for: $0) }
    return isKey ? keyFault(of: word, key: key, value: value) : nil
  }

  /// Returns the fault of output that is given a language, as in `text output` and `output text`.
  func outputFault(of first: String, second: String, languages: LanguageNames) -> Fault? {
    let isOutput = language?.rawValue == "output"
    let hasLanguage = isOutput ? second == "text" || languages.isKnown(second) : second == "output" && language != nil
    guard hasLanguage, !Self.knownWords.contains(second) else { return nil }
    return Fault(
      word: "\(first) \(second)", summary: "A block of output must have 'output' in place of a language",
      replacement: "output")
  }

  /// Returns the fault of a file name whose ending is nearly one of those of its language.
  func extensionFault(_ languages: LanguageNames) -> Fault? {
    guard let file, let language, let dot = file.lastIndex(of: "."), language != .diff else { return nil }
    let ending = String(file[file.index(after: dot)...])
    guard ending.count > 1, ending.allSatisfy(\.isLetter) else { return nil }
    let lower = ending.lowercased()
    if Self.isForeign(lower, to: language), let own = language.fileExtension {
      return Fault(
        word: file, summary: "File '\(file)' must end with '.\(own)', or its block must name another language",
        replacement: String(file[...dot]) + own, isCertain: false)
    }
    if ending.count == 2 { return nil }
    // Short extensions, such as `pyi` and `py3`, are similar without being misspelt.
    let names = ending.count > 3 ? languages.names(of: language).filter { $0.count > 3 } : []
    let meant = languages.isKnown(lower) ? lower : names.first { Fix.isTypingError(lower, for: $0) }
    guard let meant, meant != ending else { return nil }
    return Fault(
      word: file, summary: "File '\(file)' must end with '.\(meant)'", replacement: String(file[...dot]) + meant)
  }

  /// The fault of a block that shows a file in a language other than its own.
  var foreignInclude: Fault? {
    guard let include, let language, language != .diff else { return nil }
    let name = String(include.prefix { $0 != "#" && $0 != "@" })
    if !Self.isForeign(SitePath.fileExtension(of: name), to: language) { return nil }
    let summary: Message = "A block in '\(language.rawValue)' must not show '\(name)', which is in another language"
    return Fault(word: "src=" + include, summary: summary)
  }

  /// Returns whether files with an extension are in a different language from the one named.
  private static func isForeign(_ ending: String, to language: Language) -> Bool {
    guard let own = Language.language(ofFileExtension: ending), language.fileExtension != nil else { return false }
    // Code of each can be in files of the other.
    let web: Set<String> = ["javascript", "typescript"]
    return own != language && !web.isSuperset(of: [own.rawValue, language.rawValue])
  }

  /// Joins consecutive unknown words, such as a remark, into one fault.
  static func merged(_ faults: [Fault], in words: [String]) -> [Fault] {
    // A set, because searching the info string for each pair takes quadratic time.
    let neighbours = Set(zip(words, words.dropFirst()).map { $0 + " " + $1 })
    let isUnknown = { (fault: Fault) in fault.summary == nil && fault.replacement == nil }
    var merged: [Fault] = []
    for (index, fault) in faults.enumerated() {
      if index > 0, isUnknown(faults[index - 1]), isUnknown(fault),
        neighbours.contains(faults[index - 1].word + " " + fault.word)
      {
        merged[merged.count - 1].word += " " + fault.word
      } else {
        merged.append(fault)
      }
    }
    return merged
  }

  /// The fault of a word that is most likely the name of a file without its ending, with its index.
  var missingExtension: (index: Int, fault: Fault)? {
    guard file == nil, role == .source, include == nil, let language,
      let ending = language == .diff ? "swift" : language.fileExtension
    else { return nil }
    let names = faults.indices.filter { index in
      let fault = faults[index]
      return fault.summary == nil && fault.word.first?.isUppercase == true
        && fault.word.allSatisfy { $0.isPartOfWord || $0 == "+" }
        && fault.replacement?.first != fault.word.lowercased().first
    }
    guard names.count == 1 else { return nil }
    let name = faults[names[0]].word
    // The changed file may be in another language.
    if language == .diff {
      return (names[0], Fault(word: name, summary: "File '\(name)' must have its extension, as in '\(name).\(ending)'"))
    }
    return (
      names[0],
      Fault(word: name, summary: "File '\(name)' must end with '.\(ending)'", replacement: "\(name).\(ending)")
    )
  }

  /// The words with which other programs describe a block's appearance, without separators.
  private static let displayWords: Set<String> = [
    "copy", "expandable", "hidelinenumbers", "lineanchors", "linenos", "linenostart", "linenumbers", "linenums",
    "nocopy", "nolinenumbers", "nowrap", "numberlines", "showlinenumbers", "startfrom", "startline", "theme", "wrap",
  ]

  /// The words of other programs for highlighted lines, without separators.
  private static let lineKeys: Set<String> = [
    "emphasizelines", "highlight", "highlights", "hl", "hllines", "lines", "mark", "marklines",
  ]

  /// The words by which other programs name a block's file.
  static let fileKeys: Set<String> = ["file", "filename", "name", "path", "title"]

  /// Returns whether a word of another program sets a block's appearance or title.
  static func isDisplayWord(_ word: String) -> Bool {
    displayWords.contains(String(word.prefix { $0 != "=" && $0 != ":" }).foldedName)
  }

  /// Splits `rust,no_run` and `js,linenos`; `nil` for a word that other programs don't know either. Rust's tools have
  /// words of their own, such as `should_panic` and `edition2021`.
  static func languageAndAttributes(
    _ word: String, _ languages: LanguageNames
  ) -> (language: String, attributes: [String])? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, languages.isKnownAnywhere(parts[0]) else { return nil }
    let attributes = parts.dropFirst().filter { !$0.isEmpty }
    let isDisplay = attributes.allSatisfy { attribute in
      let key = attribute.prefix { $0 != "=" }.foldedName
      return displayWords.contains(key) || lineKeys.contains(key)
    }
    let isRust = languages.language(named: parts[0])?.rawValue == "rust"
    return isRust || isDisplay ? (parts[0], Array(attributes)) : nil
  }

  private static func namesFile(_ key: String) -> Bool {
    fileKeys.contains { Fix.isTypingError(key, for: $0) }
  }

  /// Returns the fault of a value of `file=` that isn't the block's name; `nil` for a name or a label.
  func fileFault(of value: String, in word: String, labels: LabelLexicon) -> Fault? {
    if Self.looksLikeFile(value) {
      let isOther = file != nil && file != value || value.contains("#")
      return isOther
        ? Fault(
          word: word, summary: "A file that a block shows must be named with 'src=', not with '\(word)'",
          replacement: "src=\(value)", isCertain: false) : nil
    }
    guard file == nil, let ending = language?.fileExtension, labels.side(ofLabel: value) == nil,
      value.allSatisfy({ $0.isPartOfWord || "+-".contains($0) })
    else { return nil }
    return Fault(
      word: word, summary: "File '\(value)' must end with '.\(ending)'", replacement: "\(value).\(ending)",
      isCertain: false)
  }

  /// Returns the fault of a word with a value.
  private static func keyFault(of word: String, key: String, value: String) -> Fault {
    if lineKeys.contains(key.foldedName) {
      let numbers = value.split { !$0.isNumber && $0 != "-" }.joined(separator: ",")
      return Fault(
        word: word, summary: "Highlighted lines must be written as {3,7-9}, not '\(word)'",
        replacement: lines("{\(numbers)}") == nil ? nil : "{\(numbers)}")
    }
    if namesFile(key), looksLikeFile(value) {
      let label = word.prefix { $0 != "=" && $0 != ":" } + String(word.first { $0 == "=" || $0 == ":" } ?? "=")
      return Fault(word: word, summary: "A file name must be written without '\(String(label))'", replacement: value)
    }
    // A word whose key or value is superfluous, as in `hidden=true` and `side=before`.
    if knownWords.contains(key) { return Fault(word: word, replacement: key) }
    if let meant = knownWords.first(where: { $0 == value || Fix.isTypingError(value, for: $0) }) {
      return Fault(word: word, replacement: meant)
    }
    let nearest = nearestName(to: key + "=", among: knownWords.filter { $0.hasSuffix("=") })
    // Quotation marks around the value belong to it.
    let written = word.drop { $0 != "=" && $0 != ":" }.dropFirst()
    let isQuoted = written.hasPrefix("\"") && written.count { $0 == "\"" } == 2
    return Fault(word: word, replacement: nearest.map { $0 + (isQuoted ? String(written) : value) })
  }

  /// Returns the fault of highlighted lines in the wrong brackets or with the wrong signs.
  private static func lineFault(of word: String) -> Fault? {
    // Code hosts write '#L2-L4'.
    let text = word.hasPrefix("#L") ? word.dropFirst() : word.drop { "{[(".contains($0) }
    let isBracketed = text.count < word.count
    let signs = isBracketed ? "Ll,;.:-–—)]} " : ",-–—"
    let isRange =
      text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || signs.contains($0) }
      && (isBracketed || !text.allSatisfy(\.isNumber))
    guard isBracketed && text.first?.isNumber == true || isRange else { return nil }
    let separated = text.replacing(/(\d)[ ;]+(?=[\dLl])/) { "\($0.output.1)," }
    let numbers = separated.replacing(/[.:–—-]+/, with: "-").filter { $0.isNumber || $0 == "," || $0 == "-" }
    let meant = "{\(numbers)}"
    return Fault(
      word: word, summary: "Highlighted lines must be written as {3,7-9}, not '\(word)'",
      replacement: isRange && meant != word && lines(meant) != nil ? meant : nil)
  }

  /// Returns a file and the lines that follow its name, as in the addresses of code hosts; `nil` for other words.
  static func fileWithLines(_ word: String) -> (file: String, lines: String)? {
    // Fast path: a pattern is compiled each time, and few words have lines.
    guard word.contains("#") || word.contains(":"),
      let match = word.wholeMatch(of: /([^#:]+\.\w+)(?:#|:)L?(\d+)(?:-L?(\d+))?/)
    else { return nil }
    return (String(match.1), "{\(match.2)\(match.3.map { "-\($0)" } ?? "")}")
  }

  /// Returns whether words contain the names of both sides.
  private static func nameBothSides(_ words: [String]) -> Bool {
    Set(Side.allCases.map(\.rawValue)).isSubset(of: words)
  }

  /// The known words that aren't keys.
  private static let wordsWithoutValues = knownWords.filter { !$0.hasSuffix("=") }

  /// Splits known words that are joined by signs other than spaces, or by none, and may be misspelt; `nil` for any
  /// other word.
  static func gluedWords(_ word: String) -> [String]? {
    let plain = wordsWithoutValues
    let parts = word.split { "+,;/|-_.()&:=".contains($0) }.map(String.init)
    if parts.count > 1 {
      // The value of a key such as `text=after` isn't a misspelt word.
      let isExact = word.contains { ":=".contains($0) }
      var meant: [String] = []
      for part in parts {
        let word = plain.contains(part) ? part : isExact ? nil : plain.first { Fix.isTypingError(part, for: $0) }
        guard let word else { return nil }
        meant.append(word)
      }
      // A block of both sides names none, and each block has one role.
      return nameBothSides(meant) || meant.count { SnippetRole(rawValue: $0) != nil } > 1 ? nil : meant
    }
    guard let first = plain.first(where: { word.hasPrefix($0) }) else { return nil }
    let rest = String(word.dropFirst(first.count))
    return plain.contains(rest) ? [first, rest] : nil
  }
}
