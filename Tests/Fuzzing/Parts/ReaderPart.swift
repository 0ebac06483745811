import CaseStudyModel
import CaseStudyReader
import HTMLOracle

extension FuzzedPart {
  /// A Markdown file, read and rendered as the page of a study; its fences can include the further files.
  static let reader = FuzzedPart(name: "reader") { input in
    let files = files(in: input)
    let included = Dictionary(
      uniqueKeysWithValues: files.dropFirst().prefix(26).enumerated().map { index, bytes in
        ("Content/case-studies/\(Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))).swift", bytes)
      })
    let file = SourceFile(path: "Content/case-studies/study.md", bytes: files[0])
    var configuration = SiteConfiguration(isConfigured: true)
    configuration.htmlPolicy = files[0].count % 7 == 3 ? .none : .safe
    let read = {
      MarkdownDocumentReader().study(
        from: file, configuration: configuration, principles: [], include: { included[$0] })
    }
    let result = read()
    let article = result.value.article
    var properties = Properties()
    let lines = files[0].count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    properties.expectNone(HTMLChecker.problems(in: article.plainHTML), in: "the article")
    properties.expect(Set(article.headings.map(\.anchor)).count == article.headings.count, "anchors differ")
    properties.expect(
      article.headings.allSatisfy { (1...6).contains($0.level) && $0.line <= lines }, "headings have places")
    properties.expect(
      article.links.allSatisfy { (1...lines).contains($0.position.line) && $0.position.column >= 1 },
      "links have places")
    properties.expect(article.snippets.allSatisfy { (1...lines).contains($0.line) }, "snippets have places")
    properties.expect(
      result.diagnostics.allSatisfy { $0.range.path != file.path || (1...lines).contains($0.range.start.line) },
      "diagnostics have places")
    properties.expect(result.value == read().value, "what is read depends on the text alone")
    for snippet in article.snippets { properties.expectShown(snippet) }
    for page in PageMaking.pages(of: result.value, configuration: configuration) {
      properties.expectNone(HTMLChecker.problems(in: page, kind: .page), in: "the page")
    }
    return properties.violated
  }
}

extension Article {
  /// The body as HTML, with the tags that a page would fill in.
  fileprivate var plainHTML: String {
    body.map { segment in
      switch segment {
      case .html(let text): text
      case .headingStart(let index): "<h\(headings[index].level)>"
      case .headingEnd(let index): "</h\(headings[index].level)>"
      case .linkStart: "<a href=\"x\">"
      case .image: "<img src=\"x\" alt=\"\">"
      case .snippet: "<pre></pre>"
      }
    }.joined()
  }
}
