/// The names that a misspelt one may mean, made ready by the first who asks, so that many can be held against them.
public struct KnownNames: Sendable {
  private struct Name: Sendable {
    var text: String
    var spelling: Spelling
  }

  private let texts: [String]
  private lazy var names = texts.sorted().map { Name(text: $0, spelling: Spelling($0.unicodeScalars)) }
  private var answers: [String: String?] = [:]
  private var steps = Self.mostSteps

  /// So many different words are looked for; who has misspelt more wants the first of them mended, and no long wait.
  package static let mostWords = 500
  /// The letters that are held against each other for all words together: names that are long, and nearly alike, are many.
  package static let mostSteps = 50_000_000

  /// - Parameter names: may name one twice.
  public init(_ names: some Sequence<String>) {
    texts = Array(names)
  }

  /// Finds the name that a misspelt one most likely means; what has been asked for before is remembered.
  /// - Returns: the nearest within a third of the word's length, but at least two edits for words of more than two letters
  ///   and one for others; `nil` where there is none, and for further words once `mostWords` have been asked for or
  ///   `mostSteps` have been taken.
  public mutating func nearest(to word: String) -> String? {
    if let answer = answers[word] { return answer }
    guard answers.count < Self.mostWords, steps > 0 else { return nil }
    let answer = search(for: Spelling(word.unicodeScalars))
    answers[word] = .some(answer)
    return answer
  }

  private mutating func search(for word: Spelling) -> String? {
    let length = word.count
    var limit = max(length > 2 ? 2 : 1, length / 3)
    var nearest: String?
    for name in names {
      guard let distance = word.distance(to: name.spelling, atMost: limit, steps: &steps) else { continue }
      nearest = name.text
      // Of names that are as near as one another, the first counts, so only nearer ones are looked for from here.
      if distance == 0 { break }
      limit = distance - 1
    }
    return nearest
  }
}

/// Finds the known name that a misspelt one most likely means, as `KnownNames` does for many.
public func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  var names = KnownNames(names)
  return names.nearest(to: word)
}
