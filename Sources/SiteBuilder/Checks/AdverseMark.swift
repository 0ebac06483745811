import CaseStudyModel

/// A mark in a change request's heading that is nearly `(adverse)`, a synonym of it, or its opposite.
struct AdverseMark {
  /// The mark as written.
  let text: String
  /// Whether it most likely means that the request is harder after the refactoring.
  let isAdverse: Bool
  private let isAtEnd: Bool
  private let isRepeated: Bool

  /// Words that authors use for requests which are harder after the refactoring.
  private static let adverse: Set<String> = [
    "adversarial", "contrary", "counter", "disfavored", "disfavoured", "hard", "harder", "negative",
    "opposing", "unfavorable", "unfavored", "unfavourable", "unfavoured",
    "erschwerend", "erschwert", "nachteilig", "schwieriger", "ungünstig", "ungünstiger",
    "défavorable", "contraire", "desfavorable", "adverso", "adversa", "contrario", "desfavorável", "contrário",
    "不利", "不利な", "不利な変更", "逆風", "不利变更", "不利的", "불리", "불리한", "불리함",
    "неблагоприятный", "неблагоприятное", "против", "olumsuz", "elverişsiz", "سلبي", "معاكس", "عكسي",
  ]
  /// Emoji that mark a request as harder.
  private static let emoji: Set<Character> = ["⚠️", "⚠", "❌", "👎", "🔴", "🚫", "⛔", "⛔️"]
  /// Words that are similar to `adverse` but have another meaning, as in "Print the list (reverse)".
  private static let others: Set<String> = ["converse", "diverse", "inverse", "obverse", "reverse", "traverse"]
  /// Words that authors use for all other requests, which need no mark.
  private static let favoured: Set<String> = [
    "easier", "easy", "favor", "favorable", "favored", "favour", "favourable", "favoured", "favourite", "positive",
  ]

  /// Finds the mark of a request; `nil` for one that has `(adverse)` once or no mark.
  init?(of request: ChangeRequest) {
    isRepeated = request.isAdverse
    if request.isAdverse {
      guard request.title.lowercased().hasSuffix("(adverse)") else { return nil }
      (text, isAdverse, isAtEnd) = (String(request.title.suffix("(adverse)".count)), true, true)
      return
    }
    let title = request.title
    let atEnd = Self.words(atEndOf: title)
    if let atEnd, !atEnd.isAdverse {
      (text, isAdverse, isAtEnd) = (atEnd.text, false, true)
    } else if let found = Self.firstWord(of: title) ?? Self.middleMark(of: title) {
      (text, isAdverse, isAtEnd) = (found, true, false)
    } else if let found = atEnd?.text ?? Self.lastWord(of: title) {
      (text, isAdverse, isAtEnd) = (found, true, true)
    } else if let last = title.split(separator: " ").last, last.count > 2, "([{（".contains(last.first ?? " "),
      Self.isNear(Self.bare(last), Self.favoured)
    {
      (text, isAdverse, isAtEnd) = (String(last), false, true)
    } else if Self.bare(Substring(request.reason)) == "adverse" {
      (text, isAdverse, isAtEnd) = (request.reason, true, false)
    } else {
      return nil
    }
  }

  /// Returns the diagnostic of a study's request.
  func diagnostic(of request: ChangeRequest, in study: CaseStudy, id: String) -> Diagnostic {
    let adverse = "(adverse)"
    let summary: Message
    let solution: Message
    if isRepeated {
      summary = "The heading of a change request must have '\(text)' only once"
      solution = "remove one of the two"
    } else if !isAdverse {
      summary = "A change request that is easier after the refactoring needs no mark; '\(text)' has no meaning"
      solution = "remove '\(text)'"
    } else if isAtEnd, request.title.dropLast(text.count).lowercased().trimmingSpaces().hasSuffix(adverse) {
      summary = "The heading of a change request must have nothing after '(adverse)', not '\(text)'"
      solution = "remove '\(text)'"
    } else if isAtEnd {
      summary = "A change request that is harder after the refactoring must end with '(adverse)', not '\(text)'"
      solution = "replace '\(text)' with '\(adverse)'"
    } else if request.title.hasPrefix(text) {
      summary =
        "A change request that is harder after the refactoring must end with '(adverse)', not begin with '\(text)'"
      solution = "move '(adverse)' to the end of the heading"
    } else {
      summary = "A change request that is harder after the refactoring must have '(adverse)' at its end"
      solution = "move '(adverse)' to the end of the heading"
    }
    return Diagnostic(id, .warning, summary, at: study.article.place(line: request.line), solutions: [solution])
  }

  /// Returns the first word if it is `(adverse)` or `Adverse:`.
  private static func firstWord(of title: String) -> String? {
    guard let word = title.split(separator: " ").first else { return nil }
    return ["(adverse)", "(adverse):", "[adverse]", "adverse:"].contains(word.lowercased()) ? String(word) : nil
  }

  /// Returns `(adverse)` as it is written, if words follow it.
  private static func middleMark(of title: String) -> String? {
    // Fast path: a pattern is compiled each time, and few titles have brackets.
    guard title.contains("("), let match = title.firstMatch(of: /(?i)\(adverse\)/),
      title[match.range.upperBound...].contains(where: \.isLetter)
    else { return nil }
    return String(match.output)
  }

  /// Returns several words in brackets at the end, one of which is `adverse`; the others may negate it.
  private static func words(atEndOf title: String) -> (text: String, isAdverse: Bool)? {
    guard title.hasSuffix(")"), let open = title.lastIndex(of: "(") else { return nil }
    let words = title[open...].lowercased().split { !$0.isLetter }
    guard words.count > 1, words.contains("adverse") else { return nil }
    return (String(title[open...]), !words.contains("not") && !words.contains("non"))
  }

  /// Returns the last word, with its brackets, if it is nearly `(adverse)` or a synonym of it.
  private static func lastWord(of title: String) -> String? {
    guard var word = title.split(separator: " ").last else { return nil }
    // Chinese and Japanese have no space before a bracket.
    if word.last.map({ ")）".contains($0) }) == true, let open = word.lastIndex(where: { "(（".contains($0) }) {
      word = word[open...]
    }
    let bare = bare(word)
    if bare == "adverse" || word.lowercased() == "#adverse" || !bare.isEmpty && bare.allSatisfy({ emoji.contains($0) })
    {
      return String(word)
    }
    // Without brackets, only the word itself is a mark.
    guard bare != word.lowercased(), "([{（*_".contains(word.first ?? " ") else { return nil }
    if favoured.contains(bare) || others.contains(bare) { return nil }
    return nearestName(to: bare, among: ["adverse"]) != nil || isNear(bare, adverse) ? String(word) : nil
  }

  /// Returns whether a word is one of a set, or a long one with a typing error.
  private static func isNear(_ word: String, _ words: Set<String>) -> Bool {
    words.contains(word) || word.count > 5 && words.contains { $0.count > 5 && Fix.isTypingError(word, for: $0) }
  }

  /// Returns the lowercase word without brackets, emphasis and punctuation around it.
  private static func bare(_ word: Substring) -> String {
    word.trimming { "()[]{}（）*_.,:;".contains($0) }.lowercased()
  }
}
