import CaseStudyModel
import Testing

@Suite struct MessageTests {
  private static let german = InterfaceTexts(
    language: "de",
    messages: [
      "Key '{{1}}' isn't known": "Schlüssel „{{1}}“ ist unbekannt", "; did you mean '{{1}}'?": "; meinst du „{{1}}“?",
      "{{1}} must pass on the {{2}} side": "Auf der Seite „{{2}}“ muss {{1}} bestehen", "This test": "dieser Test",
      "before": "vorher", "{{1}} files": [.one: "{{1}} Datei", .other: "{{1}} Dateien"],
    ])

  @Test func keepsItsWordsApartFromItsValues() {
    let (key, count) = ("titel", 3)
    let message: Message = "Key '\(key)' must have \(count) values"
    #expect(message.format == "Key '{{1}}' must have {{2}} values")
    #expect(message.description == "Key 'titel' must have 3 values")
  }

  @Test(arguments: [(true, "dieser Test"), (false, "This program")])
  func translatesInterpolatedLiterals(isTest: Bool, subject: String) {
    let message: Message = "\(isTest ? "This test" : "This program") must pass on the \(Side.before.message) side"
    #expect(Self.german.translation(of: message) == "Auf der Seite „vorher“ muss \(subject) bestehen")
  }

  @Test func translatesTheParts() {
    let (key, nearest) = ("titel", Optional("title"))
    let message: Message = "Key '\(key)' isn't known" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    #expect(Self.german.translation(of: message) == "Schlüssel „titel“ ist unbekannt; meinst du „title“?")
    #expect(message == "Key 'titel' isn't known; did you mean 'title'?")
  }

  @Test(arguments: [(1, "1 Datei"), (2, "2 Dateien")])
  func choosesTheFormOfItsFirstNumber(count: Int, text: String) {
    #expect(Self.german.translation(of: "\(count) files") == text)
  }

  @Test func replacesNamesAndKeepsItsOwnWords() {
    let (key, nearest, count) = ("titel", "title", 2)
    let message: Message = "Key '\(key)' isn't known" + "; did you mean '\(nearest)'?" + "\n\(count) files"
    let shown = message.replacingNames { $0.uppercased() }
    #expect(shown.description == "Key 'TITEL' isn't known; did you mean 'TITLE'?\n2 files")
    #expect(Self.german.translation(of: shown) == "Schlüssel „TITEL“ ist unbekannt; meinst du „TITLE“?\n2 files")
  }

  @Test func isEnglishWithoutATranslation() {
    #expect(Self.german.translation(of: "Nothing says '\("this")'") == "Nothing says 'this'")
  }

  @Test func keepsPlaceholdersInValuesAsTheyAre() {
    #expect(
      Self.german.translation(of: "Key '\("{{1}} {{2}}")' isn't known") == "Schlüssel „{{1}} {{2}}“ ist unbekannt")
  }

  @Test func joinsMessagesThatAreTranslatedOneByOne() {
    let message = (["before", "This test"] as [Message]).joined(separator: ", ")
    #expect(Self.german.translation(of: message) == "vorher, dieser Test")
  }

  @Test func translatesADiagnosticOnce() {
    let key = "titel"
    let diagnostic = Diagnostic(
      "UnknownKey", .error, "Key '\(key)' isn't known", at: SourceRange(path: "a.md", line: 1),
      notes: [.init("before", at: SourceRange(path: "a.md", line: 2))], solutions: ["This test"])
    let translated = Self.german.translated(Self.german.translated(diagnostic))
    #expect(translated.summary == "Schlüssel „titel“ ist unbekannt")
    #expect(translated.notes.map(\.message) == ["vorher"])
    #expect(translated.solutions == ["dieser Test"])
  }
}
