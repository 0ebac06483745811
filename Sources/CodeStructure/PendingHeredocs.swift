/// The here documents that were opened and begin on the next line.
struct PendingHeredocs {
  /// The signs before the word that ends a here document, longest first, by language.
  static let signs = ["php": ["<<<"], "ruby": ["<<~", "<<-", "<<"], "perl": ["<<~", "<<"]]

  /// The language's signs.
  var signs: [String] = []
  /// The places of the words that end the documents.
  private var words: [Range<Int>] = []
  /// The number of words whose line wasn't found.
  private var unclosedCount = 0

  /// The maximum number of documents that begin on one line, and of searches for an end that fail: each reads the rest
  /// of the code.
  private static let limit = 16

  /// Notes the here document that opens at `place`, and returns the end of its opening; `nil` if none opens, or if no
  /// line begins with its word.
  mutating func endOfOpening(at place: Int, in code: CodeCharacters) -> Int? {
    guard words.count < Self.limit, unclosedCount < Self.limit,
      let sign = signs.first(where: { code.has($0, at: place) })
    else { return nil }
    var start = place + sign.unicodeScalars.count
    let quote = ["\"", "'"].first { code.has($0, at: start) }
    if quote != nil { start += 1 }
    var end = start
    while end < code.count, code[end].kind == .word, code[end].ascii != nil { end += 1 }
    let word = start..<end
    guard let first = word.first.flatMap({ code[$0].ascii }), !("0"..."9").contains(first),
      quote.map({ code.has($0, at: end) }) ?? true
    else { return nil }
    // After `<<` alone, a word in lower case may be an element of a list, and after a name, anything may.
    let isAfterName = place > 0 && (code[place - 1].kind == .word || [")", "]"].contains(code[place - 1].ascii))
    if sign == "<<", isAfterName || quote == nil && !("A"..."Z").contains(first) { return nil }
    let line = (end..<code.count).first { code[$0].kind == .newline } ?? code.count
    guard findEnd(of: word, from: line + 1, in: code) != nil else { return nil }
    words.append(word)
    return quote == nil ? end : end + 1
  }

  /// Returns the end of the next here document, whose first line begins at `place`; `nil` if none is open.
  mutating func endOfNext(at place: Int, in code: CodeCharacters) -> Int? {
    if words.isEmpty { return nil }
    let word = words.removeFirst()
    return findEnd(of: word, from: place, in: code)
  }

  /// Returns the end of the first line from `place` that begins with a word.
  private mutating func findEnd(of word: Range<Int>, from place: Int, in code: CodeCharacters) -> Int? {
    var place = place
    while place < code.count {
      while place < code.count, code[place].kind == .space { place += 1 }
      let end = place + word.count
      if end <= code.count, zip(word, place..<end).allSatisfy({ code[$0].ascii == code[$1].ascii }),
        end == code.count || code[end].kind != .word
      {
        return end
      }
      while place < code.count, code[place].kind != .newline { place += 1 }
      place += 1
    }
    unclosedCount += 1
    return nil
  }
}

extension CodeCharacters {
  /// Returns whether the characters at a place are those of a text of ASCII.
  fileprivate func has(_ text: String, at place: Int) -> Bool {
    let scalars = text.unicodeScalars
    return place + scalars.count <= count && zip(place..., scalars).allSatisfy { self[$0].ascii == $1 }
  }
}
