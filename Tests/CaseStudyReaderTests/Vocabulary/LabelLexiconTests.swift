import CaseStudyModel
import CaseStudyReader
import Testing

/// Headings and labels that name a side, or that contain words for one without naming it.
struct LabelLexiconTests {
  private let fence = "```swift\nlet a = 1\n```\n\n"

  @Test(arguments: [
    ("Example 1: shapes (violation → open-closed principle)", nil), ("Before → After", nil),
    ("Example → Bad", Side.before), ("Violation → every shape changes it", .before),
  ])
  func anArrowThatLeadsFromTheOldDesignNamesNoSide(_ heading: String, _ side: Side?) throws {
    #expect(try read("# Study\n\n## \(heading)\n\n\(fence)").article.snippets.map(\.side) == [side])
  }

  @Test(arguments: [
    ("### Violating the signature", Side.before), ("**Verletzung einer Vorbedingung:**", .before),
    ("### Violations and solutions", nil), ("### Violating what?", nil), ("### The signature", nil),
    ("Violations are found by tests.", nil),
  ])
  func aLabelMayNameWhatIsViolated(_ label: String, _ side: Side?) throws {
    #expect(try read("# Study\n\n## Rules\n\n\(label)\n\n\(fence)").article.snippets.map(\.side) == [side])
  }

  @Test(arguments: [
    ("Fixing the Violation", Side.after), ("Resolving the LSP violation", .after), ("How to Fix a Violation", .after),
    ("Corrigiendo la violación", .after), ("Corrigindo a violação", .after), ("Behebung der Verletzung", .after),
    ("Correction de la violation", .after), ("Исправление нарушения", .after), ("修复违规", .after),
    ("Detecting violations", .before), ("The Violation", .before), ("Refactoring a god class", .before),
  ])
  func aSectionMayRepairTheViolationOfTheSectionAroundIt(_ heading: String, _ side: Side) throws {
    let text = "# Study\n\n## Detecting LSP violations\n\n### Test\n\n\(fence)### \(heading)\n\n\(fence)"
    #expect(try read(text).article.snippets.map(\.side) == [.before, side])
  }

  @Test(arguments: ["Fixing the menu", "Removing code"])
  func aHeadingThatRepairsNoViolationNamesNoSide(_ heading: String) throws {
    #expect(try read("# Study\n\n## \(heading)\n\n\(fence)").article.snippets.map(\.sideSource) == [.none])
  }

  @Test(arguments: ["Clean Go", "Clean code", "Best practices", "最佳实践", "ベストプラクティス"])
  func aChapterAboutGoodCodeNamesNoSide(_ heading: String) throws {
    #expect(try read("# S\n\n## \(heading)\n\n\(fence)").article.snippets.map(\.side) == [.after])
    let chapters = "# S\n\n## \(heading)\n\n### Errors\n\n\(fence)## After\n\n### Errors\n\n\(fence)"
    let article = try read(chapters).article
    #expect(article.snippets.map(\.side) == [nil, .after])
    #expect(article.headings.map(\.side) == [nil, nil, nil, .after, nil])
  }

  @Test(arguments: [
    ("Negative example code", Side.before), ("Positive Example Code", .after), ("Old code", .before),
    ("New code", .after), ("旧写法", .before), ("新写法", .after), ("Negative test examples", nil), ("New version", nil),
  ])
  func examplesAreNegativeOrPositiveAndCodeIsOldOrNew(_ heading: String, _ side: Side?) throws {
    #expect(try read("# Study\n\n## \(heading)\n\n\(fence)").article.snippets.map(\.side) == [side])
  }

  @Test(arguments: ["Over-Abstracted Example", "Over-engineered code", "过度抽象的示例", "过度设计的代码"])
  func anAbstractionMayGoTooFar(_ heading: String) throws {
    let code = "```java\ninterface Operation {}\nclass Add implements Operation {}\n```\n"
    let text = "# 开闭原则\n\n## 过早抽象\n\n### \(heading)\n\n\(code)"
    #expect(try read(text).article.snippets.map(\.side) == [.before])
  }

  @Test(arguments: [
    ("## 之前", "## 之后"), ("**之前：**", "**之后：**"), ("之前：", "之后："), ("## 以前", "## 之後"),
    ("## 明显的违规：上帝类", "## 重构为单一职责"), ("## 典型的错误", "## 正确示例"),
  ])
  func plainChineseWordsNameTheSides(_ before: String, _ after: String) throws {
    let text = "# 单一职责原则\n\n\(before)\n\n\(fence)\(after)\n\n\(fence)"
    #expect(try read(text).article.snippets.map(\.side) == [.before, .after])
  }

  @Test func chineseCommentsDivideAFence() throws {
    let code = "# 之前：分散在 12 个文件中\ntotal = price\n\n# 之后：集中在一个模块\ntotal = calculate()\n"
    #expect(try read("# DRY 原则\n\n```python\n\(code)```\n").article.snippets.map(\.side) == [.before, .after])
  }

  @Test(arguments: [
    ("这个例子符合单一职责原则。", Side.after), ("This example follows the single responsibility principle.", .after),
    ("之后再说。", nil),
  ])
  func aDocumentationCommentMayNameTheSide(_ comment: String, _ side: Side?) throws {
    let text = "# 单一职责原则\n\n## 代码\n\n```java\n/**\n * \(comment)\n */\nclass A {}\n```\n"
    #expect(try read(text).article.snippets.map(\.side) == [side])
  }

  @Test(arguments: [
    ("<h2>Atendendo do principio</h2>", Side.after), ("## Atendendo ao princípio", .after),
    ("## Não atende ao princípio", .before), ("## كيف يمكن تحسين التصميم؟", .after),
    ("## How can the design be improved?", .after), ("## How Can We Improve the Design?", .after),
    ("## How can the team be improved?", nil),
  ])
  func aQuestionAfterABetterDesignIsAnsweredBelow(_ heading: String, _ side: Side?) throws {
    #expect(try read("# Princípio\n\n\(heading)\n\n\(fence)").article.snippets.map(\.side) == [side])
  }

  @Test(arguments: ["LSP가 깨지는 예시", "LSPを破る例", "破坏LSP的例子", "Wrong way of doing it"])
  func aPrincipleMayBeBroken(_ heading: String) throws {
    #expect(try read("# Study\n\n## \(heading)\n\n\(fence)").article.snippets.map(\.side) == [.before])
  }

  @Test(arguments: ["Conclusão", "结论", "refactor", "Fazit"])
  func aHeadingInAnotherLanguageOrOfPlainWordsIsNotMisspelt(_ heading: String) {
    let study = MarkdownDocumentReader().study(
      from: SourceFile(path: "a.md", text: "# Study\n\n## \(heading)\n\nText.\n"),
      configuration: SiteConfiguration(), principles: [], include: { _ in nil })
    #expect(study.diagnostics.allSatisfy { $0.id != "MisspeltHeading" })
  }

  @Test(arguments: [("## Fatzit", 1), ("## Fatzit\n\nText.\n\n## More", 0)])
  func aLastHeadingMayBeMisspeltInAnotherLanguage(_ text: String, _ count: Int) {
    let study = MarkdownDocumentReader().study(
      from: SourceFile(path: "a.md", text: "# Study\n\n\(text)\n\nText.\n"),
      configuration: SiteConfiguration(), principles: [], include: { _ in nil })
    #expect(study.diagnostics.filter { $0.id == "MisspeltHeading" }.count == count)
  }

  @Test(arguments: [
    ("**Problem:** The loop counts.\n\n**The idiomatic way:**", nil), ("**Bad:**\n\n**Shop.swift**", Side.before),
    ("**Bad:**\n\n**Code:**", .before), ("**Problem:** The loop counts.\n\nIt starts at one.", .before),
  ])
  func aLabelDoesNotReachBeyondAnother(_ text: String, _ side: Side?) throws {
    #expect(try read("# Study\n\n## Loops\n\n\(text)\n\n\(fence)").article.snippets.map(\.side) == [side])
  }

  @Test(arguments: [
    ("Great, the parser does the rest:", nil), ("Depois, crie a classe:", nil), ("好，我们来看这个类：", nil),
    ("Good, the names say it:", Side.after), ("Bad, as it knows all shapes:", .before),
  ])
  func aWordThatBeginsASentenceIsNoLabel(_ text: String, _ side: Side?) throws {
    let study = try read("# Study\n\n## Open-closed principle\n\n\(text)\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [side])
  }

  @Test(arguments: [
    ("Preferred", Side.after), ("Not Preferred", .before), ("Less Preferred", .before), ("Discouraged", .before),
    ("Bad too", .before), ("Better but still Bad", .before), ("Even worse", .before), ("También malo", .before),
    ("ALSO RIGHT", .after), ("Auch gut", .after),
    ("Greșit", .before), ("Corect", .after), ("ที่แย่", .before), ("ที่ดี", .after), ("Contoh terbaik", .after),
  ])
  func aDegreeNamesTheSideOfItsWord(_ label: String, _ side: Side) throws {
    #expect(try read("# S\n\n## Names\n\n**\(label)**:\n\n\(fence)").article.snippets.map(\.side) == [side])
    #expect(try read("# S\n\n```swift\n// \(label)\nlet a = 1\n```\n").article.snippets.map(\.side) == [side])
  }

  @Test(arguments: [
    ("No good", Side.before), ("Not clean", .before), ("No correcto", .before), ("Pas bon", .before),
    ("Nicht richtig", .before), ("Não correto", .before), ("Не правильно", .before), ("Niet goed", .before),
    ("Pas idéal — une classe fait tout", .before), ("No ideal", .before), ("Example No 2: good", .after),
    ("No violation", .after), ("Not violating", .after),
  ])
  func aNegationTurnsPraiseIntoItsOpposite(_ label: String, _ side: Side) throws {
    #expect(try read("# S\n\n## Names\n\n**\(label)**:\n\n\(fence)").article.snippets.map(\.side) == [side])
  }

  @Test(
    arguments: [
      ("No SRP violation", .after), ("Un ejemplo que no viola SRP:", .after), ("Sin violar SRP", .after),
      ("Sem violação do SRP", .after), ("Exemple qui ne viole pas SRP :", .after), ("Verletzt SRP nicht", .after),
      ("Ohne Verletzung des SRP", .after), ("SRP ihlal etmeyen kod", .after), ("Erfüllt SRP nicht", .before),
      ("No problem", nil), ("Sin problemas", nil),
    ] as [(String, Side?)])
  func aDeniedViolationNamesTheNewSide(_ label: String, _ side: Side?) throws {
    let text = "# SRP\n\n**\(label)**\n\n```java\nclass A {}\n```\n"
    #expect(try read(text).article.snippets.first?.side == side)
  }

  @Test(arguments: [
    ("Préférable — une classe par tâche", Side.after), ("Preferible", .after), ("Empfohlen", .after),
    ("Рекомендуется", .after), ("Önerilen kod", .after), ("권장 코드", .after), ("更可取的代码", .after),
    ("Déconseillé", .before), ("Неидеально", .before), ("바람직하지 않은 예", .before), ("望ましくない例", .before),
    ("Less than ideal", .before),
  ])
  func aRecommendationNamesASide(_ label: String, _ side: Side) throws {
    #expect(try read("# S\n\n## Names\n\n**\(label)**:\n\n\(fence)").article.snippets.map(\.side) == [side])
  }

  @Test(arguments: [
    ("In the following code:", nil), ("The following:", nil), ("Following the principle", Side.after),
    ("Following SRP", .after), ("Применение:", nil), ("Применение SRP", .after), ("Code in question", nil),
    ("Código afectado:", .before), ("Anti-example 1", .before), ("Антипример: без полиморфизма", .before),
    ("Suggested refactoring (for tests):", .after), ("Replace this:", .before), ("Instead of this", .before),
    ("Альтернатива без адаптера (плохая практика):", .before), ("TUÂN THỦ OCP", .after),
    ("KHÔNG TUÂN THỦ OCP", .before), ("From procedures to objects", nil), ("With this class", nil),
  ])
  func aPhraseNamesASideOnlyAsAWhole(_ label: String, _ side: Side?) throws {
    #expect(try read("# S\n\n## Names\n\n**\(label)**\n\n\(fence)").article.snippets.map(\.side) == [side])
  }

  @Test(arguments: [
    ("Better, but long:", nil), ("Mejor, pero largo:", nil), ("更好，但仍然复杂：", nil),
    ("Better, but still bad:", Side.before), ("Bad, but common:", .before), ("Better, and short:", .after),
  ])
  func anObjectionTakesPraiseBack(_ label: String, _ side: Side?) throws {
    for text in ["**\(label)**", "### \(label)"] {
      #expect(try read("# S\n\n## Names\n\n\(text)\n\n\(fence)").article.snippets.map(\.side) == [side])
    }
  }

  @Test(arguments: ["**Fancy:**", "**Fancy**:", "**Fancy** :", "**Fancy**："])
  func aLabelEndsTheReachOfAnotherWhereverItsColonIs(_ label: String) throws {
    let study = try read("# Study\n\n## Loops\n\n**Bad**:\n\n\(fence)\(label)\n\nIt has two lines.\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.before, nil])
  }

  @Test(arguments: [
    ("Without Liskov substitution", Side.before), ("With the Liskov Substitution Principle", .after),
    ("With SRP", .after),
    ("Code with SRP violation", .before), ("Problem with SRP", .before), ("Ohne SRP", .before), ("Mit SRP", .after),
    ("Sem SRP", .before), ("Com SRP", .after), ("Sans SRP", .before), ("Avec SRP", .after), ("Без SRP", .before),
    ("С SRP", .after), ("SRP olmadan", .before), ("SRP ile", .after), ("没有使用 SRP", .before), ("使用 SRP", .after),
    ("使用 SRP 之前", .before), ("Before applying SRP", .before), ("SRP compliance", .after),
  ])
  func aPrincipleIsAppliedOrNot(_ label: String, _ side: Side) throws {
    #expect(try read("# Study\n\n**\(label)**\n\n\(fence)").article.snippets.map(\.side) == [side])
  }

  @Test(arguments: [
    ("Esempio sbagliato", "Esempio corretto"), ("Cattivo esempio", "Buon esempio"), ("Zły przykład", "Dobry przykład"),
    ("Slecht voorbeeld", "Goed voorbeeld"), ("Dåligt exempel", "Bra exempel"), ("Špatný příklad", "Správný příklad"),
    ("Поганий приклад", "Хороший приклад"), ("Contoh buruk", "Contoh baik"), ("Melanggar SRP", "Mengikuti SRP"),
    ("Ví dụ xấu", "Ví dụ tốt"), ("Trước khi áp dụng SRP", "Sau khi áp dụng SRP"), ("مثال سيء", "مثال جيد"),
    ("قبل", "بعد"), ("نمونه بد", "نمونه خوب"), ("不好的寫法", "好的寫法"), ("Falscher Ansatz", "Richtiger Ansatz"),
    ("Vor dem Refactoring", "Nach dem Refactoring"), ("À ne pas faire", "À faire"),
    ("Original code", "Refactored code"),
    ("Antes da refatoração", "Depois da refatoração"), ("What not to do", "What to do instead"), ("Don't", "Do"),
    ("Violation", "Refactored"), ("Code to be refactored", "Refactored version"), ("Problem", "Refactoring"),
  ])
  func labelsOfManyLanguagesComeInPairs(_ before: String, _ after: String) throws {
    let labels = try read("# Study\n\n**\(before):**\n\n\(fence)**\(after):**\n\n\(fence)")
    #expect(labels.article.snippets.map(\.side) == [.before, .after])
    #expect(labels.article.snippets.map(\.sideSource) == [.label, .label])
  }

  @Test(arguments: [
    "Exemplo do princípio", "SRP refactoring", "Example of an interface", "Before and with SRP",
    "A very good use case is",
  ])
  func fillerAloneNamesNoSide(_ label: String) throws {
    #expect(try read("# Study\n\n**\(label)**\n\n\(fence)").article.snippets.map(\.side) == [nil])
  }

  @Test(arguments: [
    "This is clean, short, and quick. But look at what a waiter has to do:", "問題の「規模」を書きます。",
    "To avoid violating the substitution principle, the menu takes a smaller type:",
    "Right now, the menu knows the kitchen:",
  ])
  func theBeginningOfProseIsNoLabel(_ text: String) throws {
    let study = try read("# Study\n\n## Menus\n\n\(text)\n\n\(fence)")
    #expect(study.article.snippets.map(\.sideSource) != [.label])
  }

  @Test(arguments: [
    ("Code ❌", Side.before), ("Code :x:", .before), ("Code ✅", .after), ("**One class per dish ✅**", .after),
    ("Code :heavy_check_mark:", .after), ("Code :o:", .after), ("### A class for all dishes ❌", .before),
    ("### Single responsibility ✅", nil), ("It works on my machine ✅", nil),
  ])
  func aMarkMayEndAShortLabel(_ label: String, _ side: Side?) throws {
    let study = try read("# Study\n\n## Single responsibility\n\n\(label)\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [side])
  }

  @Test(arguments: [
    ("**Improved with DIP and Dagger:**", Side.after), ("Melhoria com DIP e Dagger:", .after),
    ("**Improved with DIP as Dagger knows it**", nil),
  ])
  func aLabelMayNameItsSubjectAfterSideAndPrinciple(_ label: String, _ side: Side?) throws {
    #expect(try read("# Study\n\n\(label)\n\n\(fence)").article.snippets.map(\.side) == [side])
  }

  @Test func aLongRemarkAfterABoldLabelRefersToTheCodeBelowIfTheCodeAboveIsLabelledOtherwise() throws {
    let remark = String(repeating: "Avoid improper inheritance and let each dish know its price. ", count: 3)
    let text = "**Violation example:**\n\n\(fence)**Adhering to LSP – refactored example**: \(remark)\n\n\(fence)"
    let study = try read("# Study\n\n## Liskov substitution\n\n\(text)")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
  }
}
