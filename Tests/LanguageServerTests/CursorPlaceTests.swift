import Testing

@testable import CaseStudyReader
@testable import LanguageServer

@Suite("The kind of text at a cursor")
struct CursorPlaceTests {
  @Test(
    arguments: [
      ("---\nti|\n---", "key ti"),
      ("---\ntitle: A |queue\n---", "value A queue of title"),
      ("---\nslug: 'a-q|ueue'\n---", "value a-queue of slug"),
      ("---\nslug: \"a-q|ueue\" # old\n---", "value a-queue of slug"),
      ("---\nslug: a-q|ueue # old\n---", "value a-queue of slug"),
      ("---\nslug: a-queue # o|ld\n---", "prose"),
      ("---\ntitle: It's a# |queue\n---", "value It's a# queue of title"),
      ("---\ntags: ['a # b', c|] # d\n---", "value c of tags"),
      ("---\ntags:\n  - a|b # c\n---", "value ab of tags"),
      ("---\nprinciples: [ocp, l|]\n---", "value l of principles"),
      ("---\nprinciples:\n  - o|\n---", "value o of principles"),
      ("---\nprinciples:\n- o|\n---", "value o of principles"),
      ("---\nroles:\n  po|\n---", "key po below roles"),
      ("---\nroles:\n  policy: [F|]\n---", "value F of roles.policy"),
      ("---\nroles: {policy: [A.swift, F|]}\n---", "value F of roles.policy"),
      ("---\nroles: {po|}\n---", "key po below roles"),
      ("---\nroles:\n  policy:\n    - F|\n---", "value F of roles.policy"),
      ("---\nsteps:\n  - heading: x\n    removes: [F|]\n---", "value F of steps.removes"),
      ("---\ntitle: x\nsu|", "key su"),
      ("```|", "info  number 0"),
      ("```sw|ift Fee.swift", "info swift number 0"),
      ("```swift |", "info  number 1"),
      ("```swift Fee.swift be|", "info be number 2"),
      ("> ```swift F|", "info F number 1"),
      ("- ~~~ swift F|", "info F number 1"),
      ("```swift fails=\"a b|\" x", "info fails=\"a b\" number 1"),
      ("```\nco|de\n```", "code"),
      ("````\n```\nco|de\n````", "code"),
      ("see [x](qu|eue.md)", "link queue.md"),
      ("see [x](|", "link "),
      ("![p](a(1).pn|g) and", "link a(1).png"),
      ("[x]: qu|eue.md \"title\"", "link queue.md"),
      ("[x]:qu|eue.md", "link queue.md"),
      ("[x]: <a b|.md> 'title'", "link a b.md"),
      ("> [x]: qu|eue.md", "link queue.md"),
      ("<a href=\"q|\">", "link q"),
      ("<a href='q|'>", "link q"),
      ("see [x](<a b|.md>)", "link a b.md"),
      ("see [x](<a(b|.md>)", "link a(b.md"),
      ("see [x](a(b c|.md", "prose"),
      ("see [x](<a b [y](c|.md)", "link a b [y](c.md)"),
      ("[![p](p.png)](qu|eue.md)", "link queue.md"),
      ("[x](a(b [y](c|.md)", "link c.md"),
      ("plain |text", "prose"),
    ])
  func isFound(marked: String, kind: String) throws {
    let mark = try #require(marked.utf8.firstIndex(of: UInt8(ascii: "|")))
    let before = marked[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    let document = TextDocument(uri: "", text: (marked[..<mark] + marked[mark...].dropFirst()).utf8)
    let place = CursorPlace(
      line: before.count - 1, column: before.last?.utf8.count ?? 0, in: document, MarkdownLines(document))
    #expect(Self.text(place) == kind)
  }

  private static func text(_ place: CursorPlace) -> String {
    switch place {
    case .key(let word, let parents):
      "key \(word.text)" + (parents.isEmpty ? "" : " below " + parents.joined(separator: "."))
    case .value(let word, let keys): "value \(word.text) of \(keys.joined(separator: "."))"
    case .info(let word, let number, _): "info \(word.text) number \(number)"
    case .destination(let word): "link \(word.text)"
    case .code: "code"
    case .prose: "prose"
    }
  }
}

@Suite("The help for what authors write")
struct AuthoringHelpTests {
  @Test func knowsEveryKeyOfTheFrontMatter() {
    let known = FrontMatterReader.keys.map(\.name)
    #expect(SettingHelp.names(below: []).map(\.name).sorted() == known.sorted())
  }

  @Test func knowsEveryWordOfInfoStrings() {
    #expect(InfoWordHelp.all.map(\.word).sorted() == MarkdownDocumentReader.infoWords.sorted())
  }

  @Test(arguments: [("", true), ("fsw", true), ("FEE", true), ("tw", false), ("Fee.swiftx", false)])
  func proposesTextsWithTheTypedLetters(typed: String, matches: Bool) {
    #expect(Proposal("Fee.swift", .file).matches(typed) == matches)
  }
}
