import CaseStudyModel
import Testing

@testable import CaseStudyReader

@Suite("The language of prose")
struct ProseLanguageTests {
  @Test(arguments: [
    ("en", "A class should have only one reason to change, and that is the principle of this chapter."),
    ("de", "Eine Klasse soll nur einen Grund haben, sich zu ändern, und das ist mit dem Prinzip nicht alles."),
    ("fr", "Une classe ne doit avoir qu'une seule raison de changer, et les autres sont dans une classe à part."),
    ("es", "Una clase debe tener solo una razón para cambiar, y el resto no es de la misma clase por eso."),
    ("pt", "Uma classe deve ter apenas um motivo para mudar, e o resto não é da mesma classe com isso."),
    ("it", "Una classe deve avere solo un motivo per cambiare, e il resto non è della classe di questo."),
    ("tr", "Bir sınıfın değişmesi için tek bir neden olmalıdır ve bu ilke her sınıf için çok önemlidir."),
    ("pl", "Klasa powinna mieć tylko jeden powód do zmiany, a to nie jest jedyna zasada, która się liczy."),
    ("nl", "Een klasse moet maar een reden hebben om te veranderen, en dat is niet de klasse van het voorbeeld."),
    ("cs", "Třída by měla mít jen jeden důvod ke změně, a to není jediný princip, který se používá jako pravidlo."),
    ("cs", "Databáze se ukládá do souboru na disku, o což se také stará server, který je jen jeden."),
    ("sk", "Trieda by mala mať len jeden dôvod na zmenu, a to nie je jediný princíp, ktorý sa používa ako pravidlo."),
    ("hu", "Egy osztálynak csak egy oka lehet a változásra, és ez nem az egyetlen elv, amely fontos."),
    ("ro", "O clasă trebuie să aibă un singur motiv pentru a se schimba, iar acest principiu este și cel mai simplu."),
    ("ru", "Класс должен иметь только одну причину для изменения, и это один из принципов SOLID."),
    ("uk", "Клас повинен мати лише одну причину для зміни, і це один із принципів її авторки."),
    ("ja", "クラスを変更する理由は一つだけであるべきです。これは単一責任の原則と呼ばれます。"),
    ("ko", "클래스는 단 하나의 변경 이유만 가져야 한다. 이것이 단일 책임 원칙이다."),
    ("zh-Hans", "一个类应该只有一个引起它变化的原因，这个原则叫做单一职责原则。"),
    ("zh-Hant", "一個類別應該只有一個引起變化的原因，這個原則叫做單一職責原則。"),
    ("el", "Μια κλάση πρέπει να έχει μόνο έναν λόγο να αλλάξει."),
    ("fa", "یک کلاس باید فقط یک دلیل برای تغییر داشته باشد."),
  ])
  func isDetected(tag: String, text: String) {
    #expect(ProseLanguage.tag(of: text) == tag)
  }

  @Test(arguments: [
    "", "SOLID", "1 2 3 — …", "OrderService PaymentGateway", "Lorem ipsum dolor sit amet",
    "https://example.com/a https://example.com/b\nhttps://example.com/c https://example.com/d",
    "Open all: w\nMove: w\nClose: w\nSwap: w\nGo to: z", "com com com com com com",
    "Klasa treba da ima samo jedan razlog za promenu, i to je princip koji se odnosi na module.",
  ])
  func isNotGuessed(text: String) {
    #expect(ProseLanguage.tag(of: text) == nil)
  }

  @Test func isThatOfNotesInWhichOnlyTermsAreEnglish() {
    let terms =
      "SRP, OrderService, PaymentGateway, UserRepository, ShippingCalculator, NotificationSender, Flexible Code"
    let text = terms + "\n" + terms + "\nSOLID가 필요한 이유\n유연한 코드, 유지 보수의 용이, 코드 이해가 쉬움"
    #expect(ProseLanguage.tag(of: text) == "ko")
    #expect(ProseLanguage.tag(of: terms + "\n한국어 日本語 简体中文") == nil)
  }

  @Test func isThatOfTheTextAroundEnglishNames() {
    let text = """
      Single Responsibility Principle (SRP): 하나의 클래스는 하나의 책임만 가져야 한다.
      UserRepository, EmailService 같은 클래스로 책임을 나누고 테스트를 쉽게 만든다.
      """
    #expect(ProseLanguage.tag(of: text) == "ko")
  }

  @Test func isNotThatOfLettersBeforeBrackets() {
    let text = """
      The worst case of a sort: a) O(n) | b) O(1) | c) O(log n)
      What is the cost of a search, and when is it paid? a) O(n) | b) O(1)
      """
    #expect(ProseLanguage.tag(of: text) == "en")
  }

  @Test func isEnglishWithManyArticles() {
    let text = "A page for each post, a blog, a tag, a feed. Create a file at a place, and a post is a page."
    #expect(ProseLanguage.tag(of: text) == "en")
  }

  @Test func isEnglishDespiteALinkToATranslation() {
    let text = "This is a guide to the principles of design, with examples that are easy to read. 简体中文 | 日本語"
    #expect(ProseLanguage.tag(of: text) == "en")
  }

  @Test func ignoresCode() {
    let markdown = """
      # Beispiele

      Die Klasse ist nicht mit dem Prinzip vereinbar, und wird von der anderen auch nicht gebraucht.

      ```js
      // the class should have only one reason to change and this is not the case for the code of it
      ```
      """
    let document = MarkdownDocument(SourceFile(path: "a.md", text: markdown), configuration: SiteConfiguration())
    #expect(document.article(snippets: []).language == "de")
  }

  @Test func isOverriddenByTheFrontMatter() {
    let markdown = "---\nlanguage: nl\n---\n\nThe class is not of this kind, and that is for the best of it.\n"
    let document = MarkdownDocument(SourceFile(path: "a.md", text: markdown), configuration: SiteConfiguration())
    #expect(document.article(snippets: []).language == "nl")
  }
}
