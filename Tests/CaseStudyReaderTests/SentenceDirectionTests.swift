import CaseStudyModel
import CaseStudyReader
import Testing

/// Sentences that say which code they are about, and text whose code follows only later.
struct SentenceDirectionTests {
  private let fence = "```java\nclass A {}\n```\n\n"

  private func sides(_ text: String, principle: String = "Dependency inversion") throws -> [Side?] {
    try read("# Study\n\n## \(principle)\n\n\(text)").article.snippets.map(\.side)
  }

  @Test(arguments: [
    "In the example below, the menu depends on an abstraction. It never changes.",
    "En el siguiente ejemplo, el menú depende de una abstracción.",
    "No exemplo abaixo, o menu depende de uma abstração.",
    "Dans l'exemple suivant, le menu dépend d'une abstraction.",
    "Im folgenden sind beide lose gekoppelt.",
    "В примере ниже меню зависит от абстракции.",
    "下面的例子中，菜单只负责显示。",
    "다음 예제에서는 느슨한 결합을 사용한다.",
  ])
  func aSentenceAboutTheCodeBelowJudgesNoCodeAbove(_ sentence: String) throws {
    let text = "The menu creates an oven. This violates the principle.\n\n\(fence)\(sentence)\n\n\(fence)"
    #expect(try sides(text) == [.before, .after])
  }

  @Test(arguments: [
    "**DIP violation**. To fix this, we pass an oven:", "**Problem**: it has two tasks. The solution is to split it:",
    "DIP violation. To fix this, we pass an oven:",
  ])
  func aVerdictIsAboutTheCodeAboveIfARemedyFollows(_ text: String) throws {
    #expect(try sides("\(fence)\(text)\n\n\(fence)") == [.before, .after])
    #expect(try sides("**Bad:** One solution is a flag:\n\n\(fence)") == [.before])
    #expect(try sides("\(fence)Code before applying the principle:\n\n\(fence)").last == .before)
  }

  @Test(arguments: [
    "Refactor the following class, so that it follows the principle:", "Exercise: apply DIP to the following class.",
    "Rewrite the code below to satisfy the principle.", "How would you refactor this code to follow DIP?",
    "Refactor this class so that it complies with DIP.", "Refatore o código abaixo para seguir o DIP:",
    "Ejercicio: aplica el DIP a la siguiente clase.", "Refactorez le code suivant pour respecter le DIP :",
    "Refaktoriere den folgenden Code, sodass er das DIP einhält:", "请重构下面的代码，使其符合依赖倒置原则：",
    "Отрефакторите следующий код, чтобы он соответствовал DIP:",
    "次のコードを依存性逆転の原則に従うようにリファクタリングしてください。",
  ])
  func aTaskShowsTheOldDesignWhateverItShallBecome(_ task: String) throws {
    #expect(try sides("\(task)\n\n\(fence)") == [.before])
    let answer = "```java\nclass B {}\n```\n"
    #expect(try sides("\(task)\n\n\(fence)**Answer**\n\n\(answer)") == [.before, nil])
  }

  @Test(arguments: ["不遵守依赖倒置原则会怎样？", "不使用依赖倒置原则：", "DIPを守らないコード："])
  func codeWithoutThePrincipleIsOldInScriptsWithoutSpaces(_ sentence: String) throws {
    #expect(try sides("\(sentence)\n\n\(fence)") == [.before])
  }

  @Test(arguments: ["Let's refactor this class to follow DIP:", "We can refactor the class to follow DIP:"])
  func aRefactoringThatTheTextMakesShowsTheNewDesign(_ sentence: String) throws {
    #expect(try sides("\(sentence)\n\n\(fence)") == [.after])
  }

  @Test func whatFollowsSuchASentenceIsAboutTheSameCode() throws {
    let text = "In the code below, we see the menu. It depends on an abstraction. So it goes.\n\n"
    #expect(try sides("\(fence)This violates the principle.\n\n\(text)\(fence)") == [.before, .after])
  }

  @Test func aColonAboveAListOfFaultsAnnouncesNoCode() throws {
    let faults = "The class above violates the principle:\n\n- It cooks.\n- It serves.\n\n"
    #expect(try sides("\(fence)\(faults)\(fence)").first == .before)
    #expect(try sides("Text.\n\nContinuing the class above, we can split it:\n\n\(fence)") == [.after])
  }

  @Test func aChangeThatCodeWouldNeedAnnouncesNoneWithoutAColon() throws {
    let change = "To add a dish, we need to modify the menu"
    #expect(try sides("\(fence)\(change). Menus should be extensible.\n\n\(fence)") == [.before, .after])
    #expect(try sides("\(fence)\(change):\n\n\(fence)").last == .before)
  }

  @Test(arguments: [
    "Ahora podríamos crear un plato.", "Agora basta criar um prato.",
  ])
  func whatCanNowBeAddedPraisesTheCodeAbove(_ sentence: String) throws {
    #expect(try sides("\(fence)\(sentence)") == [.after])
  }

  @Test(arguments: [
    "Warum ist das kein guter Ansatz?", "No es una buena idea.", "Não é um bom modelo.",
    "Ce n'est pas une bonne idée.", "Это не лучшее решение.", "Bu iyi bir yaklaşım değil.",
  ])
  func whatIsNotGoodCondemnsTheCodeAbove(_ sentence: String) throws {
    #expect(try sides("\(fence)\(sentence)") == [.before])
  }

  @Test(arguments: [
    ("❌ breaks the contract", Side.before), ("same type ✅", .after), ("violates the principle", .before),
    ("нарушение принципа", .before), ("❌, then ✅", nil), ("the number", nil),
  ])
  func aRemarkBesideALineJudgesItsBlock(_ remark: String, _ side: Side?) throws {
    let code = "```java\nclass A {\n  int a = 1;  // \(remark)\n}\n```\n\n"
    #expect(try sides("A menu.\n\n\(code)") == [side])
  }

  @Test func aRemarkCountsMoreThanAnAnnouncement() throws {
    let code = "```python\noven = Oven()  # violates the principle\n```\n\n"
    #expect(try sides("We can use an interface:\n\n\(code)") == [.before])
  }

  @Test func aRemedyBelowTheOnlyCodePraisesNothing() throws {
    let remedy = "To follow ISP, we split it, so that guests only need to implement the methods they use."
    let text = "Suppose we have a menu for all guests.\n\n\(fence)\(remedy)"
    #expect(try sides(text, principle: "Interface segregation") == [.before])
  }

  @Test func theOnlyCodeOfASectionMayBePraisedAfterANeutralAnnouncement() throws {
    let text = "Let's consider a class.\n\n\(fence)It has only one reason to change."
    #expect(try sides(text, principle: "Single responsibility") == [.after])
  }

  @Test(arguments: ["Code", "Implementation", "Código", "实现"])
  func aHeadingThatOnlySaysCodeKeepsTheAnnouncementAboveIt(_ heading: String) throws {
    let text = "### A menu\n\nTo solve this, we introduce an interface.\n\n#### \(heading)\n\n\(fence)"
    #expect(try sides(text) == [.after])
    #expect(try sides(text.replacing("#### \(heading)", with: "#### A kitchen")) == [nil])
  }

  @Test(arguments: [
    ("Drawbacks", "It violates the principle.", "Implementation"), ("缺点", "- 违反单一职责原则", "实现"),
    ("Минусы", "Нарушает принцип.", "Реализация"),
  ])
  func theDrawbacksOfATechniqueDontJudgeItsImplementation(heading: String, text: String, code: String) throws {
    let section = "### A menu\n\nText.\n\n#### \(heading)\n\n\(text)\n\n#### \(code)\n\n\(fence)"
    #expect(try sides(section, principle: "Single responsibility") == [nil])
    let other = section.replacing("#### \(heading)", with: "#### A kitchen")
    #expect(try sides(other, principle: "Single responsibility") == [.before])
  }

  @Test(arguments: [
    "Cette classe a une seule responsabilité. Si elle cuisinait, cela aurait violé le principe.",
    "Esta clase tiene una sola responsabilidad. Si cocinara, habría violado el principio.",
  ])
  func whatWouldHaveBeenWorseJudgesNoCode(_ text: String) throws {
    #expect(try sides("\(fence)\(text)", principle: "Single responsibility") == [.after])
  }

  @Test(arguments: [
    "The menu doesn't obey it.", "Every guest must implement all the methods.", "What if we add another dish?",
    "A guest has no use for it.", "Se comporta de manera diferente.", "А что если блюд станет больше?",
  ])
  func criticismOfOtherKindsCondemnsTheCodeAbove(_ sentence: String) throws {
    #expect(try sides("\(fence)\(sentence)\n\nInstead, move the oven out:\n\n\(fence)") == [.before, .after])
  }

  @Test func aTestShowsWhereTheClassesAboveItFail() throws {
    let classes = "```java\nclass Menu {}\nclass Card extends Menu {}\n```\n\n"
    let text = "\(classes)#### Test\n\n```java\ncheck(new Card());\n```\n\nCard violates the principle."
    #expect(try sides("### Example\n\n\(text)", principle: "Liskov substitution") == [.before, .before])
  }

  @Test func linesWithArrowsOfHyphensAreADrawing() throws {
    let drawing = "```\nMenu --------> Dish\nCook --------> Menu\n```\n"
    #expect(try sides("### Before\n\n\(fence)### After\n\n\(fence)\(drawing)") == [.before, .after, nil])
  }

  @Test func stepsBelowAHeadingOfASideOfTheSameLevelBelongToIt() throws {
    let steps = "## Step 1: Extract it\n\n\(fence)## Step 2: Use it\n\n\(fence)## Later\n\n\(fence)"
    let text = "Text.\n\n## Before\n\n\(fence)## ✅ Applying the principle\n\nIn two steps.\n\n\(steps)"
    let article = try read("# Open closed principle\n\n\(text)").article
    #expect(article.snippets.map(\.side).prefix(3) == [.before, .after, .after])
    #expect(article.snippets.map(\.sideSource).suffix(3).prefix(2) == [.heading, .heading])
    #expect(article.snippets.last?.sideSource != .heading)
  }

  @Test func tabsOfComponentsLabelTheirCode() throws {
    let bad = "<TabItem value=\"bad\" label=\"Bad\">\n\n\(fence)</TabItem>\n"
    let good = "<TabItem value=\"good\">\n\n\(fence)</TabItem>\n"
    let article = try read("# Study\n\n## Open closed principle\n\n<Tabs>\n\(bad)\(good)</Tabs>\n").article
    #expect(article.snippets.map(\.side) == [.before, .after])
    #expect(!article.html.contains("TabItem"))
  }

  @Test func theTitleOfACalloutLabelsItsCode() throws {
    let quoted = fence.split(separator: "\n").map { "> \($0)\n" }.joined()
    let text = "> [!CAUTION] Bad\n\(quoted)\n> [!TIP]- Good\n\(quoted)"
    #expect(try sides(text) == [.before, .after])
  }

  @Test func typesNamedAfterViolationAndSolutionNameTheSides() throws {
    let text = "```java\nclass MenuViolation {}\n```\n\n```java\nclass MenuSolution {}\n```\n"
    #expect(try sides(text) == [.before, .after])
    #expect(try sides(text.replacing("MenuViolation", with: "Oven")) == [nil, nil])
  }
}
