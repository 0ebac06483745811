import CaseStudyModel
import Mustache

/// The lists below the document on the home page of a folder of documents: its studies and its plain pages. Pages in
/// languages other than the site's are folded, because a translated repository has far more of them than pages of its
/// own. The language of most pages isn't folded: a repository in another language may have an English README.
struct DocumentListsView: TemplateView {
  private var studies: [StudyCardView]
  private var pages: [Document]
  /// Each language's own name for itself, by its tag.
  private var names: [String: String]
  /// The address of the list of all studies; `nil` if the home page is the only one.
  private var listURL: String?
  /// The number of all studies and plain pages of the site.
  private var documentCount: Int

  /// A plain page with the language that it has in place of the site's.
  private struct Document {
    var title: String
    var url: String
    var language: String?
  }

  /// The maximum number of plain pages that the home page lists.
  static let pageLimit = 1_000

  init(in context: PageContext) {
    let site = context.site
    studies = site.studies.filter { !$0.article.isHome }.prefix(HomePageGenerator.studyLimit).map {
      StudyCardView($0, in: context)
    }
    pages = site.pages.prefix(Self.pageLimit).map {
      Document(
        title: $0.title, url: context.url(for: PagePath.page($0)), language: $0.language(otherThanOf: context))
    }
    names = site.editions.names
    documentCount = site.studies.count + site.pages.count
    listURL = site.hasStudyList ? context.url(for: PagePath.studies) : nil
  }

  var values: [String: TemplateValue] {
    let own: [String: TemplateValue] = ["listURL": .optional(listURL)]
    return own.with(Dictionary(list: "studies", views: studies)).with(documents)
  }

  /// The values of the plain pages alone.
  var documents: [String: TemplateValue] {
    let byLanguage = Dictionary(grouping: pages) { $0.language ?? "" }
    let languages = byLanguage.keys.filter { !$0.isEmpty }.sorted()
    let variants = Dictionary(grouping: languages, by: name(of:))
    return Dictionary(list: "documents", items(byLanguage[""] ?? [])).with(
      Dictionary(
        list: "documentLanguages",
        languages.map { language in
          let pages = byLanguage[language] ?? []
          // Several variants may have one catalogue, and so one name.
          let name = name(of: language)
          let isAmbiguous = variants[name, default: []].count > 1
          return [
            "documentLanguage": .text(language), "languageName": .text(isAmbiguous ? "\(name) (\(language))" : name),
            "documentCount": .integer(pages.count), "languageDocuments": .list(items(pages)),
            "isMain": .bool(pages.count * 2 > documentCount),
          ]
        })
    ).with(["hasAnyDocuments": .bool(!pages.isEmpty)])
  }

  private func name(of language: String) -> String { names[language] ?? Endonyms.name(of: language) ?? language }

  private func items(_ pages: [Document]) -> [TemplateValue] {
    pages.map { ["title": .text($0.title), "url": .text($0.url)] }
  }
}
