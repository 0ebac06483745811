import CaseStudyModel
import CaseStudyReader
import Testing

@Suite("Pages that may be drafts")
struct DraftMarkTests {
  private static let body = "\n# Title\n\nText about a draft: the first one.\n"

  private static let uncertain = [
    "---\ntitle: T\ndraft: yess\n---\n", "---\ntitle: T\ndraft: [true]\n---\n",
    "---\ntitle: T\ndraft: \"true!\"\n---\n",
    "---\ntitle: T\ndraft:\n---\n", "---\ntitle: T\ndraft: {a: b}\n---\n", "---\ndraft: flase\n---\n",
    "---\ntitle: T\ndraft: false\nDraft: true\n---\n", "---\ntitle: T\ndraft: false\ndraft: true\n---\n",
    "---\ntitle: T\ntags:\n\t- a\ndraft: true\n---\n", "---\ntitle: \"T\ndraft: true\n---\n",
    "---\ntitle: A: b\ndraft: true\n---\n", "---\ntitle: A: b draft: true\n---\n",
    "---\ntitle: [\ndraft: false, draft: true\n---\n",
    "---\ntitle: T\ndraft true\n---\n", "---\ntitle: T\ndraft:true\n---\n", "---\ndraft:true\n---\n",
    "---\ntitle: T\ndraft：true\n---\n", "---\ntitle: T\ndraft:\u{A0}true\n---\n", "---\ntitle: T\ndraft: *yes\n---\n",
    "---\ntitle: T\ndarft: true\n---\n", "---\ntitle: T\nis_draft: true\n---\n",
    "---\ntitle: T\n\u{200B}draft: true\n---\n",
    "---\ntitle: T\nparams:\n  draft: true\n---\n", "---\n- title: T\n- draft: true\n---\n",
    "---\ntitle: T\npublished: false\n---\n", "---\ntitle: T\nstatus: Draft\n---\n",
    "---\ntitle: T\nprivate: true\n---\n", "---\ntitle: T\nentwurf: ja\n---\n", "---\ntitle: T\ndrafts: oui\n---\n",
    "---\ntitle: T\n<<<<<<< ours\ndraft: true\n=======\ndraft: false\n>>>>>>> theirs\n---\n",
    "{\"title\": \"T\", \"draft\": true}\n",
    "{\n  \"title\": \"T\",\n  \"a\": {\n    \"b\": 1\n  },\n  \"draft\": true\n}\n",
    "+++\ntitle = \"T\"\ndraft = true\n+++\n", "+++\n[params]\ndraft = true\n+++\n",
    "+++\ntitle = \"T\"\n\n[params]\ndraft = true\n+++\n",
    "---\ntitle: T\ndraft: true\n", "----\ntitle: T\ndraft: true\n----\n", "\n---\ntitle: T\ndraft: true\n---\n",
    "---\ntitle: T\n---\ndraft: true\n---\n", "---\ntitle: T\n---\n\n---\ndraft: true\n---\n",
    "Text.\n\n---\ntitle: T\ndraft: true\n---\n", "title: T\ndraft: true\n", "```yaml\ntitle: T\ndraft: true\n```\n",
    "<!-- MIT -->\n---\ntitle: T\ndraft: true\n---\n", "<!--\nMIT\n-->\n\n---\ntitle: T\npublished: false\n---\n",
    "+++\n---\ntitle: T\ndraft: true\n---\n", "***\ntitle: T\ndraft: true\n---\n",
    "<!--\ndraft: true\n-->\n", "\u{FEFF}\u{FEFF}---\ntitle: T\ndraft: true\n---\n",
    "---\ntitle: T\n" + String(repeating: "# A comment\n", count: 200) + "draft: true\ntags: [\n---\n",
    "+++\ntitle = \"T\"\n" + String(repeating: "# A comment\n", count: 200) + "draft = true\n+++\n",
  ]

  private static let published = [
    "---\ntitle: T\n---\n", "---\ntitle: T\ndraft: false\n---\n", "---\ntitle: T\ndraft: No # not yet\n---\n",
    "---\ntitle: T\ndraft: \"off\"\n---\n", "---\ntitle: \"T\n---\n", "---\ntitle: A: b\ndraft: false\n---\n",
    "---\ntitle: T\n# draft: true\ntags: [\n---\n", "---\ntitle: The draft\nsummary: |\n  draft: true\n---\n",
    "---\ntitle: T\nconformers:\n  excused:\n    Draft: It is only drawn.\n---\n",
    "---\ntitle: T\npublished: 2026-05-17\nstatus: accepted\nhidden: true\ncraft: pottery\n---\n",
    "---\n\nText about a draft: it is here.\n\n---\n", "{\"title\": \"T\", \"draft\": false}\n", "",
    "<!-- MIT -->\n---\ntitle: T\n---\n", "`draft: true` marks a draft.\n",
    "```yaml\ntitle: T\n```\n\n```yaml\ndraft: true\n```\n",
  ]

  private func study(_ text: String, isConfigured: Bool) -> Diagnosed<CaseStudy> {
    MarkdownDocumentReader().study(
      from: SourceFile(path: "a.md", text: text + Self.body),
      configuration: SiteConfiguration(isConfigured: isConfigured), principles: [], include: { _ in nil })
  }

  @Test(arguments: uncertain, [true, false])
  func areLeftOutWithADiagnostic(_ text: String, isConfigured: Bool) {
    let study = study(text, isConfigured: isConfigured)
    #expect(study.value.article.publication == .uncertain)
    #expect(study.diagnostics("UncertainDraft").map(\.severity) == [isConfigured ? .error : .warning])
  }

  @Test(arguments: published, [true, false])
  func areNoneOfThoseWithoutAMark(_ text: String, isConfigured: Bool) {
    let study = study(text, isConfigured: isConfigured)
    #expect(study.value.article.publication == .published)
    #expect(study.diagnostics("UncertainDraft").isEmpty)
  }

  @Test(arguments: ["true", "yes", "On", "\"true\""])
  func areNoneOfThoseThatAreDrafts(_ value: String) {
    let study = study("---\ntitle: T\ndraft: \(value)\npublished: false\n---\n", isConfigured: true)
    #expect(study.value.article.publication == .draft)
    #expect(study.diagnostics("UncertainDraft").isEmpty)
  }

  @Test(arguments: [
    ("---\ntitle: T\ndraft: yess\n---\n", 3, 1, 6), ("{\"title\": \"T\", \"draft\": true}\n", 1, 17, 22),
    ("---\ntitle: A: b\n draft: true\n---\n", 3, 2, 7), ("---\ntitle: T\n---\n\n---\ndraft: true\n---\n", 6, 1, 6),
    ("---\ntitle: T\nstatus: draft\n---\n", 3, 1, 7),
  ])
  func areReportedAtTheKey(_ text: String, line: Int, start: Int, end: Int) {
    let range = SourceRange(
      path: "a.md", start: SourcePosition(line: line, column: start), end: SourcePosition(line: line, column: end))
    #expect(study(text, isConfigured: true).diagnostics("UncertainDraft").map(\.range) == [range])
  }

  @Test(arguments: [("draft: yess", Publication.uncertain), ("draft: true", .draft), ("draft: false", .published)])
  func includeTheirTranslations(_ setting: String, _ publication: Publication) {
    var file = SourceFile(path: "a.de.md", text: "---\ntitle: T\n---\n")
    file.original = Array("---\ntitle: T\n\(setting)\n---\n".utf8)
    let study = MarkdownDocumentReader().study(
      from: file, configuration: SiteConfiguration(isConfigured: true), principles: [], include: { _ in nil })
    #expect(study.value.article.publication == publication)
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["{draft: false", "draft ", "draft: false, ", "a: {"])
  func areFoundBelowALongLine(_ part: String) {
    let text = "---\n" + String(repeating: part, count: 40_000) + "\ndraft: true\n---\n"
    #expect(study(text, isConfigured: true).value.article.publication == .uncertain)
  }
}
