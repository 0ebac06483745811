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
    ("Two reasons to change!", true), ("Read “SOLID.”", true), ("它有两个理由。 好。", true),
    // Its direction is that of the page, whose margin it keeps.
    ("Invoice.", false), ("Invoice printer", false), ("Invoice، 2 أسباب.", false), ("1. 2.", false), ("", false),
  ])
  func knowsSentencesWhoseMarkWouldBeOnTheWrongSide(text: String, isSentence: Bool) {
    #expect(TextDirection.isLeftToRightSentence(text) == isSentence)
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
    (
      "<html lang=\"ar\" dir=\"rtl\"><p>It <b>prints</b>.</p>",
      "<html lang=\"ar\" dir=\"rtl\"><p dir=\"ltr\">It <b>prints</b>.</p>"
    ),
    // The marker of an item stays below those of its neighbours.
    ("<html lang=\"ar\" dir=\"rtl\"><li>To do.</li>", "<html lang=\"ar\" dir=\"rtl\"><li>To do.</li>"),
    ("<html lang=\"en\" dir=\"ltr\"><p>It prints.</p>", "<html lang=\"en\" dir=\"ltr\"><p>It prints.</p>"),
  ])
  func marksCodeAndOtherLanguages(page: String, marked: String) {
    #expect(String(decoding: TextDirection.marking(Array(page.utf8)), as: UTF8.self) == marked)
  }
}
