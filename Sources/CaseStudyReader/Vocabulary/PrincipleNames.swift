import CaseStudyModel

/// Recognises principles by acronym and name, in several languages and with small misspellings.
struct PrincipleNames: Sendable {
  /// A name with the number of edits allowed in each word.
  private struct LooseName: Sendable {
    let id: Principle.ID
    let initial: UInt8
    /// Whether articles may come between the words, as in "segregación de la interfaz".
    let hasArticles: Bool
    let words: [(spelling: Spelling, length: Int, edits: Int)]

    init(_ id: Principle.ID, _ words: KeyValuePairs<String, Int>, hasArticles: Bool = false) {
      self.id = id
      self.hasArticles = hasArticles
      initial = words.first?.key.utf8.first ?? 0
      self.words = words.map { (Spelling($0.unicodeScalars), $0.utf8.count, $1) }
    }
  }

  private let names: WordTree<Principle.ID>

  private static let looseNames = [
    LooseName(.srp, ["single": 1, "responsibility": 3]),
    LooseName(.ocp, ["open": 0, "closed": 1]),
    LooseName(.lsp, ["liskov": 2]),
    LooseName(.isp, ["interface": 2, "segregation": 3]),
    LooseName(.dip, ["dependency": 2, "inversion": 2]),
    LooseName(.isp, ["segregacion": 3, "interface": 3], hasArticles: true),
    // With three edits, "inyeccion de dependencias" would match.
    LooseName(.dip, ["inversion": 2, "dependencia": 3], hasArticles: true),
    LooseName(.lsp, ["substitucion": 3, "liskov": 2], hasArticles: true),
  ]

  /// The articles and prepositions of Romance languages and English between the words of a name.
  private static let articles: Set<[UInt8]> = Set(
    [
      "de", "la", "las", "los", "el", "del", "da", "das", "do", "dos", "des", "du", "le", "les", "l", "d", "di",
      "della", "delle", "of", "the",
    ].map { Array($0.utf8) })

  /// Creates a table of the built-in names, a site's additional ones and those of its own principles.
  init(_ words: [Principle.ID: [String]], adding: [Principle.ID: [String]], defined: [Principle]) {
    var names: [(phrase: String, value: Principle.ID)] = []
    for list in [words, adding] {
      for (id, phrases) in list.sorted(by: { $0.key < $1.key }) { names += phrases.map { ($0, id) } }
    }
    names += words.keys.sorted().map { ($0.rawValue, $0) }
    for principle in defined {
      names += [principle.name, principle.acronym, principle.id.rawValue].map { ($0, principle.id) }
    }
    self.names = WordTree(names)
  }

  /// Returns the principles that a text names, in order and without duplicates.
  func principles(in text: String) -> [Principle.ID] {
    var found: [Principle.ID] = []
    forEachName(in: NormalForm.bytes(of: text)) { _, id in if !found.contains(id) { found.append(id) } }
    return found
  }

  /// Returns a text in normal form, with each name replaced by `principle`.
  func masked(_ normal: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var last = 0
    forEachName(in: normal) { range, _ in
      result += normal[last..<range.lowerBound]
      result += "principle".utf8
      last = range.upperBound
    }
    return last == 0 ? normal : result + normal[last...]
  }

  private func forEachName(in text: [UInt8], _ body: (Range<Int>, Principle.ID) -> Void) {
    var index = 0
    while index < text.count {
      if text.mayBeginWord(at: index) || text.hasIdeograph(before: index), let (end, id) = find(in: text, at: index) {
        body(index..<end, id)
        index = end
      } else {
        index += 1
      }
    }
  }

  private func find(in text: [UInt8], at index: Int) -> (end: Int, id: Principle.ID)? {
    if let (end, id) = names.longestWords(in: text, at: index) { return (end, id) }
    // Fast path: a misspelling keeps the first letter, so most words need no edit distance.
    for name in Self.looseNames where name.initial == text[index] {
      if let end = end(of: name, in: text, at: index) { return (end, name.id) }
    }
    return nil
  }

  private func end(of name: LooseName, in text: [UInt8], at index: Int) -> Int? {
    var end = index
    for (number, word) in name.words.enumerated() {
      if number > 0 {
        guard end < text.count, text[end] == UInt8(ascii: " ") else { return nil }
        end += 1
        if name.hasArticles { end = self.end(ofArticlesIn: text, at: end) }
      }
      let start = end
      var length = 0
      // Bounded by the longest word that could match: between ideographs, every word extends to the end of the text.
      while end < text.count, text[end] != UInt8(ascii: " "), length <= word.length + word.edits {
        if text[end] & 0xC0 != 0x80 { length += 1 }
        end += 1
      }
      guard abs(length - word.length) <= word.edits else { return nil }
      let written = Spelling(String(decoding: text[start..<end], as: UTF8.self).unicodeScalars)
      guard written.distance(to: word.spelling, atMost: word.edits) != nil else { return nil }
    }
    return end
  }

  /// Returns the start of the first word from a position on that isn't an article; at most two articles are skipped.
  private func end(ofArticlesIn text: [UInt8], at start: Int) -> Int {
    var start = start
    for _ in 0..<2 {
      let word = text[start...].prefix(6).prefix { $0 != UInt8(ascii: " ") }
      guard word.endIndex < text.count, Self.articles.contains(Array(word)) else { return start }
      start = word.endIndex + 1
    }
    return start
  }
}
