import CaseStudyModel
import Testing

@testable import CaseStudyReader

struct FrontMatterTests {
  @Test(arguments: [("sidebar_position: 3", 3), ("nav_order: 2", 2), ("weight: -1", -1), ("weight: bold", nil)])
  func readsThePositionForOtherGenerators(key: String, position: Int?) throws {
    #expect(try read("---\n\(key)\n---\n\n# T\n").article.frontMatter.position == position)
  }

  /// A pattern for addresses would take minutes.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: ["a <" + String(repeating: "@", count: 40_000), "a://" + String(repeating: " :", count: 40_000)])
  func readsALongAuthorWithoutAnAddressAtOnce(author: String) {
    let study = readStudy("---\ntitle: T\nsummary: S\nauthors: [\"\(author)\"]\n---\n")
    #expect(study.value.article.frontMatter.authors.map(\.name) == [author])
  }

  @Test func readsEverySetting() throws {
    let front = readStudy(
      """
      ---
      title: "T <b>"
      summary: S
      principles: [srp, OCP]
      date: 2026-05-17
      authors: [Ann, {name: Bob, url: "https://b.c"}]
      difficulty: advanced
      tags: one
      sources:
        - {title: A, url: u, note: n}
      slug: x-y
      aliases: [old]
      draft: yes
      order: 3
      image: i.png
      imageAlt: alt
      language: de
      roles: {policy: [a.swift]}
      severities: {MissingAfter: off}
      ---
      """
    ).value.article.frontMatter
    #expect(front.title == "T <b>")
    #expect(front.principles?.map(\.rawValue) == ["srp", "ocp"])
    #expect(front.date == CalendarDate("2026-05-17"))
    #expect(front.authors.map(\.name) == ["Ann", "Bob"])
    #expect(front.difficulty == .advanced)
    #expect(front.tags == ["one"])
    #expect(front.sources.map(\.title) == ["A"])
    #expect(front.slug == "x-y")
    #expect(front.aliases == ["old"])
    #expect(front.isDraft)
    #expect(front.order == 3)
    #expect(front.imageAlternative == "alt")
    #expect(front.roles.policy == ["a.swift"])
    #expect(front.severities["MissingAfter"] == .some(nil))
  }

  @Test func namesTheNearestKeyOfAnUnknownOneWithItsPlace() throws {
    let study = readStudy("---\ntitle: T\nsumary: S\n---\n\na\n")
    let diagnostic = try #require(study.diagnostics("UnknownKey").first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.range.start == SourcePosition(line: 3, column: 1))
    #expect(diagnostic.solutions == ["replace 'sumary' with 'summary'"])
  }

  /// A fix must not write what is a mistake again.
  @Test(arguments: [
    ("exercise: {requests: [A, B]}", "write a single value after 'request:'"),
    ("role: policy", "write keys with values below 'roles:'"),
    ("tag: {a: b}", "write a list after 'tags:'"),
  ])
  func offersNoFixForAMisspeltKeyWithAnotherKindOfValue(_ line: String, _ solution: String) throws {
    let diagnostic = try #require(readStudy("---\n\(line)\n---\n\na\n").diagnostics("UnknownKey").first)
    #expect(diagnostic.fixes == [])
    #expect(diagnostic.solutions.map(\.description) == [solution])
  }

  @Test(arguments: [
    ("roles: {Fee.swift: policy}", "write it as policy: [Fee.swift]"), ("url: /fees/", "replace 'url' with 'slug'"),
    ("menu: main", "list the page under 'navigation' in solidsite.yml"),
    ("heroImage: fee.png", "replace 'heroImage' with 'image'"),
    ("before: {rev: v1, path: \"Sources/**\"}", "replace 'path' with 'files'"),
    ("before: {rev: v1, path: Sources}", "replace 'path' with 'folder'"),
    ("comments: true", "leave it out; no site has comments"),
    ("math: true", "leave it out; formulas and diagrams are shown as their source"),
  ])
  func saysWhereAnUnknownKeyBelongs(_ line: String, _ solution: String) throws {
    let diagnostic = try #require(readStudy("---\n\(line)\n---\n\na\n").diagnostics("UnknownKey").first)
    #expect(diagnostic.solutions.first?.description == solution)
  }

  @Test(arguments: [
    ("title: Fees // all of them", 13, Severity.warning), ("difficulty: advanced // hard", 22, .error),
    ("draft: true // not yet", 13, .error), ("tags: [fees, cars /* all */]", 19, .error),
    ("authors: [Ada // me]", 15, .error), ("slug: fees <!-- short -->", 12, .error),
  ])
  func reportsACommentOfAnotherLanguageAtItsSign(_ line: String, _ column: Int, _ severity: Severity) throws {
    let study = readStudy("---\n\(line)\n---\n\na\n")
    let found = study.diagnostics("WrongValue")
    #expect(found.map(\.range.start.column) == [column])
    #expect(found.map(\.severity) == [severity])
    #expect(found.flatMap(\.fixes).flatMap(\.replacements).map(\.text) == ["#"])
  }

  @Test(arguments: ["title: \"Fees // all of them\"", "image: https://example.org//fees.png", "title: a//b"])
  func readsSlashesThatBeginNoComment(_ line: String) {
    #expect(readStudy("---\n\(line)\n---\n\na\n").diagnostics.filter { $0.range.start.line == 2 } == [])
  }

  @Test func onlyRemarksOnTheKeysOfOtherGenerators() {
    let study = MarkdownDocumentReader().study(
      from: SourceFile(path: "a.md", text: "---\nlayout: post\ntitle: T\ndate: yesterday\n---\n"),
      configuration: SiteConfiguration(), principles: [], include: { _ in nil })
    #expect(study.diagnostics("UnknownKey").map(\.severity) == [.information])
    #expect(study.diagnostics("WrongType").map(\.severity) == [.information])
  }

  @Test(arguments: ["2026-05-17T09:30:00+02:00", "2026-05-17 09:30:00 +0200", "2026-05-17"])
  func takesTheDayOfATimestampThatAnotherGeneratorWrote(_ date: String) throws {
    #expect(try read("---\ntitle: T\ndate: \(date)\n---\n").article.frontMatter.date == CalendarDate("2026-05-17"))
    #expect(try read("---\ntitle: T\ndate: 2026-05-17 noon\n---\n").article.frontMatter.date == nil)
  }

  @Test(arguments: [
    ("title: [a]", 8), ("order: first", 8), ("date: 2026-13-40", 7), ("difficulty: hard", 13),
    ("tags: {a: b}", 7), ("severities: {X: loud}", 17), ("roles: a", 8), ("sources: a", 10),
  ])
  func reportsAWrongTypeAtItsValue(_ line: String, _ column: Int) throws {
    let study = readStudy("---\n\(line)\n---\n\na\n")
    let diagnostic = try #require(study.diagnostics.first { ["WrongType", "WrongValue"].contains($0.id) })
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.range.start == SourcePosition(line: 2, column: column))
  }

  @Test func leavesOutAddressesThatRunCode() {
    let study = readStudy(
      "---\nauthors: [{name: a, url: 'javascript:x'}]\nsources: [{title: b, url: 'data:text/html,x'}]\n---\n\na\n")
    #expect(study.diagnostics("UnsafeLink").map(\.range.start.line) == [2, 3])
    #expect(study.value.article.frontMatter.authors.map(\.url) == [nil])
    #expect(study.value.article.frontMatter.sources.map(\.url) == [nil])
  }

  @Test func reportsMalformedYAMLAndStillReadsTheBody() throws {
    let study = readStudy("---\ntitle: T\nsummary: 'S\n---\n\n# H\n\nText.\n")
    let diagnostic = try #require(study.diagnostics("MalformedYAML").first)
    #expect(study.diagnostics.map(\.id) == ["MalformedYAML"])
    #expect(diagnostic.severity == .error)
    #expect((2...4).contains(diagnostic.range.start.line))
    #expect(study.value.article.html.contains("<p>Text.</p>"))
  }

  @Test(arguments: [
    ("a\\x01b", "U+0001"), ("a\\eb", "U+001B"), ("a\\uFFFEb", "U+FFFE"), ("a\\0b", "U+0000"),
  ])
  func reportsCharactersThatAFeedMustNotContain(_ value: String, _ name: String) {
    let study = readStudy("---\ntitle: \"\(value)\"\nsummary: S\n---\n\na\n")
    #expect(study.diagnostics("MalformedYAML").map(\.summary.description).filter { $0.contains(name) }.count == 1)
  }

  @Test func replacesCharacterReferencesThatAFeedMustNotContain() throws {
    #expect(try read("# a&#1;b\n\nText.\n").article.title == "a\u{FFFD}b")
  }

  @Test func reportsATextThatIsInAFenceAsAWhole() {
    let study = readStudy("```markdown\n---\ntitle: T\nsummary: S\n---\n\n# H\n```\n")
    #expect(study.diagnostics("UnreadFrontMatter").map(\.range.start) == [SourcePosition(line: 1)])
    #expect(study.diagnostics.filter { $0.id.hasPrefix("Missing") } == [])
  }

  @Test func warnsWhenTitleAndSummaryAreMissing() {
    let study = readStudy("# H\n\na\n")
    #expect(study.diagnostics("MissingTitle").map(\.severity) == [.warning])
    #expect(study.diagnostics("MissingSummary").map(\.severity) == [.warning])
  }

  @Test(arguments: ["title: [T]\nsummary: [S]", "{title: [T], summary: [S]}", "title:\n  - T\nsummary:\n  - S"])
  func aTextOfAnotherTypeIsNotMissing(settings: String) {
    let study = readStudy("---\n\(settings)\n---\n\na\n")
    #expect(study.diagnostics.filter { $0.id.hasPrefix("Missing") } == [])
    #expect(study.diagnostics("WrongType").count == 2)
  }

  @Test(arguments: [
    ("---\na: b\n---\nc", 13, 3), ("---\na: b\n...\nc", 13, 3), ("---  \na: b\n---\t\nc", 16, 3), ("---\n---\n", 8, 2),
    ("---\n---", 7, 2),
  ])
  func findsTheEndOfTheFrontMatter(_ text: String, _ start: Int, _ lines: Int) throws {
    let fences = try #require(FrontMatterFences(Array(text.utf8)))
    #expect(fences.bodyStart == start)
    #expect(fences.bodyLine == lines)
  }

  @Test(arguments: ["", "--", "----\na: b\n---\n", " ---\na: b\n---\n", "---\na: b\n", "a\n---\nb: c\n---\n"])
  func recognisesNothingElseAsFrontMatter(_ text: String) {
    #expect(FrontMatterFences(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("---\ntitle: T\nsummary: S\n\nText.\n", true), ("---\r\ntitle: T\r\n", true), ("---\nNote: a text.\n", false),
    ("----\n\ntitle: T\n", false), ("---\ntitle: T\n---\n", false), ("title: T\n---\n", false),
  ])
  func reportsUnclosedFrontMatter(text: String, isUnclosed: Bool) {
    let unclosed = readStudy(text).diagnostics.filter { $0.id == "UnclosedFrontMatter" }
    #expect(unclosed.map(\.range.start) == (isUnclosed ? [SourcePosition(line: 1, column: 1)] : []))
  }

  @Test(arguments: [
    ("hero:\n  name: Clean code\n  text: For all", "Clean code"), ("hero:\n  text: For all", "For all"),
    ("heroText: Clean code", "Clean code"), ("title: Home\nhero:\n  name: Clean code", "Home"), ("hero: true", "En"),
  ])
  func takesTheTitleOfAHomePageOfVitePressFromItsHero(_ settings: String, _ title: String) throws {
    let study = try read("---\nlayout: home\n\(settings)\n---\n", path: "docs/en/index.md")
    #expect(study.article.title == title)
  }

  @Test(arguments: [
    ("before: {ref: v1, files: a}", true), ("before: v1", true), ("afer: {rev: v1, files: a}", true),
    ("before: {rev: v1, files: a}", false), ("title: T", false),
  ])
  func findsASideThatCantBeRead(settings: String, isUnread: Bool) {
    let front = readStudy("---\n\(settings)\n---\n").value.article.frontMatter
    #expect(front.hasUnreadSide == isUnread)
  }

  @Test(arguments: [
    ("date: 2025-05-17", ["date"]), ("date: 2026-05-17", []), ("updated: 2026-06-01", []), ("tags: [a, b]", ["tags"]),
    ("authors: Bob\norder: 1", ["authors", "order"]), ("", []), ("assumes: [b]", ["assumes"]),
    ("roles: {policy: [a.swift]}", ["roles"]), ("key: a.swift\nexpect: {ocp: partly}", ["key", "expect"]),
    ("conformers: {excused: {A: It is only drawn.}}", ["conformers"]), ("sources: [Book]\naliases: [b]", []),
  ])
  func givesATranslationTheSettingsOfItsOriginal(settings: String, reported: [String]) {
    var file = SourceFile(path: "a.de.md", text: "---\ntitle: T\nsummary: S\n\(settings)\n---\n")
    file.original = Array("---\ntitle: O\ndate: 2026-05-17\nauthors: Ann\ntags: [a]\n---\n".utf8)
    let study = MarkdownDocumentReader().study(
      from: file, configuration: SiteConfiguration(isConfigured: true), principles: [], include: { _ in nil })
    let front = study.value.article.frontMatter
    #expect(front.date == CalendarDate("2026-05-17"))
    #expect(front.authors.map(\.name) == ["Ann"])
    #expect(front.tags == ["a"])
    #expect(front.order == nil)
    #expect(
      study.diagnostics("UnusedKey").map(\.summary.description)
        == reported.map { "Key '\($0)' of a translation must have the value of its original" })
  }
}
