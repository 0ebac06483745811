import CaseStudyModel
import CaseStudyReader
import Testing

struct ClassificationTests {
  /// Returns a Swift fence below a heading about a principle, with a line above it and a comment in it.
  private func snippet(
    info: String = "swift", heading: String = "Open-closed principle", above: String = "", code: String = "let a = 1"
  ) throws -> Snippet {
    try read("# Study\n\n## \(heading)\n\n\(above)\n\n```\(info)\n\(code)\n```\n").article.snippets[0]
  }

  @Test func theInfoStringOutweighsEverythingElse() throws {
    let snippet = try snippet(info: "swift after", above: "**Bad:**", code: "// Bad\nlet a = 1")
    #expect(snippet.side == .after)
    #expect(snippet.sideSource == .info)
  }

  @Test(arguments: [
    "**Bad:**", "❌ Violation", "**Kotlin -- Before (two cases):**", "Could be better:", "Bad example", "**悪い例**",
    "**反例：**",
    "**위반 예시**", "**Плохо:**", "**Kötü Örnek**", "**Antes:**", "**Vorher**", "**Mauvais exemple :**",
    "**خطأ:**", "**改良前のコード**", "**Da evitare**", "**Loše:**", "Broken:", "**Roto**",
  ])
  func aLabelNamesTheOldDesign(_ label: String) throws {
    let snippet = try snippet(above: label)
    #expect(snippet.side == .before)
    #expect(snippet.sideSource == .label)
  }

  @Test(arguments: [
    "**Good:**", "✅ Solution", "Also good:", "**良い例**", "**正例：**", "**개선 예시**", "**Хорошо:**", "**İyi Örnek**",
    "**Después:**",
    "**Nachher**", "**Bon exemple :**", "**صواب:**", "**改良されたコード 1**", "**Bene**", "**Dobro:**",
  ])
  func aLabelNamesTheNewDesign(_ label: String) throws {
    let snippet = try snippet(above: label)
    #expect(snippet.side == .after)
    #expect(snippet.sideSource == .label)
  }

  @Test func oneParagraphMayComeBetweenLabelAndCode() throws {
    let snippet = try snippet(above: "**Bad:**\n\nThe class knows every shape there is.")
    #expect(snippet.sideSource == .label)
  }

  @Test(arguments: [
    "Before code snippets:", "Improved implementation following SOLID", "Bad Example: a rectangle that grows",
  ])
  func aHeadingNamesTheSideOfAllCodeBelow(_ heading: String) throws {
    let snippet = try snippet(heading: heading)
    #expect(snippet.side == (heading.hasPrefix("Improved") ? .after : .before))
    #expect(snippet.sideSource == .heading)
  }

  @Test(arguments: [
    "Problem statement", "Working without modifying a class", "How to add good tests",
    "Solution structure of the repository",
    "Before and after", "Beforehand",
  ])
  func bareWordsNameNoSide(_ text: String) throws {
    #expect(try snippet(heading: text).sideSource == .none)
    #expect(try snippet(above: text).sideSource == .none)
  }

  @Test(arguments: [("(b) AFTER (BAD)", Side.before), ("(c) AFTER (GOOD)", .after), ("Not violating SRP", .after)])
  func aVerdictInBracketsQualifiesAHeading(_ heading: String, _ side: Side) throws {
    #expect(try snippet(heading: heading).side == side)
  }

  @Test func stepsOfAWalkthroughThatMarksItsOldDesignAreTheNewOne() throws {
    let step = "```swift\nlet a = 1\n```\n\n"
    let walk = """
      # Layout

      ## Cells

      Before:

      \(step)Let's change this to a struct.

      \(step)The test uses it too.

      \(step)Here is a third part.

      \(step)

      ## Undo

      There are two properties:

      \(step)
      """
    #expect(try read(walk).article.snippets.map(\.side) == [.before, .after, .after, .after, nil])
  }

  @Test func aWalkthroughsNextSectionIsNewOnlyWhereItContinuesTheNewDesign() throws {
    let fence = { (code: String) in "```swift\n\(code)\n```\n\n" }
    let walk = """
      # Reports

      ## Types

      ### Length

      Before:

      \(fence("struct Report {}"))Let's change this to a section.

      \(fence("struct Section {}"))### Parameters

      Take a call with six of them.

      \(fence("struct Call {}"))The fourth is a flag.

      \(fence("struct Flag {}"))Sections have numbers.

      \(fence("struct Section { var number = 0 }"))
      """
    #expect(try read(walk).article.snippets.map(\.side) == [.before, .after, nil, nil, .after])
  }

  @Test func textBeforeAHeadingIsNotAStepOfAWalkthrough() throws {
    let fence = "```swift\nlet a = 1\n```\n\n"
    let walk = "# Layout\n\n## Cells\n\nBefore:\n\n\(fence)Let's change this to a struct.\n\n### Usage\n\n"
    #expect(try read(walk + fence + fence + fence + fence).article.snippets[1].side == nil)
  }

  @Test func aParagraphThatIsOnlyThePrinciplesNameBeginsItsSection() throws {
    let study = try read("# S\n\n5- Dependency inversion principle (DIP)\n\n```swift\nlet a = 1\n```\n")
    #expect(study.article.snippets[0].principles == [.dip])
  }

  @Test func theInnerHeadingOutweighsTheOuter() throws {
    let study = try read("# S\n\n## Before\n\n### After\n\n```swift\nlet a = 1\n```\n")
    #expect(study.article.snippets[0].side == .after)
  }

  @Test func aBlockWithBothSidesIsSplitAtItsComments() throws {
    let code = "// Bad: one class\nclass A {}\n\n// Good: two classes\nclass B {}\nclass C {}"
    let snippets = try read("## SRP\n\n```swift\n\(code)\n```\n").article.snippets
    #expect(snippets.map(\.side) == [.before, .after])
    #expect(snippets.map(\.codeLine) == [4, 7])
    #expect(snippets.map(\.sideSource) == [.comment, .comment])
    // The blank line between the sides belongs to neither.
    #expect(
      snippets.map(\.code) == [
        "// Bad: one class\nclass A {}\n", "// Good: two classes\nclass B {}\nclass C {}\n",
      ])
  }

  @Test func aVerdictAfterTheCodeCountsAsProse() throws {
    let markdown = """
      ## Single responsibility principle

      Here is an invoice.

      ```swift
      class Invoice {}
      ```

      This class violates the single responsibility principle.
      """
    let snippet = try read(markdown).article.snippets[0]
    #expect(snippet.side == .before)
    #expect(snippet.sideSource == .prose)
  }

  @Test func aSentenceThatJudgesTheCodeAboveIsNoLabelOfTheCodeBelow() throws {
    let fence = "```swift\nlet a = 1\n```\n\n"
    let verdict = "This class violates the open-closed principle. To fix this, we use a protocol:\n\n"
    let study = try read("## OCP\n\nHere is a class:\n\n" + fence + verdict + fence)
    #expect(study.article.snippets.map(\.side) == [.before, .after])
  }

  /// Returns the sides of the Swift blocks of a section about a principle; texts in quotes are paragraphs between them.
  private func sides(_ blocks: [(text: String, code: String)], heading: String = "## Open-closed principle") throws
    -> [Side?]
  {
    let body = blocks.map { "\($0.text)\n\n```swift\n\($0.code)\n```\n" }.joined(separator: "\n")
    return try read("# Study\n\n\(heading)\n\n\(body)").article.snippets.map(\.side)
  }

  @Test func aTypeDeclaredAgainIsTheNewDesign() throws {
    let (old, new) = ("final class Tariff { var fee = 3 }", "public class Tariff { var fee: Fee }")
    #expect(try sides([("A shop.", old), ("A second look.", new)]) == [.before, .after])
    #expect(try sides([("A shop.", old), ("A second look.", "struct Fee {}")]) == [nil, nil])
    #expect(try sides([("A shop.", old), ("The same.", old)]) == [nil, nil])
    #expect(
      try sides([("A shop.", "// Bad\n" + old), ("A second look.", new), ("It is used so.", "print(Tariff())")])
        == [.before, .after, .after])
  }

  @Test func whatPrecedesTheOldDesignUnderItsHeadingBelongsToIt() throws {
    let steps = (1...4).map { (text: "We add a shape.", code: "struct Shape\($0) {}") }
    #expect(
      try sides(
        steps + [
          ("Then comes a circle.", "struct Sum {}"),
          ("This class violates the open-closed principle, as each shape changes it.", "struct Area {}"),
        ])
        == [.before, .before, .before, .before, .before, .after])
  }

  @Test func aBoldLineThatNamesThePrincipleIsItsHeading() throws {
    let second = "## Single responsibility principle\n\n```swift\nstruct Fee {}\n```\n"
    let snippets = try read(
      "# Study\n\n**Open-closed principle**\n\nA shop.\n\n```swift\nstruct Shop {}\n```\n\n\(second)"
    ).article
      .snippets
    #expect(snippets.map(\.side) == [.after, .after])
  }

  @Test func sectionsAboutOnePrincipleShowNoConformingExamples() throws {
    let fence = "```swift\nstruct Shop {}\n```\n\n"
    let sections = "# Rules\n\n## ISP-1: width\n\nA wide one:\n\n\(fence)## ISP-2: coverage\n\nA mixed one:\n\n"
    #expect(try read(sections + fence).article.snippets.map(\.side) == [nil, nil])
  }

  @Test(arguments: [
    ("Pero hubo fallas en el diseño.", Side.before), ("No tenemos que modificar la clase.", .after),
    ("Teremos que alterar a classe.", .before), ("Não precisamos alterar a classe.", .after),
    ("Il faudra modifier la classe.", .before), ("Plus besoin de modifier la classe.", .after),
    ("Die Klasse muss geändert werden.", .before), ("Die Klasse muss nicht mehr geändert werden.", .after),
    ("Sınıfı değiştirmek zorunda kalırız.", .before), ("Sınıfı değiştirmemize gerek yok.", .after),
    ("Придётся изменять класс.", .before), ("Не придётся изменять класс.", .after),
    ("クラスの修正が必要です。", .before), ("クラスを修正する必要はありません。", .after),
    ("클래스를 수정해야 한다.", .before), ("클래스를 수정할 필요가 없다.", .after),
    ("类被迫实现它。", .before), ("类不会被迫实现它。", .after),
  ])
  func aVerdictAndItsNegationAreToldApart(_ verdict: String, _ side: Side) throws {
    #expect(try sides([("", "struct Shop {}"), (verdict, "")]).first == side)
  }

  @Test(arguments: [
    ("It adheres to the principle.", Side.after), ("Do you think it adheres to the principle?", nil),
    ("Essa classe respeita o contrato.", .after), ("Essa classe respeita o contrato?", nil),
  ])
  func aQuestionApprovesOfNothing(_ text: String, _ side: Side?) throws {
    #expect(try sides([("", "struct Shop {}"), (text, "")]).first == side)
  }

  @Test func doesNotGuessSidesOfCodeWithoutAPrinciple() throws {
    let markdown = "# A package\n\nWith this approach each part has one task:\n\n```swift\nlet a = 1\n```\n"
    let snippet = try read(markdown).article.snippets[0]
    #expect(snippet.side == nil)
    #expect(snippet.principles.isEmpty)
  }

  @Test(arguments: ["bash", "json", "mermaid", "output", "text"])
  func blocksThatAreNoDesignStayNeutral(_ language: String) throws {
    #expect(try snippet(info: language, heading: "❌ Violation").side == nil)
  }

  @Test(arguments: [
    ("1️⃣ Single Responsability Principle", "srp"), ("**O** - Open Close principle", "ocp"),
    ("L - Liscov Subsititution", "lsp"),
    ("S-ingle-responsibility principle", "srp"), ("O-penâ€“closed principle", "ocp"), ("【接口隔离原则】", "isp"),
    ("依存性逆転の原則", "dip"),
    ("단일 책임 원칙(SRP)", "srp"), ("Принцип подстановки Лисков", "lsp"), ("Açık/Kapalı Prensibi", "ocp"),
    ("Principio de inversión de dependencias", "dip"), ("Interface-Segregation", "isp"),
    ("Segregation de la interface", "isp"), ("Inversion de las dependencia", "dip"), ("Substitucion de Liscov", "lsp"),
  ])
  func headingsNamePrinciplesInManySpellings(_ heading: String, _ principle: String) throws {
    #expect(try snippet(heading: heading).principles.map(\.rawValue) == [principle])
  }

  @Test(arguments: ["Dependency Injection", "Inyeccion de dependencias", "Separation of interface and code"])
  func dependencyInjectionIsNotDependencyInversion(_ heading: String) throws {
    #expect(try snippet(heading: heading).principles.isEmpty)
  }

  @Test func theNearestHeadingThatNamesAPrincipleOutweighsTheTitle() throws {
    let study = try read(
      "# OCP and DIP\n\n```swift\nlet a = 1\n```\n\n## SRP\n\n### Example\n\n```swift\nlet b = 1\n```\n")
    #expect(study.article.snippets.map { $0.principles.map(\.rawValue) } == [["ocp", "dip"], ["srp"]])
  }

  @Test func codeThatNamesAnotherPrincipleThanItsHeadingIsReported() throws {
    let result = MarkdownDocumentReader().study(
      from: SourceFile(path: "s.md", text: "# S\n\n## SRP\n\n```swift\n// Violation of OCP\nlet a = 1\n```\n"),
      configuration: SiteConfiguration(), principles: [], include: { _ in nil })
    #expect(result.diagnostics.contains { $0.id == "PrincipleMismatch" && $0.range.start.line == 5 })
    #expect(result.value.article.snippets[0].principles == [.srp])
  }

  @Test func prefersALanguageOfTheSiteOverABuiltInAlias() throws {
    var configuration = SiteConfiguration()
    configuration.vocabulary.languages = ["powershell": ["ps1"]]
    let study = MarkdownDocumentReader().study(
      from: SourceFile(path: "study.md", text: "# Open-closed\n\n## Bad\n\n```ps1\na\n```\n\n```sh\nb\n```\n"),
      configuration: configuration, principles: [], include: { _ in nil })
    #expect(study.value.article.snippets.map(\.language?.rawValue) == ["powershell", "shell"])
    #expect(study.value.article.snippets.map(\.side) == [nil, nil])
  }
}
