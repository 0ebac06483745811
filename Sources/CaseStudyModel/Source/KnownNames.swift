/// A list of known names for spelling suggestions, indexed on first use, so that looking up many words is cheap.
public struct KnownNames: Sendable {
  private struct Name: Sendable {
    var text: String
    var spelling: Spelling
  }

  private let list: @Sendable () -> [String]
  private lazy var texts = list()
  private lazy var names = texts.sorted().map { Name(text: $0, spelling: Spelling($0.unicodeScalars)) }
  private var answers: [String: String?] = [:]
  private var foldedNames: [String: String]?
  /// The number of letter comparisons left.
  private var steps = Self.stepLimit

  /// The maximum number of distinct look-ups, which bounds the time for a file full of misspellings.
  package static let wordLimit = 500
  /// The maximum number of letter comparisons over all look-ups, for long lists of long, similar names.
  package static let stepLimit = 50_000_000

  /// Creates a list of names, which may contain duplicates.
  public init(_ names: some Sequence<String>) {
    let texts = Array(names)
    list = { texts }
  }

  /// Creates a list of names that is computed at the first look-up, because most sites have no misspelt names.
  public init(listing list: @escaping @Sendable () -> [String]) { self.list = list }

  /// Returns the known name that a misspelt one most likely means, and caches the answer.
  ///
  /// Tries, in this order: a name that differs in case and separators only; the name for which other programs use the
  /// word; the nearest name within two edits (one if the word has at most two letters), or within a third of the word's
  /// length if that is more, or within a quarter for East Asian words, whose letters are syllables or words; the only
  /// name that the word abbreviates. A name is no nearest one if one of its words is another word, as `creational` is
  /// for `behavioral`, or if it differs from the word in several digits only, as dates and times do.
  /// - Returns: `nil` if none of these exists, or after `wordLimit` look-ups or `stepLimit` comparisons.
  public mutating func nearest(to word: String) -> String? {
    if let answer = answers[word] { return answer }
    guard answers.count < Self.wordLimit, steps > 0 else { return nil }
    let answer =
      sameName(as: word) ?? OtherNames.meaning(of: word, among: texts)
      ?? search(for: word)
      ?? longerName(than: word)
    answers[word] = .some(answer)
    return answer
  }

  /// Returns the first name that differs in case and separators only, such as `baseURL` for `base_url`.
  private mutating func sameName(as word: String) -> String? {
    let folded = word.foldedName
    if folded.isEmpty { return nil }
    let known = foldedNames ?? Dictionary(texts.sorted().map { ($0.foldedName, $0) }) { first, _ in first }
    foldedNames = known
    return texts.contains(word) ? word : known[folded]
  }

  /// Returns the only name that a word abbreviates, such as `warning` for `warn`.
  private mutating func longerName(than word: String) -> String? {
    guard word.unicodeScalars.count >= 4 else { return nil }
    let longer = names.filter { $0.text.hasPrefix(word) }
    return longer.count == 1 ? longer[0].text : nil
  }

  private static func isEastAsian(_ word: String) -> Bool {
    word.unicodeScalars.contains { (0x2E80..<0xFF00).contains($0.value) }
  }

  /// The maximum number of letters of words that may be replaced as a whole, such as `and` and file extensions.
  private static let shortWord = 4

  private static func differsInDigits(_ word: String, _ name: String) -> Bool {
    word.filter { !$0.isNumber } == name.filter { !$0.isNumber }
  }

  /// Returns whether a text of several words has a long one that isn't near to its counterpart, and doesn't begin like
  /// it, as another form of the same word does.
  private mutating func hasOtherWord(_ text: String, than name: String) -> Bool {
    let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber }
    let (words, others) = (text.split { !isPart($0) }, name.split { !isPart($0) })
    guard words.count > 1, words.count == others.count else { return false }
    for (word, other) in zip(words, others) where word != other {
      let spelling = Spelling(word.unicodeScalars)
      let start = zip(word, other).prefix { $0 == $1 }.count
      guard spelling.count > Self.shortWord, start * 2 < spelling.count else { continue }
      let limit = Self.limit(spelling.count, isEastAsian: Self.isEastAsian(text))
      if spelling.distance(to: Spelling(other.unicodeScalars), atMost: limit, steps: &steps) == nil { return true }
    }
    return false
  }

  /// Returns the maximum number of edits to a word of some length.
  private static func limit(_ length: Int, isEastAsian: Bool) -> Int {
    isEastAsian ? length / 4 : max(length > 2 ? 2 : 1, length / 3)
  }

  private mutating func search(for word: String) -> String? {
    let spelling = Spelling(word.unicodeScalars)
    var limit = Self.limit(spelling.count, isEastAsian: Self.isEastAsian(word))
    var nearest: String?
    for name in names {
      guard let distance = spelling.distance(to: name.spelling, atMost: limit, steps: &steps),
        distance < 2 || !Self.differsInDigits(word, name.text) && !hasOtherWord(word, than: name.text)
      else { continue }
      nearest = name.text
      // Ties go to the first name, so from here on only strictly nearer names count.
      if distance == 0 { break }
      limit = distance - 1
    }
    return nearest
  }
}

/// Returns the only path whose last part is that of another, because authors leave out folders.
package func onlyNamesake(of path: String, among paths: some Sequence<String>) -> String? {
  let name = SitePath.name(of: path)
  let namesakes = paths.filter { SitePath.name(of: $0) == name }
  return namesakes.count == 1 ? namesakes[0] : nil
}

/// Returns the known name that a misspelt one most likely means; use `KnownNames` for many words.
public func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  var names = KnownNames(names)
  return names.nearest(to: word)
}
