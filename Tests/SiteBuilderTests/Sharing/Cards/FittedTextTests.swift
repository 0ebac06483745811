import Testing

@testable import SiteBuilder

@Suite("Texts that are broken into lines")
struct FittedTextTests {
  private static func fitted(_ text: String, width: Int = 1056) -> FittedText {
    FittedText(
      text, width: width, isBold: true, choices: [(84, 1), (74, 2), (62, 3), (50, 4)].map(FittedText.Choice.init))
  }

  @Test(arguments: [
    ("Short", 84, 1), ("A strategy for each principle’s page", 74, 2),
    ("A study whose title needs three lines in large type on its card", 62, 3), ("", 84, 0),
  ])
  func takesTheLargestTypeThatFits(text: String, size: Int, lines: Int) {
    let fitted = Self.fitted(text)
    #expect(fitted.size == size)
    #expect(fitted.lines.count == lines)
  }

  @Test(arguments: [
    "A study whose title has a good many words, each of which is rather short",
    "Регистрация, которую меняют четыре команды",
    "四つのチームが同時に変更する登録画面、「開放閉鎖の原則」に従って分割する", "네 팀이 동시에 변경하는 등록 화면", "การลงทะเบียนที่สี่ทีมเปลี่ยนแปลงพร้อมกัน",
    "تسجيل يغيره أربعة فرق في وقت واحد دون تعديل", "पंजीकरण जिसे चार टीमें एक साथ बदलती हैं",
    "AbstractSingletonProxyFactoryBeanConfiguration",
  ])
  func keepsAllLettersWithinTheWidth(text: String) {
    let fitted = Self.fitted(text)
    #expect(fitted.lines.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    for line in fitted.lines { #expect(line.estimatedWidth * Double(fitted.size) <= 1056, "\(line)") }
  }

  @Test func endsWithAnEllipsisAfterAWordIfTheRestDoesNotFit() throws {
    let fitted = Self.fitted(String(repeating: "measure ", count: 60))
    #expect(fitted.lines.count == 4)
    #expect(fitted.lines.last?.hasSuffix("measure…") == true)
  }

  @Test func dividesANameBeforeACapital() {
    #expect(
      Self.fitted("AbstractSingletonProxyFactoryBeanConfiguration", width: 700).lines.first
        == "AbstractSingleton")
  }

  @Test func limitsAnEndlessWord() {
    let fitted = Self.fitted(String(repeating: "a", count: 1000))
    #expect(fitted.lines.count == 4)
    #expect(fitted.lines.last?.hasSuffix("a…") == true)
  }

  @Test(arguments: [("登録画面、「開放」の", "、」"), ("これは、テスト。です！", "、。！")])
  func startsNoLineWithAClosingMark(text: String, marks: String) {
    for width in stride(from: 100, through: 1000, by: 50) {
      for line in Self.fitted(text, width: width).lines {
        #expect(!marks.contains(line.prefix(1)), "\(width): \(line)")
      }
    }
  }

  @Test func makesLinesEquallyLong() {
    let text = "A title whose last word would stand alone"
    let lines = FittedText(text, width: 1056, isBold: true, isBalanced: true, choices: [.init(size: 62, lines: 3)])
      .lines
    #expect(lines.count == 2)
    #expect((lines.last?.count ?? 0) * 2 > lines.first?.count ?? 0)
  }
}
