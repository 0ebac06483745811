import Testing

@testable import SiteBuilder

@Suite struct TextDirectionTests {
  @Test(arguments: [
    ("ar", "rtl"), ("ar-EG", "rtl"), ("he", "rtl"), ("fa", "rtl"), ("pa-Arab", "rtl"), ("az-Arab-IR", "rtl"),
    ("en", "ltr"), ("de-AT", "ltr"), ("ar-Latn", "ltr"), ("zh-Hant", "ltr"), ("", "ltr"),
  ])
  func followsTheScriptElseTheLanguage(language: String, direction: String) {
    #expect(TextDirection(ofLanguage: language).rawValue == direction)
  }

  @Test(arguments: [
    ("Latin", TextDirection.leftToRight), ("12 عربي", .rightToLeft), ("«עברית» and Latin", .rightToLeft),
    ("OCP في", .leftToRight),
    ("日本語", .leftToRight), ("7 → 2", nil), ("", nil), ("٣", nil),
  ])
  func followsTheFirstLetter(text: String, direction: TextDirection?) {
    #expect(TextDirection(ofText: text) == direction)
  }

  @Test(arguments: [
    ("<html lang=\"ar\"><pre>", "<html dir=\"rtl\" lang=\"ar\"><pre dir=\"ltr\">"),
    (
      "<html lang=\"ar\" dir=\"rtl\"><code class=\"x\">", "<html lang=\"ar\" dir=\"rtl\"><code dir=\"ltr\" class=\"x\">"
    ),
    ("<p lang=\"en\"><pre lang=\"ar\">", "<p dir=\"ltr\" lang=\"en\"><pre dir=\"ltr\" lang=\"ar\">"),
    ("<html lang=\"en\"><code>", "<html dir=\"ltr\" lang=\"en\"><code>"),
    (
      "<html lang=\"ar\" dir=\"rtl\"><p lang=\"en\">&lt;code></p>",
      "<html lang=\"ar\" dir=\"rtl\"><p dir=\"ltr\" lang=\"en\">&lt;code></p>"
    ),
  ])
  func marksCodeAndOtherLanguages(page: String, marked: String) {
    #expect(String(decoding: TextDirection.marking(Array(page.utf8)), as: UTF8.self) == marked)
  }
}
