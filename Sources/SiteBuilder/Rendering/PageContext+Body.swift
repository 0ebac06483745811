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
    .html(body(of: study, in: [study.article.body.indices]))
  }

  /// Renders parts of the body of a study.
  /// - Parameters:
  ///   - ranges: the indices of the parts' segments.
  ///   - plan: the levels of the headings; `nil` for those of a page that has the whole article.
  func body(of study: CaseStudy, in ranges: [Range<Int>], plan: HeadingPlan? = nil) -> [UInt8] {
    var renderer = ArticleRenderer(study.article, context: self, plan: plan)
    return body(of: study, in: ranges, by: &renderer)
  }

  /// Renders parts of the body of a study.
  /// - Parameter renderer: a renderer that all parts of a page share, because anchors and labels must be unique on it.
  func body(of study: CaseStudy, in ranges: [Range<Int>], by renderer: inout ArticleRenderer) -> [UInt8] {
    let isCompared = Comparison.isPossible(for: study)
    let columns = SideBySide(study, roles: isCompared ? [.change] : [.source, .change])
    var out: [UInt8] = []
    for range in ranges { renderer.write(columns.arranged(range), into: &out) }
    return out
  }

  /// Returns written bytes as a template value that isn't escaped.
  func rendered(_ write: (inout [UInt8]) -> Void) -> TemplateValue {
    var out: [UInt8] = []
    write(&out)
    return .html(out)
  }
}
