/// Phrases that show what sentences say about the adjacent code.
struct ProsePhrases: Sendable {
  /// The set of statements that a sentence makes about code.
  struct Meanings: OptionSet, Sendable {
    let rawValue: UInt16

    /// The code that follows is the old design.
    static let introducesBefore = Meanings(rawValue: 1)
    /// The code that follows is the new design.
    static let introducesAfter = Meanings(rawValue: 2)
    /// The preceding code is the old design.
    static let condemns = Meanings(rawValue: 4)
    /// The preceding code is the new design.
    static let approves = Meanings(rawValue: 8)
    /// The code that follows is the next step of an improvement.
    static let improves = Meanings(rawValue: 16)
    /// A new example begins.
    static let restarts = Meanings(rawValue: 32)
    /// The sentence states the principle and refers to no code.
    static let defines = Meanings(rawValue: 64)

    /// The preceding code has a problem that the following code solves.
    static let remedies = Meanings(rawValue: 128)

    /// The rest of the clause names something avoided or wanted, so it doesn't judge code.
    static let excludes = Meanings(rawValue: 256)
    /// The clause so far names something avoided or wanted.
    static let withdraws = Meanings(rawValue: 512)

    /// The sentence is about the preceding code, as in "The class above has two jobs:".
    static let pointsBack = Meanings(rawValue: 1024)
    /// The sentence is about the code that follows, as in "The class below has one job."
    static let pointsAhead = Meanings(rawValue: 2048)

    /// The clause denies the criticism that follows, as in "No class is forced to …", and so is praise.
    static let denies = Meanings(rawValue: 4096)

    /// The sentence sets the task of refactoring the code that follows, which is old whatever it shall become.
    static let assigns = Meanings(rawValue: 8192)
    /// The sentence sets the task of refactoring code above or below it.
    static let asks = Meanings(rawValue: 16384)

    /// The code that follows is several examples, rather than an old design and a new one.
    static let enumerates = Meanings(rawValue: 32768)

    /// The meanings that announce code.
    static let announcements: Meanings = [introducesBefore, introducesAfter, restarts]
    /// All meanings.
    static let all = Meanings(rawValue: 65535)

    /// The meanings by their names in the vocabulary.
    fileprivate static let named: KeyValuePairs = [
      "introducesBefore": introducesBefore, "introducesAfter": introducesAfter, "condemns": condemns,
      "approves": approves, "improves": improves, "restarts": restarts, "defines": defines,
      "remedies": remedies.union(introducesAfter), "excludes": excludes, "withdraws": withdraws,
      "pointsBack": pointsBack, "pointsAhead": pointsAhead, "denies": denies, "assigns": assigns,
      "asks": asks.union([remedies, introducesAfter]), "enumerates": enumerates,
    ]
  }

  /// A sentence's meanings so far, and the context that changes the meanings of later phrases.
  private struct Reading {
    var found: Meanings = []
    /// The end of the last denial, or of the last phrase that it denies.
    var denialEnd: Int?
    /// The end of the last phrase of praise.
    var praiseEnd: Int?
    /// The end of the last phrase; a negation directly behind it, as in "a class should not", belongs to it.
    var phraseEnd: Int?
    /// The end of the last negation and the words that may follow it.
    var negationEnd: Int?
    /// The meanings of phrases that exempt from a change, and the places where they begin. They aren't praise if the
    /// sentence says that something is impossible.
    var exempted: Meanings = []
    var exemptions: [Int] = []

    /// The maximum distance in bytes at which a phrase changes the meaning of another: about four words in Latin
    /// script.
    static let reach = 24

    /// Adds the meanings of a phrase.
    mutating func add(_ meanings: Meanings, at phrase: Range<Int>, isExemption: Bool) {
      let praise = meanings.intersection([.approves, .introducesAfter])
      if isExemption, !praise.isEmpty {
        exempted.formUnion(praise)
        exemptions.append(phrase.lowerBound)
      } else if let end = denialEnd, phrase.lowerBound - end <= Self.reach,
        !meanings.isDisjoint(with: [.condemns, .introducesBefore])
      {
        found.formUnion(meanings.subtracting([.condemns, .introducesBefore]).union(.approves))
        denialEnd = phrase.upperBound
        return
      }
      found.formUnion(isExemption ? meanings.subtracting(praise) : meanings)
    }

    /// Lets a denial reach beyond a phrase that has its own negation, as in Russian, where "Ни один класс не обязан …"
    /// negates twice.
    mutating func extendDenial(over phrase: Range<Int>) {
      if let end = denialEnd, phrase.lowerBound - end <= Self.reach { denialEnd = phrase.upperBound }
    }

    /// Returns whether a negation is directly before a place.
    func isNegated(at place: Int) -> Bool { negationEnd.map { place - $0 <= 1 } ?? false }

    mutating func withdraw() {
      found.subtract([.condemns, .approves])
      exempted.subtract([.condemns, .approves])
    }
  }

  private let phrases: WordTree<Meanings>
  private let spread: SpreadPhrases
  private let inabilities: Inabilities
  private let negations: Negations
  /// The beginnings of criticisms of a repeated change, as in "every time we add a shape".
  private let repetitions: WordTree<Bool>

  /// Creates the phrases of the vocabulary's lists, and of its patterns, by the names of their meanings.
  init(_ lists: [String: [String]], patterns: [String: [PhrasePattern]] = [:]) {
    let all = Meanings.named.flatMap { name, meaning in (lists[name] ?? []).map { (phrase: $0, value: meaning) } }
    phrases = WordTree(all) { $0.union($1) }
    let meant = Meanings.named.flatMap { name, meaning in (patterns[name] ?? []).map { ($0, meaning) } }
    spread = SpreadPhrases(meant + (patterns["nothing"] ?? []).map { ($0, []) }, barriers: lists["barriers"] ?? [])
    inabilities = Inabilities(lists)
    negations = Negations(lists)
    repetitions = WordTree((lists["repetitions"] ?? []).map { ($0, true) })
  }

  /// Returns the meanings of a sentence in normal form, with names of principles replaced by `principle`.
  ///
  /// The first and longest phrase consumes its words: "without applying the principle" applies nothing. A phrase that
  /// excludes the rest of its clause consumes that too. A phrase starts at the start of a word, or at any ideograph; it
  /// may end inside a word, for inflected languages. A criticism close behind a denial is praise, a negated phrase has
  /// the opposite verdict, and "without changing it" is criticism in a sentence about what can't be done.
  /// - Parameter sought: the meanings to look for; phrases without them consume nothing.
  func meanings(of sentence: [UInt8], among sought: Meanings) -> Meanings {
    var reading = Reading()
    var start = 0
    while start < sentence.count {
      let longest = phrases.longestPhrase(in: sentence, at: start) { _, meanings in !meanings.isDisjoint(with: sought) }
      if let longest { add(longest.value, at: start..<longest.end, of: sentence, among: sought, to: &reading) }
      if reading.found.contains(.excludes) { break }
      if longest?.value.contains(.withdraws) ?? false { reading.withdraw() }
      let spread = longest == nil ? spread.phrase(in: sentence, at: start) : nil
      if let spread { add(spread.meanings, at: start..<spread.end, of: sentence, among: sought, to: &reading) }
      if let spread, spread.meanings.contains(.denies) {
        // The denied part begins with the second part of the phrase.
        (start, reading.denialEnd) = (spread.second, spread.second)
      } else if let end = longest?.end ?? spread?.end {
        (start, reading.phraseEnd) = (end, end)
      } else {
        start = endOfNegation(at: start, of: sentence, in: &reading) ?? start + 1
      }
      while start < sentence.count, !sentence.mayBeginWord(at: start) { start += 1 }
    }
    guard !reading.exemptions.isEmpty else { return reading.found }
    let isPrecluded = inabilities.preclude(reading.exemptions, in: sentence)
    return reading.found.union(isPrecluded ? .condemns : reading.exempted)
  }

  /// Returns whether a text in normal form is only a negation.
  func isNegation(_ normal: [UInt8]) -> Bool {
    !normal.isEmpty && negations.negation(in: normal, at: 0)?.end == normal.count
  }

  /// Returns the end of a negation, or of words that may follow one, and notes that it negates what comes next.
  private func endOfNegation(at start: Int, of sentence: [UInt8], in reading: inout Reading) -> Int? {
    let isBehindPhrase = reading.phraseEnd.map { start - $0 <= 1 } ?? false
    if !isBehindPhrase, let negation = negations.negation(in: sentence, at: start) {
      reading.negationEnd = negation.value ? negation.end : nil
      return negation.end
    }
    guard reading.isNegated(at: start), let end = negations.endOfLink(in: sentence, at: start) else { return nil }
    reading.negationEnd = end
    return end
  }

  private func add(
    _ meanings: Meanings, at phrase: Range<Int>, of sentence: [UInt8], among sought: Meanings, to reading: inout Reading
  ) {
    let isNegated =
      reading.isNegated(at: phrase.lowerBound) || negations.negate(phraseThatEndsAt: phrase.upperBound, in: sentence)
    if isNegated, !inabilities.haveExemption(in: phrase, of: sentence) {
      reading.found.formUnion(meanings.negated.intersection(sought))
      reading.extendDenial(over: phrase)
      return
    }
    if let end = reading.praiseEnd, isRepetition(phrase, after: end, in: sentence) { return }
    let isPraise = !meanings.isDisjoint(with: [.approves, .introducesAfter])
    let isExemption = isPraise && inabilities.haveExemption(in: phrase, of: sentence)
    if isExemption || meanings.contains(.approves) { reading.praiseEnd = phrase.upperBound }
    reading.add(meanings.intersection(sought), at: phrase, isExemption: isExemption)
  }

  /// Returns whether a phrase only says how often the praise right before it applies, as in "You don't have to change
  /// it every time you add a shape".
  private func isRepetition(_ phrase: Range<Int>, after praiseEnd: Int, in sentence: [UInt8]) -> Bool {
    phrase.lowerBound - praiseEnd <= Reading.reach
      && repetitions.longestWords(in: sentence, at: phrase.lowerBound) != nil
      && !inabilities.haveConnective(in: praiseEnd..<phrase.lowerBound, of: sentence)
  }
}
