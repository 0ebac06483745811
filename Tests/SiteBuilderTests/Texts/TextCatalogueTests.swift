import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

@Suite struct TextCatalogueTests {
  @Test func takesASitesOwnTextInPlaceOfTheThemes() {
    let texts = load(theme: ["en": "greeting: \"Hello\""], own: ["en": "greeting: \"Welcome\""], "en").value
    #expect(texts.text("greeting") == "Welcome")
  }

  @Test func keepsASitesOwnTextWhenAPackageAddsOne() {
    var catalogue = catalogue(theme: [:], own: ["en": "greeting: \"Welcome\""])
    catalogue.add("en", ["greeting": "Hi"])
    #expect(catalogue.texts(for: "en").value.text("greeting") == "Welcome")
  }

  @Test func takesWhatARegionLacksFromItsLanguage() {
    let texts = load(
      theme: ["en": "a: \"x\"\nb: \"y\"", "de": "a: \"Januar\"\nb: \"gern\""], own: ["de-AT": "a: \"Jänner\""], "de-AT")
    #expect(["a", "b"].map { texts.value.text($0) } == ["Jänner", "gern"])
    #expect(texts.diagnostics == [])
  }

  @Test func warnsOfATextThatTheLanguageLacks() {
    let texts = load(theme: ["en": "a: \"x\"\nb: \"y\"", "de": "a: \"z\""], "de")
    #expect(texts.diagnostics.map(\.summary) == ["Texts must be translated into 'de': b"])
    #expect(texts.value.text("b") == "y")
  }

  @Test func warnsOnceOfALanguageWithoutTexts() {
    let diagnostics = load(theme: ["en": "a: \"x\"\nb: \"y\""], "sv").diagnostics
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test func rejectsATextThatIsMissingInEnglish() {
    let diagnostics = load(theme: ["en": "a: \"x\"", "de": "a: \"z\"\nc: \"w\""], "de").diagnostics
    #expect(diagnostics.map(\.range) == [SourceRange(path: "Templates/texts/de.yml", line: 2)])
  }

  /// A site's folder may have texts for more languages than its pages show today.
  @Test func findsMisspeltKeysInLanguagesThatNoPageShows() {
    let theme = ["en": "studies.title: \"x\"", "de.diagnostics": "Key{{1}}: \"y {{1}}\""]
    let own = ["de": "studies.titel: \"z\"", "fr.diagnostics": "Key{{1}}: \"clé\"", "sv": "banner: \"w\""]
    #expect(
      Set(load(theme: theme, own: own, "en").diagnostics.map(\.summary.description)) == [
        "Text 'studies.titel' isn't used; did you mean 'studies.title'?",
        "Text 'Key{{1}}' must use '{{1}}', as the English text does",
      ])
  }

  @Test func showsTheThemesTextInPlaceOfAnEmptyOne() {
    let theme = ["en": "a: \"x\"\nlist.separator: \", \"", "de.diagnostics": "b: \"y\""]
    let texts = load(
      theme: theme, own: ["en": "a: \" \"\nlist.separator: \" \"", "fr.diagnostics": "b: \" \""], "en")
    #expect(texts.value.text("a") == "x")
    #expect(texts.value.text("list.separator") == " ")
    #expect(
      texts.diagnostics.map(\.summary.description).sorted() == [
        "Text 'a' must not be empty", "Text 'b' must not be empty",
      ])
  }

  @Test func asksForNoTranslationOfAMisspeltText() {
    let theme = ["en": "studies.title: \"x\"", "de": "studies.title: \"y\""]
    let diagnostics = load(theme: theme, own: ["en": "studies.titel: \"z\""], "de").diagnostics
    #expect(diagnostics.map(\.id) == ["UnknownText"])
  }

  @Test func leavesOutTextsInUTF16() {
    let theme = MemoryContentSource(["texts/en.yml": "a: \"x\""])
    let own = MemoryContentSource(["Templates/texts/en.yml": "a: \"y\"".map { "\($0)\0" }.joined()])
    let catalogue = TextCatalogue.load(from: theme, overriddenBy: own, reading: TestReader().texts)
    let texts = catalogue.texts(for: "en")
    #expect(texts.value.text("a") == "x")
    #expect(texts.diagnostics.map(\.id) == ["UTF16Text"])
  }

  @Test func rejectsAPlaceholderThatTheEnglishTextLacks() {
    let diagnostics = load(theme: ["en": "a: \"{{count}} x\""], own: ["en": "a: \"{{number}} x\""], "en").diagnostics
    #expect(diagnostics.map(\.id) == ["UnknownText"])
  }

  @Test(arguments: [
    ("en", 0, "0 lines"), ("en", 1, "1 line"), ("en", 2, "2 lines"), ("en", 21, "21 lines"),
  ])
  func choosesThePluralFormByTheNumber(language: String, count: Int, text: String) {
    let texts = InterfaceTexts(language: language, ["lines": [.one: "{{count}} line", .other: "{{count}} lines"]])
    #expect(texts.text("lines", ["count": .integer(count)]) == text)
  }

  @Test(
    arguments: [
      ("de", 1, .one), ("de", 0, .other), ("fr", 0, .one), ("ja", 1, .other), ("cs", 3, .few), ("pl", 22, .few),
      ("pl", 12, .many), ("ru", 21, .one), ("ru", 11, .many), ("de-AT", 1, .one),
    ] as [(String, Int, PluralCategory)])
  func knowsThePluralRulesOfLanguages(language: String, number: Int, category: PluralCategory) {
    #expect(PluralCategory.category(of: number, in: language) == category)
  }

  @Test func returnsTheKeyOfATextThatNoCatalogueHas() {
    #expect(InterfaceTexts().text("missing.key") == "missing.key")
  }

  private func load(
    theme: [String: String], own: [String: String] = [:], _ language: String
  ) -> Diagnosed<InterfaceTexts> {
    catalogue(theme: theme, own: own).texts(for: language)
  }

  private func catalogue(theme: [String: String], own: [String: String]) -> TextCatalogue {
    func files(_ texts: [String: String], in folder: String) -> MemoryContentSource {
      MemoryContentSource(Dictionary(uniqueKeysWithValues: texts.map { ("\(folder)/\($0).yml", $1) }))
    }
    return TextCatalogue.load(
      from: files(theme, in: "texts"), overriddenBy: files(own, in: "Templates/texts"), reading: TestReader().texts)
  }
}

@Suite struct TextPartialTests {
  @Test func escapesATextForHTML() throws {
    #expect(try page("{{>text/a}}", ["a": "R&D <b> \"{{name}}\""]) == "R&amp;D &lt;b&gt; &quot;Tom &amp; Jo&quot;")
  }

  @Test func takesMarkupForAPlaceholderFromABlock() throws {
    let template = "{{<text/a}}{{$text.name}}<code>{{name}}</code>{{/text.name}}{{/text/a}}"
    #expect(try page(template, ["a": "What {{name}} promises"]) == "What <code>Tom &amp; Jo</code> promises")
  }

  @Test func opensNoTagForTwoBraces() throws {
    #expect(try page("{{>text/a}}", ["a": "{{#name}} {{{name}}"]) == "&#123;&#123;#name}} &#123;Tom &amp; Jo")
  }

  @Test func choosesThePluralFormInATemplate() throws {
    let lines: InterfaceText = [.one: "one line", .other: "{{count}} lines"]
    #expect(try page("{{#list}}{{>text/a}} {{/list}}", ["a": lines]) == "one line 2 lines ")
  }

  @Test func choosesThePluralFormsOfTheLanguage() throws {
    let lines: InterfaceText = [.one: "jeden", .few: "{{count}} kilka", .other: "{{count}} wiele"]
    #expect(try page("{{#list}}{{>text/a}} {{/list}}", language: "pl", ["a": lines]) == "jeden 2 kilka ")
  }

  private func page(_ template: String, language: String = "en", _ texts: [String: InterfaceText]) throws -> String {
    var library = TemplateLibrary()
    try library.add(template, name: "page")
    let value: TemplateValue = ["name": "Tom & Jo", "list": [["count": 1], ["count": 2]]]
    let output = try library.adding(InterfaceTexts(language: language, texts)).render("page", with: value, strict: true)
    return String(decoding: output, as: UTF8.self)
  }
}
