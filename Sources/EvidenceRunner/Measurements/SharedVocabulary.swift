import CaseStudyModel
import CodeStructure

/// The texts and numbers that some files share with others, which therefore know each other's vocabulary.
///
/// **Definition.** The parts of text literals between interpolations, without punctuation and spaces at their ends, and
/// the integers, in whatever base they are written; those in the code of an interpolation count too. Texts and numbers
/// with fewer than two letters or digits are trivial, and so are small, round and well-known numbers, unless they are
/// written with a base such as `0x`. Two shared ones count, or a single one of three or more characters that no test
/// mentions: it may be an expected output.
///
/// **Source.** "Connascence of meaning" in M. Page-Jones, "What Every Programmer Should Know About Object-Oriented
/// Design", 1995. The thresholds are this project's own.
///
/// **Example.** `row["cst_nm"]` in the policy, and `["cst_nm": name]` in a detail: `cst_nm`.
struct SharedVocabulary: Sendable {
  var language: Language?

  /// Returns the texts that both groups contain, in alphabetical order; none if they may have them in common by chance.
  /// - Parameter tests: the tests of behaviour.
  func words(of first: [String], and second: [String], tests: [String]) -> [String] {
    let (first, second) = (words(in: first), words(in: second))
    let shared = first.filter { key, word in
      second[key].map { word.counts || $0.counts } == true
    }.map { word in word.value.text }.sorted()
    if shared.count > 1 { return shared }
    let tested = words(in: tests).values.map(\.text)
    return shared.filter { text in
      text.count(where: \.isLetterOrNumber) > 2 && !tested.contains { $0.contains(text) }
    }
  }

  /// Returns the machine-readable texts in code, such as `amt_minor` or `[31m`, which no sentence contains.
  func technicalTexts(in texts: [String]) -> Set<String> {
    let found = words(in: texts).filter { $0.key.hasPrefix("text ") }.map(\.value.text)
    return Set(found.filter(Self.isTechnical))
  }

  private static func isTechnical(_ text: String) -> Bool {
    let isCamelCase = zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    return isCamelCase || text.contains { "_{}[]<>=+*/|@^~;".contains($0) }
  }

  /// A text or number as it is written.
  private struct Word {
    var text: String
    /// Whether it isn't trivial.
    var counts: Bool
  }

  /// Returns the texts and numbers in code, by keys that are equal for equal values.
  private func words(in texts: [String]) -> [String: Word] {
    var found: [String: Word] = [:]
    for token in texts.flatMap({ CodeTokens.withInterpolations($0, in: language) }).flatMap(\.texts) {
      if token.first?.isNumber == true, let number = Self.number(token) {
        let key = "number \(number.value)"
        let counts = number.hasBase || !Self.isCommon(number.value)
        if found[key]?.counts != true { found[key] = Word(text: token, counts: counts) }
      } else if token.first.map({ "\"'#".contains($0) }) == true {
        for text in Self.parts(of: token) where text.count(where: \.isLetterOrNumber) > 1 {
          found["text \(text)"] = Word(text: text, counts: true)
        }
      }
    }
    return found
  }

  private static func number(_ token: String) -> (value: Int, hasBase: Bool)? {
    let digits = token.filter { $0 != "_" }.lowercased()
    for (prefix, base) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: base).map { ($0, true) }
    }
    return Int(digits).map { ($0, false) }
  }

  /// Returns whether a number is small, has a single digit before its zeros, or is in everyone's code.
  private static func isCommon(_ value: Int) -> Bool {
    var leading = value
    while leading > 9, leading % 10 == 0 { leading /= 10 }
    return leading < 13 || common.contains(value)
  }

  private static let common: Set = [
    15, 16, 18, 21, 24, 25, 28, 29, 30, 31, 32, 50, 52, 60, 64, 75, 99, 128, 150, 180, 250, 255, 256, 360, 365, 366,
    512,
    999, 1024, 1440, 3600, 9999, 86400,
  ]

  /// Returns the parts of a text literal between interpolations and line breaks, trimmed to letters and digits.
  private static func parts(of literal: String) -> [String] {
    var parts = [""]
    var depth = 0
    var isEscaped = false
    for character in literal {
      if depth > 0 {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
      } else if isEscaped {
        isEscaped = false
        if character == "(" { depth = 1 }
        // Any other escape represents a character that isn't a letter, such as a line break.
        parts.append("")
      } else if character == "\\" {
        isEscaped = true
      } else if character.isNewline {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in String(part.trimming { !$0.isLetterOrNumber }) }
  }
}
