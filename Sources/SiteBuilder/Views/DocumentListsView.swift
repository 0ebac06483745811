import CaseStudyModel
import Mustache

/// The lists below the document on the home page of a folder of documents: its studies and its plain pages.
struct DocumentListsView: TemplateView {
  private var studies: [StudyCardView]
  private var pages: [(title: String, url: String, language: String?)]
  /// The address of the list of all studies; `nil` if the home page is the only one.
  private var listURL: String?

  /// The maximum number of plain pages that the home page lists.
  static let pageLimit = 1_000

  init(in context: PageContext) {
    let site = context.site
    studies = site.studies.filter { !$0.article.isHome }.prefix(HomePageGenerator.studyLimit).map {
      StudyCardView($0, in: context)
    }
    pages = site.pages.prefix(Self.pageLimit).map {
      ($0.title, context.url(for: PagePath.page($0)), $0.language(otherThanOf: context))
    }
    listURL = site.hasStudyList ? context.url(for: PagePath.studies) : nil
  }

  var values: [String: TemplateValue] {
    let own: [String: TemplateValue] = ["listURL": .optional(listURL)]
    return own.with(Dictionary(list: "studies", views: studies)).with(documents)
  }

  /// The values of the plain pages alone.
  var documents: [String: TemplateValue] {
    Dictionary(
      list: "documents",
      pages.map { ["title": .text($0.title), "url": .text($0.url), "documentLanguage": .optional($0.language)] })
  }
}
