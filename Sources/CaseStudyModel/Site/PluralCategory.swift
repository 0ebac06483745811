/// A class of numbers that has its own plural form in some language.
///
/// Source: https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// Returns the category of a whole number in a language. In a language that isn't listed, 1 is `one` and the rest is
  /// `other`.
  ///
  /// Source: https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html, for numbers without
  /// decimals.
  /// - Parameter language: a BCP 47 tag.
  public static func category(of number: Int, in language: String) -> PluralCategory {
    let count = number.magnitude
    let (lastDigit, lastTwo) = (count % 10, count % 100)
    let isFewInSlavic = (2...4).contains(lastDigit) && !(12...14).contains(lastTwo)
    // Romance languages say "a million of lines".
    let isMillions = count != 0 && count % 1_000_000 == 0
    let tag = language.lowercased()
    return switch tag.prefix(while: { $0 != "-" }) {
    case "ja", "zh", "yue", "ko", "vi", "th", "lo", "my", "id", "ms": .other
    case "pt" where tag != "pt-pt", "fr": count < 2 ? .one : isMillions ? .many : .other
    case "es", "it", "ca", "pt": count == 1 ? .one : isMillions ? .many : .other
    case "hy", "hi", "fa", "bn", "gu", "kn", "am", "zu", "pa", "si": count < 2 ? .one : .other
    case "ru", "uk", "be": lastDigit == 1 && lastTwo != 11 ? .one : isFewInSlavic ? .few : .many
    case "sr", "hr", "bs": lastDigit == 1 && lastTwo != 11 ? .one : isFewInSlavic ? .few : .other
    case "pl": count == 1 ? .one : isFewInSlavic ? .few : .many
    case "cs", "sk": count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "sl": lastTwo == 1 ? .one : lastTwo == 2 ? .two : (3...4).contains(lastTwo) ? .few : .other
    case "ro": count == 1 ? .one : count == 0 || (1...19).contains(lastTwo) ? .few : .other
    case "lt": (11...19).contains(lastTwo) || lastDigit == 0 ? .other : lastDigit == 1 ? .one : .few
    case "lv": lastDigit == 0 || (11...19).contains(lastTwo) ? .zero : lastDigit == 1 ? .one : .other
    case "he": count == 1 ? .one : count == 2 ? .two : .other
    case "ga": count == 1 ? .one : count == 2 ? .two : count == 0 || count > 10 ? .other : count < 7 ? .few : .many
    case "mk", "is": lastDigit == 1 && lastTwo != 11 ? .one : .other
    case "fil", "tl": [4, 6, 9].contains(lastDigit) ? .other : .one
    case "cy": welsh(count)
    case "ar": arabic(count)
    default: count == 1 ? .one : .other
    }
  }

  private static func welsh(_ count: UInt) -> PluralCategory {
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func arabic(_ count: UInt) -> PluralCategory {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
