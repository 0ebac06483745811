import CaseStudyModel
import Mustache

/// A study in the table of a principle's page, with the sizes of its whole sides.
struct StudyRowView: TemplateView {
  let values: [String: TemplateValue]

  init(_ study: CaseStudy, under principle: Principle.ID, in context: PageContext) {
    let size = { SideSizeView(SideSize($0, of: study, in: context.site), context.texts) }
    let slug = study.article.slug
    values = StudyLinkView(study, under: principle, in: context).values.with([
      "request": .text(study.changeRequests.first?.title ?? ""),
      "before": .view(size(.before)), "after": .view(size(.after)),
      // The place of the sizes in the export, which has those of compiled studies.
      "sizesOf": context.site.evidence[slug] == nil ? .null : .text("\(slug)/sizes"),
    ])
  }
}

/// The size of a side's code, in words.
struct SideSizeView: TemplateView {
  let values: [String: TemplateValue]

  /// - Returns: `nil` for a side without code.
  init?(_ size: SideSize, _ texts: InterfaceTexts) {
    if size.lines == 0 { return nil }
    values = [
      "files": .text(texts.text("count.files", ["count": .integer(size.files)])),
      "lines": .text(texts.text("count.lines", ["count": .integer(size.lines)])),
    ]
  }
}
