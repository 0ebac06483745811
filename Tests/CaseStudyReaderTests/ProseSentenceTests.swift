import CaseStudyModel
import CaseStudyReader
import Testing

/// Sentences between two blocks of code without labels.
struct ProseSentenceTests {
  private let fence = "```java\nclass A {}\n```\n\n"

  @Test(arguments: [
    "Ces classes n'obéissent pas au LSP. Une meilleure approche serait de séparer les types :",
    "Cela n'a pas de sens pour un vélo. Nous pouvons résoudre ce problème :",
    "La classe a trois responsabilités distinctes. Séparons-les :",
    "Das ist eng gekoppelt. Führen wir ein Interface ein:",
    "Das führt zu Problemen. Die Klasse sieht dann so aus:",
    "Damit haben wir dem Prinzip widersprochen. Die Prüfung wurde ausgelagert:",
    "Isso violava o princípio. Para representar esse padrão, criamos a interface:",
    "Esto violaba el principio. La clase se separó en dos:",
    "Cela violait le principe. L'affichage a été extrait :",
    "This violated the principle. The class was split into two:",
  ])
  func aSentenceJudgesTheCodeAboveAndAnnouncesTheCodeBelow(_ text: String) throws {
    let study = try read("# Study\n\n## Liskov substitution\n\nText.\n\n\(fence)\(text)\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
  }

  @Test(arguments: [
    ("Business logic and persistence are mixed.", Side.before), ("The responsibilities are mixed.", .before),
    ("The service creates its own repository.", .before),
    ("Se mezclan la lógica y la persistencia.", .before), ("No se puede probar sin la base de datos.", .before),
    ("Impossible de tester sans base de données.", .before), ("Сервис сам создаёт репозиторий.", .before),
    ("没有数据库就无法测试。", .before), ("자식 클래스가 부모 클래스의 동작을 바꾼다.", .before),
    ("This makes the code testable.", .after), ("C'est ce qui rend le code testable.", .after),
    ("Das macht den Code testbar.", .after), ("Both types can be used interchangeably.", .after),
    ("Both have the same interface, hence we can substitute one for the other.", .after),
    ("The responsibilities are cleanly separated.", .after), ("The service knows only the protocol.", .after),
    ("El servicio solo conoce la interfaz.", .after), ("Die Verantwortlichkeiten sind sauber getrennt.", .after),
    ("Обязанности разделены.", .after), ("責任が分離された。", .after), ("책임이 분리되었다.", .after),
  ])
  func aSentenceBelowJudgesTheOnlyCode(_ text: String, _ side: Side) throws {
    let study = try read("# Study\n\n## Single responsibility\n\n\(fence)\(text)\n")
    #expect(study.article.snippets.map(\.side) == [side])
  }

  @Test func anAttemptThatTheTextRejectsIsOld() throws {
    let rejected = "To fix this we may do something like this:\n\n\(fence)This **violates LSP** too.\n\n"
    let text = "\(fence)This violates the principle. \(rejected)A better solution:\n\n\(fence)"
    let study = try read("# Study\n\n## Liskov substitution\n\nText.\n\n\(text)")
    #expect(study.article.snippets.map(\.side) == [.before, .before, .after])
  }

  @Test(arguments: ["### Problems", "### What's wrong?", "#### 违背开闭原则的问题", "### Violation"])
  func aSectionWithoutCodeThatNamesProblemsJudgesTheCodeAbove(_ heading: String) throws {
    let text = "\(fence)\(heading)\n\nA new shape.\n\n### Solution\n\n\(fence)"
    let study = try read("# Study\n\n## Open closed principle\n\n\(text)")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
  }

  @Test(arguments: [
    "## Problems", "## Anti-patterns", "### Anti-patterns", "### Common violations", "#### Signs of violation",
    "### Code smells", "### Violaciones comunes", "### アンチパターン",
  ])
  func aHigherHeadingAndAListOfViolationsJudgeNoCodeAbove(_ heading: String) throws {
    let text = "### Menu\n\n\(fence)\(heading)\n\nA class that knows all."
    let study = try read("# Study\n\n## Open closed principle\n\n\(text)")
    #expect(study.article.snippets.map(\.side) == [nil])
  }

  @Test func theDefinitionOfTheNextPrincipleJudgesNoCodeAboveIt() throws {
    let isp = "- `Interface Segregation Principle`\n    - Clients should not be forced to depend upon methods.\n\n"
    let text = "- `Liskov Substitution Principle`\n    - Subtypes replace base types.\n\n\(fence)\(isp)\(fence)"
    let study = try read("# SOLID\n\n\(text)")
    #expect(study.article.snippets.allSatisfy { $0.side != .before })
  }

  @Test func aNegatedPurposeAnnouncesNothingNew() throws {
    let text = "No es suficiente para cumplir con el principio que compile. Vean esta clase."
    let study = try read("# Study\n\n## Liskov substitution\n\nText.\n\n\(text)\n\n\(fence)No respeta el contrato.\n")
    #expect(study.article.snippets.map(\.side) == [.before])
  }

  @Test func aVerdictBelowAQuotedDefinitionRefersToTheCodeBelow() throws {
    let definition = "```text\nOpen for extension, closed for modification.\n```\n\n"
    let text = "\(definition)The class below violates the principle. This violates it as every shape needs a case.\n\n"
    let turn = "In this example we define a protocol:\n\n"
    let study = try read("# Open closed principle\n\n\(text)\(fence)\(fence)\(turn)\(fence)")
    #expect(study.article.snippets.map(\.side) == [nil, .before, .before, .after])
  }

  @Test func aVerdictBelowTheOutputJudgesTheProgram() throws {
    let output = "```text\n7\n```\n\n"
    for next in ["", "We can fix this:\n\n\(fence)"] {
      let text = "\(fence)It prints:\n\n\(output)This violates the principle.\n\n\(next)"
      let study = try read("# Study\n\n## Liskov substitution\n\n\(text)")
      #expect(study.article.snippets.map(\.side) == (next.isEmpty ? [.before, nil] : [.before, nil, .after]))
    }
  }

  @Test(arguments: [
    "notes/OCP.md", "开闭原则.md", "里式替换原则.md", "OCP/README.md", "LiskovSubstitutionPrinciple/README.md",
  ])
  func aFileNamedAfterAPrincipleIsAboutIt(_ path: String) throws {
    let text = "# Definition\n\n## Code\n\n\(fence)This violates the principle. To fix this:\n\n\(fence)"
    #expect(try read(text, path: path).article.snippets.map(\.side) == [.before, .after])
    #expect(try read(text, path: "notes/code.md").article.snippets.map(\.side) == [nil, nil])
  }

  @Test(arguments: ["Considérez la classe suivante :", "Voici une classe qui ne suit pas le principe :"])
  func aSentenceAnnouncesTheOldDesign(_ text: String) throws {
    let study = try read("# Study\n\n## Liskov substitution\n\n\(text)\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.before])
  }

  @Test(arguments: ["LSP를 위반하는 대표적인 예로 정사각형이 있다.", "LSP를 위반하는 전형적인 예로 새가 있다."])
  func aTypicalViolationIsTheOldDesign(_ text: String) throws {
    let study = try read("# Study\n\n## Liskov substitution\n\n\(text)\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.before])
  }

  @Test(arguments: [
    "Suppose we have a third dish. That would violate the principle. The dishes become types of their own:",
    "Supongamos que llega otro plato. Eso violaría el principio. Los platos son tipos:",
  ])
  func aSupposedChangeThatTheTextCondemnsIsAboutTheCodeAbove(_ text: String) throws {
    let study = try read("# Study\n\n## Open closed principle\n\nText.\n\n\(fence)\(text)\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
  }

  @Test(arguments: [
    "Breaks LSP - callers expect a price", "Violates LSP — callers expect a price.", "Viola LSP – esperan un precio.",
  ])
  func aVerdictDirectlyBelowUnlabelledCodeJudgesIt(_ verdict: String) throws {
    let study = try read("# Study\n\n## Liskov substitution\n\nText.\n\n\(fence)\(verdict)\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
    let labelled = "**Example:**\n\n\(fence)Bad - callers expect a price\n\n\(fence)"
    #expect(try read("# Study\n\n## Liskov substitution\n\n\(labelled)").article.snippets[1].side == .before)
  }

  @Test(arguments: [
    "The interface is split, so as to avoid that clients are forced to implement it.",
    "Se separa la interfaz para evitar que se vea obligado a implementarla.",
    "Wir teilen die Schnittstelle, um eine enge Kopplung zu vermeiden.", "接口分开，以避免类被迫实现它。",
    "違反を避け、分けています。", "Интерфейс разделён, чтобы избежать нарушения принципа.",
    "What we want is code that respects the principle.", "我们想要的是符合原则的代码。",
  ])
  func whatIsAvoidedOrWantedJudgesNoCode(_ text: String) throws {
    let study = try read("# Study\n\n## Interface segregation\n\nText.\n\n\(fence)\(text)\n")
    #expect(study.article.snippets.map(\.side) == [nil])
  }

  @Test func aNegatedClauseDoesNotChangeTheMeaningOfTheOthers() throws {
    let text = "To avoid a second class, the author put both into one, which violates the principle."
    let study = try read("# Study\n\n## Single responsibility\n\nText.\n\n\(fence)\(text)\n")
    #expect(study.article.snippets.map(\.side) == [.before])
  }

  @Test(arguments: [
    "This means that a class should be extended without modifying the class.",
    "Las clases deben extenderse sin modificar su código.", "Classes should grow without changing the others.",
  ])
  func aDefinitionAboveTheFirstCodePraisesNothing(_ text: String) throws {
    let study = try read("# Study\n\n## Open closed principle\n\n\(text) Here is a menu.\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [nil])
  }

  @Test(arguments: [
    "To fix the SRP violation here we move the price to a class.", "To fix the violation we move the price:",
    "Para corregir la violación del principio movemos el precio:", "Чтобы исправить нарушение принципа, разделим:",
  ])
  func whatIsFixedIsTheCodeAbove(_ text: String) throws {
    let study = try read("# Study\n\n## Single responsibility\n\nText.\n\n\(fence)\(text)\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
  }
}
