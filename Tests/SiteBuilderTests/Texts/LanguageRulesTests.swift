import CaseStudyModel
import Testing

@testable import SiteBuilder

/// The rules of languages, compared with CLDR's data in Babel.
@Suite("Rules of languages", .enabled(if: Babel.isAvailable, "Babel isn't installed for python3"))
struct LanguageRulesTests {
  private static let numbers = Array(0...200) + [1000, 1001, 1_000_000, 1_000_001, 2_000_000]

  @Test(arguments: [
    "am", "ar", "be", "bn", "bs", "ca", "cs", "cy", "de", "en", "es", "fa", "fil", "fr", "ga", "gu", "he", "hi", "hr",
    "hy", "id", "is", "it", "ja", "kn", "ko", "lo", "lt", "lv", "mk", "ms", "my", "nl", "pa", "pl", "pt", "pt-PT", "ro",
    "ru", "si", "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi", "yue", "zh", "zu",
  ])
  func givesEachNumberItsPluralCategory(language: String) throws {
    let categories = Self.numbers.map { PluralCategory.category(of: $0, in: language).rawValue }
    #expect(try Babel.categories(of: Self.numbers, in: language) == categories)
  }

  @Test(arguments: try CatalogueOfTheThemeTests.languages().filter { $0 != "en" })
  func writesDaysAsTheLanguageDoes(language: String) throws {
    let texts = InterfaceTexts(language: language, try CatalogueOfTheThemeTests.texts(language))
    let days = (1...12).compactMap { month in
      CalendarDate("2026-\(month < 10 ? "0" : "")\(month)-01").map(texts.day)
    }
    // No single pattern of CLDR gives "1er janvier", and Arabic is written with its own digits or with ours.
    #expect(try Babel.days(in: language) == days)
  }
}
