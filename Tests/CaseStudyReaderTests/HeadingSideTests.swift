import CaseStudyModel
import CaseStudyReader
import Testing

/// Headings over several principles, whose words for a side are about none of them.
struct HeadingSideTests {
  private let fence = "```swift\nlet a = 1\n```\n\n"

  private func sections(_ marks: String = "###") -> String {
    "\(marks) Single responsibility\n\n\(fence)\(marks) Open/closed\n\n\(fence)"
  }

  @Test(arguments: [
    "SOLID principles applied to a shop", "Applying SOLID", "Correct code", "Problems", "Principios SOLID aplicado",
    "正しい設計",
  ])
  func aHeadingOverSeveralPrinciplesNamesNoSide(_ heading: String) throws {
    let study = try read("Text.\n\n## \(heading)\n\n\(sections())")
    #expect(study.article.snippets.map(\.sideSource).contains(.heading) == false)
    #expect(study.article.headings[0].side == nil)
  }

  @Test func linesThatOnlyNameAPrincipleCountAsSections() throws {
    let lines = "**Single responsibility**\n\n\(fence)**Open/closed**\n\n\(fence)"
    let study = try read("Text.\n\n## Applying SOLID\n\n\(lines)")
    #expect(study.article.snippets.map(\.sideSource).contains(.heading) == false)
  }

  @Test func headingsOfBothSidesMayHeadAllPrinciples() throws {
    let study = try read("# Shop\n\n## Before\n\n\(sections())## After\n\n\(sections())")
    #expect(study.article.snippets.map(\.side) == [.before, .before, .after, .after])
  }

  /// Markdown puts footnotes at the end, wherever they are written.
  @Test func aFootnoteIsInNoneOfTheSections() throws {
    let note = "Text.[^1]\n\n[^1]: A note with code.\n\n    ```swift\n    let note = 1\n    ```\n\n"
    let sides = try read("\(note)## Before\n\n\(fence)## After\n\n\(fence)")
    #expect(sides.article.snippets.map(\.side) == [.before, .after, nil])
    let request = "## Change requests\n\n### Bikes\n\n```swift Bikes.swift\nlet b = 1\n```\n"
    let requested = try read("\(note)## Before\n\n\(fence)## After\n\n\(fence)\(request)")
    #expect(requested.changeRequests.map(\.reason) == [""])
    #expect(requested.changeRequests.map(\.snippets.count) == [1])
    let headed = try read("\(note)    ### A heading of the note\n\n## Before\n\n\(fence)## After\n\n\(fence)\(request)")
    #expect(headed.changeRequests.map(\.title) == ["Bikes"])
  }

  @Test func theAnchorOfAChapterIsNoPartOfItsName() throws {
    let study = try read("Text.\n\n## Clean architecture {#clean-architecture}\n\n### Menu\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [nil])
  }

  @Test(arguments: ["Applied: open/closed", "After"])
  func aHeadingAboutOnePrincipleOrNoneNamesItsSide(_ heading: String) throws {
    let study = try read("# Shop\n\n## \(heading)\n\n### Menu\n\n\(fence)### Price\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.after, .after])
  }

  @Test(arguments: [
    ("✅ Search in the menu", "Prices", nil), ("✅ Good example", "Prices", Side.after),
    ("✅ The menu is open", "❌ The menu knows all dishes", .after),
  ])
  func aMarkMayTickOffAFeatureWithSections(_ heading: String, _ other: String, _ side: Side?) throws {
    let study = try read("# Shop\n\n## \(heading)\n\n### Index\n\n\(fence)## \(other)\n\n\(fence)")
    #expect(study.article.snippets[0].side == side)
  }

  @Test(arguments: [
    ("Coupon without OCP", "Coupon with OCP", true), ("Cupón sin OCP", "Cupón con OCP", true),
    ("Menü vor der Anwendung von OCP", "Menü nach Anwendung des OCP", true), ("Меню без OCP", "Меню с OCP", true),
    ("Coupon without OCP", "Menu with OCP", false), ("What is wrong with OCP", "Coupon with OCP", false),
  ])
  func twoHeadingsMayDifferOnlyInTheirSides(_ before: String, _ after: String, isPair: Bool) throws {
    let study = try read("# Shop\n\n## \(before)\n\n\(fence)## \(after)\n\n\(fence)")
    let sides: [Side?] = isPair ? [nil, .before, .after] : [nil, nil, nil]
    #expect(study.article.headings.map(\.side) == sides)
  }

  @Test(
    arguments: [
      ("🟢 Easy", "🟡 Medium", "🔴 Hard", [nil, nil, nil]),
      ("🔴 Bad example", "🟡 Menu", "🟢 Good example", [.before, nil, .after]),
      ("🔴 Menu of all dishes", "🟢 Menu of a day", "Prices", [.before, .after, nil]),
    ] as [(String, String, String, [Side?])])
  func aColouredCircleMayShowADegree(_ first: String, _ second: String, _ third: String, _ sides: [Side?]) throws {
    let sections = [first, second, third].map { "## \($0)\n\n\(fence)" }.joined()
    #expect(try read("# Shop\n\n\(sections)").article.snippets.map(\.side) == sides)
  }

  @Test(arguments: [
    ("How to apply DIP?", "Step 1: Define a protocol", "Step 2: Use it", Side?.some(.after)),
    ("How to implement the open/closed principle", "1. Define a protocol", "2. Use it", .after),
    ("Cómo aplicar DIP", "Paso 1: el protocolo", "Paso 2: su uso", .after),
    ("DIP nasıl uygulanır?", "1. Protokol", "2. Kullanım", .after),
    ("How to apply DIP?", "Menu", "Kitchen", nil), ("How to apply changes", "1. Menu", "2. Kitchen", nil),
    ("How to apply DIP?", "Step 1: Identify the dependencies", "Step 2: Use a protocol", nil),
  ])
  func instructionsAboveNumberedStepsNameTheNewSide(
    _ heading: String, _ first: String, _ second: String, _ side: Side?
  ) throws {
    let study = try read("# Shop\n\n## \(heading)\n\n### \(first)\n\n\(fence)### \(second)\n\n\(fence)")
    #expect(study.article.headings[1].side == side)
    #expect(study.article.snippets.map(\.sideSource).contains(.heading) == (side != nil))
  }

  @Test func aHeadingMayNameTwoPrinciplesThatItsCodeViolates() throws {
    let study = try read("# Shop\n\n## Violation of SRP and DIP\n\n### Menu\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.before])
  }

  @Test(arguments: [
    ("Code example", "Problem", "Solution", true), ("📝 코드 예시", "👃 코드 냄새 맡아보기", "✏️ 개선해보기", true),
    ("Usage of the menu", "Problem", "Solution", false), ("Code example", "Menu", "Solution", false),
    ("Code example", "Problem", "Menu", false),
  ])
  func anExampleAboveItsProblemsIsOld(_ example: String, _ problem: String, _ solution: String, isOld: Bool) throws {
    let study = try read("# Shop\n\n## \(example)\n\n\(fence)## \(problem)\n\nText.\n\n## \(solution)\n\n\(fence)")
    #expect(study.article.snippets[0].side == (isOld ? .before : nil))
    let code = try read("# Shop\n\n## \(example)\n\n\(fence)## \(problem)\n\n\(fence)## \(solution)\n\n\(fence)")
    #expect(code.article.snippets[0].side == nil)
  }
}
