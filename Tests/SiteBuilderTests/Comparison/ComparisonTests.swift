import CaseStudyModel
import CodeDifference
import Testing

@testable import SiteBuilder

@Suite("Before and after side by side")
struct ComparisonTests {
  private func study(_ parts: [Article.Part], _ examples: [Example]) -> CaseStudy {
    CaseStudy(article: .made("Content/case-studies/a.md", parts), principles: [.ocp], examples: examples)
  }

  /// The comparison of a study, as its page of files has it.
  private func markup(of study: CaseStudy) -> String {
    guard let comparison = Comparison(of: study) else { return "" }
    return PageContext.made(for: .made([study])).rendered { out in
      ComparisonWriter(snippets: PageContext.made(for: .made([study])).snippets).write(comparison, into: &out)
    }.markup
  }

  private func body(of study: CaseStudy) -> String {
    PageContext.made(for: .made([study])).body(of: study).markup
  }

  private let oneDesign: [Article.Part] = [
    .code(.before, "a1\n", file: "A.swift"), .html("<p>then</p>"), .code(.before, "a2\n", file: "A.swift"),
    .code(.before, "b\n", file: "B.swift"), .code(.before, "t\n", file: "T.swift", role: .test),
    .html("<p>and now</p>"), .code(.after, "A\n", file: "A.swift"), .code(.after, "C\n", file: "C.swift"),
    .code(.after, "D\n", file: "D.swift"), .code(.after, "A!\n", file: "A.swift", isReplacing: true),
  ]

  @Test func pairsFilesByNameAndListsTheOthersAsDeletedOrNew() throws {
    let study = study(oneDesign, [Example(principles: [.ocp], before: [0, 1, 2], after: [4, 5, 6, 7])])
    let comparison = try #require(Comparison(of: study))
    #expect(comparison.files.map { $0.before?.file } == ["A.swift", nil, nil, "B.swift"])
    #expect(comparison.files.map { $0.after?.file } == ["A.swift", "C.swift", "D.swift", nil])
    #expect(comparison.files.map(\.change) == [.changed, .new, .new, .deleted])
  }

  @Test func listsTheNamesOfFilesAsTheLanguageDoes() throws {
    let study = study(oneDesign, [Example(principles: [.ocp], before: [0, 1, 2], after: [4, 5, 6, 7])])
    let files = try #require(Comparison(of: study)).files
    var file = try #require(files.first { $0.change == .new })
    file.relatives = ["A.swift", "B.swift"]
    var out: [UInt8] = []
    ComparedNameWriter(texts: .shipped("ja")).writeSummary(of: ComparedFamily(file: file), level: 2, into: &out)
    #expect(String(decoding: out, as: UTF8.self).contains("<code>A.swift</code>、<code>B.swift</code>"))
  }

  @Test(arguments: [("A.swift", true), ("B.swift", false)])
  func comparesASingleFileWithItsSuccessorOfTheSameName(name: String, isCompared: Bool) {
    let study = study(
      [.code(.before, "a\n", file: "A.swift"), .code(.after, "b\n", file: name)],
      [Example(principles: [.ocp], before: [0], after: [1])])
    #expect(Comparison(of: study)?.files.map(\.change) == (isCompared ? [.changed] : nil))
  }

  @Test func offersToWrapLongLinesAndSetsTheWidthOfAFile() {
    let study = study(
      [
        .code(.before, "a\n", file: "A.swift"), .code(.after, "a\n\tlet b\n", file: "A.swift"),
        .code(.after, "é\n", file: "C.swift"),
      ], [Example(principles: [.ocp], before: [0], after: [1, 2])])
    let text = markup(of: study)
    #expect(text.contains("<input type=\"checkbox\" name=\"wrap\" checked> Wrap long lines</label></fieldset>"))
    let widths = text.matches(of: /<div class="file" style="--w:(\d+)">/).map { String($0.output.1) }
    // A file that isn't divided is as wide as its widest line.
    #expect(widths == ["9"])
    #expect(text.contains("<div class=\"file\"><pre class=\"af\">"))
  }

  @Test func leavesOutCodeWithoutAFileAndCodeThatMustNotCompile() throws {
    var study = study(
      [
        .code(.before, "a\n", file: "A.swift"), .code(.before, "loose\n"), .code(.after, "A\n", file: "A.swift"),
        .code(.after, "wrong\n", file: "W.swift"), .code(.after, "N\n", file: "N.swift"),
      ], [Example(principles: [.ocp], before: [0, 1], after: [2, 3, 4])])
    study.article.snippets[3].expectedFailure = "no"
    let comparison = try #require(Comparison(of: study))
    #expect(comparison.files.map { $0.after?.file } == ["A.swift", "N.swift"])
  }

  @Test func joinsThePartsOfAFileAndStartsItOverWhereTheAuthorSaysSo() throws {
    let study = study(oneDesign, [Example(principles: [.ocp], before: [0, 1, 2], after: [4, 5, 6, 7])])
    let first = try #require(Comparison(of: study)?.files.first)
    #expect(first.before?.code == "a1\na2\n")
    #expect(first.after?.code == "A!\n")
  }

  @Test func leavesTheTextAsItIs() {
    let text = body(of: study(oneDesign, [Example(principles: [.ocp], before: [0, 1, 2], after: [4, 5, 6, 7])]))
    let shown = shownText(of: text)
    for code in ["a1", "b", "A!", "C", "D"] { #expect(shown.contains(code), "\(code)") }
    #expect(text.contains("<p>and now</p>"))
    #expect(!text.contains("class=\"comparison\""))
  }

  @Test func opensTheChangedFileAndNamesEachChange() {
    let parts: [Article.Part] = [
      .code(.before, "k\n", file: "Kept.swift"), .code(.before, "one\ntwo\n", file: "Changed.swift"),
      .code(.before, "g\n", file: "Gone.swift"), .code(.after, "k\n", file: "Kept.swift"),
      .code(.after, "one\n2\n", file: "Changed.swift"), .code(.after, "n\n", file: "New.swift"),
    ]
    let markup = markup(of: study(parts, [Example(principles: [.ocp], before: [0, 1, 2], after: [3, 4, 5])]))
    let text = shownText(of: markup)
    #expect(text.contains("3 files before, 3 after: 1 unchanged, 1 changed, 1 new, 1 deleted."))
    for summary in [
      "Kept.swift unchanged 1 line", "Changed.swift changed +1 −11 line added, 1 removed", "Gone.swift deleted 1 line",
      "New.swift new 1 line",
    ] {
      #expect(text.contains(summary))
    }
    #expect(markup.contains("id=\"File-Changed\" open>"))
    #expect(markup.ranges(of: " open>").count == 1)
    #expect(markup.contains("<span class=\"w\">Removed: </span>two\n</del>"))
    #expect(markup.contains("<span class=\"w\">Added: </span>2\n</ins>"))
  }

  @Test func showsMergedFilesAsOne() throws {
    let (day, week) = ("func day() {\n  print(today, yesterday)\n  show(hours)\n}\n", "let weeks = read(file, year)\n")
    let parts: [Article.Part] = [
      .code(.before, day + day, file: "Day.swift"),
      .code(.before, week + "try weeks.sort(by: first)\nreturn weeks.first\n", file: "Week.swift"),
      .code(.after, day + day + week + "try weeks.sort(by: first)\nreturn weeks.first\n", file: "Both.swift"),
    ]
    let markup = markup(of: study(parts, [Example(principles: [.ocp], before: [0, 1], after: [2])]))
    let text = shownText(of: markup)
    #expect(text.contains("2 files before, 1 after: 1 merged from several."))
    #expect(text.contains("Day.swift, Week.swift merged into Both.swift +3 −0"))
    #expect(markup.contains("<div class=\"joined gone\" id=\"File-Week-before\"><h3 class=\"file-name\">"))
    #expect(markup.ranges(of: "<details class=\"pair").count == 1)
  }

  @Test(arguments: ["same\n", "same\nmore\n", "more\nsame\n"])
  func isFoundUnderTheFormerNameOfAFile(code: String) {
    let body = "func day() {\n  print(today, yesterday)\n  show(hours)\n}\n"
    let parts: [Article.Part] = [
      .code(.before, body + "same\n", file: "Old.swift"), .code(.before, "b\n", file: "Kept.swift"),
      .code(.after, body + code, file: "New.swift"), .code(.after, "b\n", file: "Kept.swift"),
    ]
    let markup = markup(of: study(parts, [Example(principles: [.ocp], before: [0, 1], after: [2, 3])]))
    #expect(markup.ranges(of: " id=\"Old-before-L1\"").count == 1)
    #expect(!markup.contains("id=\"Kept-before-L1\""))
  }

  @Test func saysThatEveryFileIsKeptIfBothSidesAreEqual() {
    let parts = [Side.before, .after].flatMap { side -> [Article.Part] in
      [.code(side, "a\n", file: "A.swift"), .code(side, "b", file: "B.swift")]
    }
    let markup = markup(of: study(parts, [Example(principles: [.ocp], before: [0, 1], after: [2, 3])]))
    #expect(shownText(of: markup).contains("2 files before, 2 after: 2 unchanged."))
    #expect(!markup.contains("<ins"))
    #expect(!markup.contains("<del"))
  }

  @Test(arguments: [("b\n", true, true), ("b\n", false, false), ("c\n", true, false)])
  func reportsFilesThatDifferOnlyInLineEndings(code: String, isIncluded: Bool, isTold: Bool) throws {
    var study = study(
      [
        .code(.before, "a\n", file: "A.swift"), .code(.before, "b\n", file: "B.swift"),
        .code(.after, "A\n", file: "A.swift"), .code(.after, code, file: "B.swift"),
      ], [Example(principles: [.ocp], before: [0, 1], after: [2, 3])])
    study.article.snippets[1].include = "before/B.swift"
    study.article.snippets[1].hasCarriageReturns = true
    // A fence has the line endings of its page.
    study.article.snippets[3].include = isIncluded ? "after/B.swift" : nil
    let files = try #require(Comparison(of: study)).files
    #expect(files.map(\.change) == [.changed, isTold || code == "c\n" ? .changed : .kept])
    #expect(files.map(\.differsInLineEndsAlone) == [false, isTold])
    let markup = markup(of: study)
    #expect(markup.contains("The sides differ only in line endings.") == isTold)
    #expect(markup.contains("<pre class=\"both\"") == (code == "b\n"))
  }

  @Test func countsACollapsedFileAsUnchanged() throws {
    let parts: [Article.Part] = [
      .code(.before, "k\n", file: "Kept.swift"), .code(.before, "a\n", file: "A.swift"),
      .code(.after, "b\n", file: "A.swift"), .code(.after, "k\n", file: "Kept.swift", isHidden: true),
    ]
    let study = study(parts, [Example(principles: [.ocp], before: [0, 1], after: [2, 3])])
    #expect(try #require(Comparison(of: study)).files.map(\.change) == [.changed, .kept])
  }

  @Test func putsThePatchesOfOneRequestIntoColumns() throws {
    let parts =
      oneDesign + [
        .heading(3, "Weekly"), .code(.before, "+w\n", file: "A.swift", language: .diff, role: .change),
        .code(.before, "x\n", file: "X.swift", role: .change),
        .code(.after, "+W\n", file: "A.swift", language: .diff, role: .change), .html("<p>Done.</p>"),
      ]
    let markup = body(of: study(parts, [Example(principles: [.ocp], before: [0, 1, 2], after: [4, 5, 6, 7])]))
    let request = try #require(markup.firstRange(of: "id=\"weekly\""))
    let rest = markup[request.upperBound...]
    #expect(rest.ranges(of: "<div class=\"side\">").count == 2)
    #expect(rest.hasSuffix("</div></div></div>\n<p>Done.</p>"))
  }

  @Test func leavesSingleFilesOfDifferentNamesInPlace() {
    let study = study(
      [.code(.before, "1\n", file: "Bad.swift"), .code(.after, "2\n", file: "Good.swift")],
      [Example(principles: [.ocp], before: [0], after: [1])])
    #expect(Comparison(of: study) == nil)
    #expect(body(of: study).hasPrefix("<div class=\"sides\">"))
  }

  @Test(arguments: [Optional<String>.none, "A.swift"])
  func comparesNothingIfExamplesHaveDifferentBeforeSides(file: String?) {
    let study = study(
      [
        .code(.before, "1\n", file: file), .code(.after, "2\n", file: file), .code(.before, "3\n", file: file),
        .code(.after, "4\n", file: file),
      ],
      [Example(principles: [.srp], before: [0], after: [1]), Example(principles: [.ocp], before: [2], after: [3])])
    #expect(Comparison(of: study) == nil)
  }

  @Test func putsLabelledNeighboursIntoColumns() throws {
    let markup = body(
      of: study(
        [
          .html("<p>Intro</p>\n<p><strong>Bad:</strong></p>\n"), .code(.before, "1\n", by: .label),
          .html("<p><strong>Good:</strong></p>\n"), .code(.after, "2\n", by: .label), .html("<p>Outro</p>"),
        ], [Example(principles: [.ocp], before: [0], after: [1])]))
    let columns = try #require(markup.firstRange(of: "<div class=\"sides\">"))
    #expect(markup[..<columns.lowerBound] == "<p>Intro</p>\n")
    #expect(markup.ranges(of: "<div class=\"side\">").count == 2)
    #expect(markup.hasSuffix("<p>Outro</p>"))
  }

  @Test(arguments: [(40, "sides"), (60, "sides wide")])
  func givesNeighboursWithLongLinesTheWholeWidth(columns: Int, expected: String) {
    let markup = body(
      of: study(
        [.code(.before, "1\n"), .code(.after, String(repeating: "x", count: columns) + "\n")],
        [Example(principles: [.ocp], before: [0], after: [1])]))
    #expect(markup.hasPrefix("<div class=\"\(expected)\">"))
  }

  @Test func putsTheHeadingsOfBothSidesIntoTheirColumns() {
    let markup = body(
      of: study(
        [
          .heading(3, "Violation", side: .before), .code(.before, "1\n", by: .heading),
          .heading(3, "Solution", side: .after), .code(.after, "2\n", by: .heading),
        ], [Example(principles: [.ocp], before: [0], after: [1])]))
    #expect(markup.hasPrefix("<div class=\"sides\">"))
  }

  @Test(arguments: [
    "</li><li>", "<p>\(String(repeating: "long ", count: 100))</p>", "<hr />", "<p><a href=\"x\">y</a></p>",
  ])
  func keepsTheOrderIfMoreThanALabelIsBetween(text: String) {
    let markup = body(
      of: study(
        [.code(.before, "1\n"), .html(text), .code(.after, "2\n")],
        [Example(principles: [.ocp], before: [0], after: [1])]))
    #expect(!markup.contains("class=\"sides\""))
  }
}
