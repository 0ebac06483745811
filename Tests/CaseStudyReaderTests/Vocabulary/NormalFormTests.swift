import SeededRandom
import Testing

@testable import CaseStudyReader

struct NormalFormTests {
  @Test(arguments: [
    ("Don't  DO this!", "dont do this"), ("S-ingle", "single"), ("Open/Closed", "open closed"), ("C#, C++", "c# c++"),
    ("İYİ ÖRNEK", "iyi örnek"), ("Straße STRASSE", "straße strasse"), ("ΛΑΘΟΣ λάθος", "λαθοσ λάθος"),
    ("قبل: بعد", "قبل بعد"), ("悪い例：", "悪い例"), ("ＢＡＤ（１）", "bad 1"), ("Öncesi'ne", "öncesi ne"), ("❌ Bad", "bad"),
    ("", ""), ("—", ""),
  ])
  func keepsOnlyWords(text: String, normal: String) {
    #expect(NormalForm.of(text) == normal)
  }

  @Test func keepsAccentsThatAreSeparateMarks() {
    #expect(Array(NormalForm.of("SCHO\u{308}N").unicodeScalars) == Array("scho\u{308}n".unicodeScalars))
  }

  /// Between letters, at the start and before an apostrophe's suffix, for every scalar of the basic plane.
  @Test func treatsEveryScalarAsTheSlowFormDoes() {
    let different = (0...0xFFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      let text = "\(scalar) a\(scalar)b \(scalar)'s"
      return Array(NormalForm.of(text).utf8) != Array(SlowVocabulary.normalForm(text).utf8)
    }
    #expect(different.isEmpty)
  }

  @Test func treatsRandomTextsAsTheSlowFormDoes() {
    let pieces = [
      "a", "S", "é", "â", "İ", "ß", "Σ", "責", "ガ", "가", "ب", "'", "’", "\u{2BC}", "-", "‑", " ", ".", "＃", "－", "t",
      "re", "1",
    ]
    var random = SplitMix(seed: 1)
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0..<12, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
        .joined()
      #expect(
        Array(NormalForm.of(text).utf8) == Array(SlowVocabulary.normalForm(text).utf8), "\(text.debugDescription)")
    }
  }
}
