import CaseStudyModel

/// Recognises principles by acronym and name, in several languages and with small misspellings.
struct PrincipleNames: Sendable {
  /// An English name with the number of edits allowed in each word.
  private struct LooseName: Sendable {
    var id: Principle.ID
    var words: [(text: String, edits: Int)]
  }

  private var names = WordTree<Principle.ID>()

  private static let looseNames = [
    LooseName(id: .srp, words: [("single", 1), ("responsibility", 3)]),
    LooseName(id: .ocp, words: [("open", 0), ("closed", 1)]),
    LooseName(id: .lsp, words: [("liskov", 2)]),
    LooseName(id: .isp, words: [("interface", 2), ("segregation", 3)]),
    LooseName(id: .dip, words: [("dependency", 2), ("inversion", 2)]),
  ]

  /// Creates a table of the built-in names, a site's additional ones and those of its own principles.
  init(_ words: [Principle.ID: [String]], adding: [Principle.ID: [String]], defined: [Principle]) {
    for list in [words, adding] {
      for (id, phrases) in list.sorted(by: { $0.key < $1.key }) { for phrase in phrases { names.insert(phrase, id) } }
    }
    for id in words.keys.sorted() { names.insert(id.rawValue, id) }
    for principle in defined {
      for name in [principle.name, principle.acronym, principle.id.rawValue] where !name.isEmpty {
        names.insert(name, principle.id)
      }
    }
  }

  /// Returns the length of the name at `index` of a text in normal form.
  func match(in text: [Unicode.Scalar], at index: Int) -> Int? {
    find(in: text, at: index)?.length
  }

  /// Returns the principles that a text names, in order and without duplicates.
  func principles(in text: String) -> [Principle.ID] {
    let scalars = Array(NormalForm.of(text).unicodeScalars)
    var found: [Principle.ID] = []
    var known: Set<Principle.ID> = []
    forEachName(in: scalars) { _, id in if known.insert(id).inserted { found.append(id) } }
    return found
  }

  /// Returns a text in normal form, with each name replaced by `principle`.
  func masked(_ normal: String) -> String {
    let scalars = Array(normal.unicodeScalars)
    var result = String.UnicodeScalarView()
    var last = 0
    forEachName(in: scalars) { range, _ in
      result.append(contentsOf: scalars[last..<range.lowerBound])
      result.append(contentsOf: "principle".unicodeScalars)
      last = range.upperBound
    }
    if last == 0 { return normal }
    result.append(contentsOf: scalars[last...])
    return String(result)
  }

  private func forEachName(in scalars: [Unicode.Scalar], _ body: (Range<Int>, Principle.ID) -> Void) {
    var index = 0
    while index < scalars.count {
      let isWordStart =
        index == 0 || scalars[index - 1] == " " || NormalForm.isIdeographic(scalars[index])
        || NormalForm.isIdeographic(scalars[index - 1])
      if isWordStart, scalars[index] != " ", let (length, id) = find(in: scalars, at: index) {
        body(index..<index + length, id)
        index += length
      } else {
        index += 1
      }
    }
  }

  private func find(in text: [Unicode.Scalar], at index: Int) -> (length: Int, id: Principle.ID)? {
    if let (length, id) = names.match(in: text, at: index) { return (length, id) }
    guard text[index].isASCII else { return nil }
    for name in Self.looseNames where Self.mayBegin(name.words[0].text, with: text[index]) {
      if let length = length(of: name, in: text, at: index) { return (length, name.id) }
    }
    return nil
  }

  /// Fast path: a misspelling keeps the first letter, so most words need no edit distance.
  private static func mayBegin(_ word: String, with scalar: Unicode.Scalar) -> Bool {
    word.unicodeScalars.first == scalar
  }

  private func length(of name: LooseName, in text: [Unicode.Scalar], at index: Int) -> Int? {
    var cursor = index
    for (number, word) in name.words.enumerated() {
      if number > 0 {
        guard cursor < text.count, text[cursor] == " " else { return nil }
        cursor += 1
      }
      // Bounded by the longest word that could match: between ideographs, every word extends to the end of the text.
      let written = text[cursor...].prefix(word.text.utf8.count + word.edits + 1).prefix { $0 != " " }
      guard abs(written.count - word.text.utf8.count) <= word.edits else { return nil }
      let spelling = Spelling(word.text.unicodeScalars)
      guard Spelling(written).distance(to: spelling, atMost: word.edits) != nil else { return nil }
      cursor += written.count
    }
    return cursor - index
  }
}
