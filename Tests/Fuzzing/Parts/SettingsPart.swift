import CaseStudyModel
import HTMLOracle

@testable import CaseStudyReader

extension FuzzedPart {
  /// The settings of a site, and a study with the same front matter.
  static let settings = FuzzedPart(name: "settings") { input in
    var properties = Properties()
    let lines = input.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    let file = SourceFile(path: "solidsite.yml", bytes: input)
    let result = MarkdownDocumentReader().configuration(from: file)
    // A fault at the end of the file is reported on the line after the last.
    properties.expect(
      result.diagnostics.allSatisfy { (1...lines + 1).contains($0.range.start.line) && $0.range.start.column >= 1 },
      "diagnostics of the site's settings have places")
    let fence = Array("---\n".utf8)
    let body = Array("\n---\n\n# Study\n\nBad:\n\n```swift\nlet a = 1\n```\n\nGood:\n\n```swift\nlet b = 1\n```\n".utf8)
    let study = SourceFile(
      path: "Content/case-studies/study.md", bytes: input.starts(with: fence) ? input : fence + input + body)
    for isStrict in [true, false] {
      let text = SourceText(study)
      let front = FrontMatterReader(isStrict: isStrict).read(text)
      properties.expect(
        front.diagnostics.allSatisfy { (1...lines + 16).contains($0.range.start.line) && $0.range.start.column >= 1 },
        "diagnostics of front matter have places")
      properties.expect(front.bodyStart <= text.bytes.count, "the body begins in the file")
    }
    let read = MarkdownDocumentReader().study(
      from: study, configuration: result.value, principles: [], include: { _ in nil })
    properties.expect(read.value.article.frontMatter.tags.count <= study.bytes.count, "settings don't multiply")
    for page in PageMaking.pages(of: read.value, configuration: result.value) {
      properties.expectNone(HTMLChecker.problems(in: page, kind: .page), in: "a page")
    }
    return properties.violated
  }
}
