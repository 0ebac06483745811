import CaseStudyModel
import Mustache

extension PageContext {
  /// Renders the body of an article.
  public func body(of article: Article) -> TemplateValue {
    var renderer = ArticleRenderer(article, context: self)
    return rendered { renderer.write(article.body, into: &$0) }
  }

  /// Renders the body of a study.
  public func body(of study: CaseStudy) -> TemplateValue {
    .html(body(of: study, with: Comparison(of: study), around: nil).text)
  }

  /// Renders the body of a study with a comparison of its sides.
  /// - Returns: the HTML, and the number of its bytes before the evidence.
  func body(
    of study: CaseStudy, with comparison: Comparison?, around evidence: EvidenceSection?
  ) -> (text: [UInt8], split: Int) {
    var renderer = ArticleRenderer(
      study.article, context: self, lineAnchors: comparison?.lineAnchors ?? LineAnchors())
    var out: [UInt8] = []
    var rest: [Segment]
    if let comparison {
      rest = SideBySide(study, roles: [.change]).arranged(from: comparison.place)
      renderer.write(Array(study.article.body[..<comparison.place]), into: &out)
      ComparisonWriter(snippets: snippets).write(comparison, into: &out)
    } else {
      rest = SideBySide(study).arranged()
    }
    let place = evidence?.place(in: rest) ?? rest.count
    renderer.write(Array(rest[..<place]), into: &out)
    let split = out.count
    renderer.write(Array(rest[place...]), into: &out)
    return (out, split)
  }

  /// Returns written bytes as a template value that isn't escaped.
  func rendered(_ write: (inout [UInt8]) -> Void) -> TemplateValue {
    var out: [UInt8] = []
    write(&out)
    return .html(out)
  }
}
