import CaseStudyModel
import Mustache

/// A study in the table of a principle's page, with the sizes of its whole sides.
struct StudyRowView: TemplateView {
  var link: StudyLinkView
  /// The title of the first change request; empty if there is none.
  var request: String
  /// The place of the sizes in the export; `nil` for a study that wasn't compiled.
  var sizesOf: String?
  var before: SideSizeView?
  var after: SideSizeView?

  init(_ study: CaseStudy, under principle: Principle.ID, in context: PageContext) {
    link = StudyLinkView(study, under: principle, in: context)
    request = study.changeRequests.first?.title ?? ""
    sizesOf = context.site.evidence[study.article.slug] == nil ? nil : "\(study.article.slug)/sizes"
    before = SideSizeView(SideSize(.before, of: study, in: context.site), context.texts)
    after = SideSizeView(SideSize(.after, of: study, in: context.site), context.texts)
  }

  var values: [String: TemplateValue] {
    link.values.with([
      "request": .text(request), "before": .view(before), "after": .view(after), "sizesOf": .optional(sizesOf),
    ])
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
