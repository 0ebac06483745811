import CaseStudyModel
import Mustache

/// A study in the table of a principle's page.
struct StudyRowView: TemplateView {
  var title: String
  var url: String
  /// The study's language, where it isn't the site's.
  var language: String?
  /// The title of the first change request; empty where there is none.
  var request: String
  var before: SideSizeView?
  var after: SideSizeView?

  init(_ study: CaseStudy, under principle: Principle.ID, in context: PageContext) {
    title = study.article.title
    url = context.url(for: study, under: principle)
    language = study.article.language(otherThanOf: context)
    request = study.changeRequests.first?.title ?? ""
    before = SideSizeView(SideSize(.before, of: study, under: principle), context.texts)
    after = SideSizeView(SideSize(.after, of: study, under: principle), context.texts)
  }

  var values: [String: TemplateValue] {
    [
      "title": .text(title), "url": .text(url), "studyLanguage": .optional(language), "request": .text(request),
      "before": .view(before), "after": .view(after),
    ]
  }
}

/// The size of a side's code, in words.
struct SideSizeView: TemplateView {
  var files: String
  var lines: String

  /// - Returns: `nil` for a side without code.
  init?(_ size: SideSize, _ texts: InterfaceTexts) {
    if size.lines == 0 { return nil }
    files = texts.text("count.files", ["count": .integer(size.files)])
    lines = texts.text("count.lines", ["count": .integer(size.lines)])
  }

  var values: [String: TemplateValue] { ["files": .text(files), "lines": .text(lines)] }
}
