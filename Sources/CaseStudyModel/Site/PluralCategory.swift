/// A class of numbers with its own plural form in some language.
///
/// Source: https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// Returns the category of a whole number in a language; in languages that aren't listed, only 1 has its own.
  /// - Parameter language: a BCP 47 tag.
  public static func category(of number: Int, in language: String) -> PluralCategory {
    let (tens, hundreds) = (number.magnitude % 10, number.magnitude % 100)
    let isFew = (2...4).contains(tens) && !(12...14).contains(hundreds)
    return switch language.lowercased().prefix(while: { $0 != "-" }) {
    case "ja", "zh", "ko", "vi", "th", "id", "ms": .other
    case "fr", "pt", "hy", "hi", "fa": number.magnitude < 2 ? .one : .other
    case "cs", "sk": number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "pl": number == 1 ? .one : isFew ? .few : .many
    case "ru", "uk", "be", "sr", "hr", "bs": tens == 1 && hundreds != 11 ? .one : isFew ? .few : .many
    default: number == 1 ? .one : .other
    }
  }
}
