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
  /// name that the word abbreviates.
  /// - Returns: `nil` if none of these exists, or after `wordLimit` look-ups or `stepLimit` comparisons.
  public mutating func nearest(to word: String) -> String? {
    if let answer = answers[word] { return answer }
    guard answers.count < Self.wordLimit, steps > 0 else { return nil }
    let answer =
      sameName(as: word) ?? OtherNames.meaning(of: word, among: texts)
      ?? search(for: Spelling(word.unicodeScalars), isEastAsian: Self.isEastAsian(word))
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

  private mutating func search(for word: Spelling, isEastAsian: Bool) -> String? {
    let length = word.count
    var limit = isEastAsian ? length / 4 : max(length > 2 ? 2 : 1, length / 3)
    var nearest: String?
    for name in names {
      guard let distance = word.distance(to: name.spelling, atMost: limit, steps: &steps) else { continue }
      nearest = name.text
      // Ties go to the first name, so from here on only strictly nearer names count.
      if distance == 0 { break }
      limit = distance - 1
    }
    return nearest
  }
}

/// Returns the known name that a misspelt one most likely means; use `KnownNames` for many words.
public func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  var names = KnownNames(names)
  return names.nearest(to: word)
}
