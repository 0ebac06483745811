import CaseStudyModel
import Mustache

/// The template values that all layouts share: the site, the page's place in it, and links to other pages.
struct PageFrame: Sendable {
  let page: Page
  let context: PageContext

  /// The maximum number of principles, and of plain pages, that every page links to; without a limit the site's size
  /// would be quadratic.
  static let linkLimit = 100
  /// The maximum number of letters of all plain pages' titles in the navigation of a folder of documents: more would
  /// not fit into a line, and its home page lists them.
  private static let letterLimit = 60

  /// The values by name.
  var values: [String: TemplateValue] {
    description.with(sharing).with(files).with(links).with([
      // Layouts that show evidence, contents or more files override these defaults; every name must be defined in each
      // template.
      "hasEvidence": false, "styles": [], "scripts": [], "titleAnchor": .null, "contents": [], "hasContents": false,
    ]).with(VersionsView(page: page, context: context).values)
  }

  /// The site, and the texts, languages and days of the page.
  private var description: [String: TemplateValue] {
    let site = context.site
    let configuration = site.configuration
    let language = page.language ?? configuration.language
    return [
      "site": [
        "title": .text(configuration.title),
        "tagline": .text(configuration.tagline),
        "url": .text(context.url(for: PagePath.home)),
        "author": .view(configuration.author.map(PersonView.init)),
        "repository": .address(configuration.repository?.url ?? foundRepository),
      ],
      "documentTitle": .text(page.path.isEmpty ? configuration.title : "\(page.title) · \(configuration.title)"),
      "title": .text(page.title),
      "heading": .text(page.heading ?? page.title),
      "shortTitle": .text(page.title),
      "hasInterfaceTitle": .bool(false),
      "summary": .text(page.summary),
      "language": .text(language),
      "isRightToLeft": .bool(TextDirection(ofLanguage: language) == .rightToLeft),
      "interfaceLanguage": language == configuration.language ? .null : .text(configuration.language),
      "publicationDay": .optional(page.date?.description),
      "updateDay": .optional(page.updated?.description),
      "updated": .text(page.updated?.description ?? ""),
      "updatedText": .text(page.updated.map(context.texts.day) ?? ""),
      "isListed": .bool(page.isListed),
      "isHome": .bool(page.path.isEmpty),
      "layout": .text(page.layout.rawValue),
    ]
  }

  /// The properties that search engines and link previews read.
  private var sharing: [String: TemplateValue] {
    let site = context.site
    let shared = PageForSharing(page: page, context: context)
    let card = shared.card
    return [
      "canonical": .optional(shared.address),
      "previewImage": .optional(shared.image ?? card.flatMap { site.absoluteAddress(of: $0.card.file.path) }),
      "previewImageAlternative": .optional(card?.alternative ?? shared.article?.frontMatter.imageAlternative),
      "previewImageSize": card.map {
        ["type": "image/png", "width": .integer($0.card.width), "height": .integer($0.card.height)]
      } ?? .null,
      "structuredData": StructuredData(of: shared).element.map { .html($0) } ?? .null,
    ]
  }

  /// The page's content policy, and the files that it loads or offers.
  private var files: [String: TemplateValue] {
    let (site, root) = (context.site, context.root)
    func theme(_ name: String) -> TemplateValue { .text(root + context.assets.output(ofTheme: name)) }
    let policy = ContentPolicy(of: site, allowing: context.addresses.outsideImages(of: page.path))
    let hasCopy = MarkdownCopyFormat.hasCopy(path: page.path, article: context.addresses.article(at: page.path))
    return [
      "contentPolicy": policy.map { .html(Array($0.element.utf8)) } ?? .null,
      "stylesheet": theme("style.css"),
      "languageStylesheet": needsLanguageStyles ? theme("languages.css") : .null,
      "evidenceStylesheet": theme("evidence.css"),
      "addedStylesheet": .optional(context.assets.addedStyleSheet.map { root + $0 }),
      "addedScript": .optional(context.assets.addedScript.map { root + $0 }),
      "icon": theme("icon.svg"),
      "script": theme("site.js"),
      "feed": StudyFeed.isPossible(for: site) ? .text(root + AtomFeedFormat.name) : .null,
      "feeds": .list(feeds),
      "searchDescription": OpenSearchFormat.isPossible(for: site) ? .text(root + OpenSearchFormat.path) : .null,
      "markdown": hasCopy ? .text(MarkdownCopyFormat.name) : .null,
      "search": search,
    ]
  }

  /// The links to other pages.
  private var links: [String: TemplateValue] {
    let site = context.site
    return [
      "breadcrumbs": .list(breadcrumbs),
      "navigation": .list(navigation),
      "hasPrinciples": .bool(!site.principles.isEmpty),
      "principles": .views(site.principles.prefix(Self.linkLimit).map { PrincipleBadgeView($0, in: context) }),
      "glossaryURL": site.evidence.isEmpty ? .null : .text(context.url(for: PagePath.glossary)),
      "editURL": editURL,
    ]
  }

  /// The pages above the page, each with the language of its title if that isn't the page's.
  private var breadcrumbs: [TemplateValue] {
    let siteLanguage = context.site.configuration.language
    return page.ancestors.map { ancestor in
      let language = ancestor.language ?? siteLanguage
      return [
        "title": .text(ancestor.title), "url": .text(context.url(for: ancestor.path)),
        "ancestorLanguage": language == (page.language ?? siteLanguage) ? .null : .text(language),
      ]
    }
  }

  /// Whether the page runs from right to left or has versions in other languages, for which most pages need no styles.
  private var needsLanguageStyles: Bool {
    let languages = [page.language, context.site.configuration.language].compactMap { $0 }
    return page.versions.count > 1 || languages.contains { TextDirection(ofLanguage: $0) == .rightToLeft }
  }

  /// The feeds with the page's studies, the most specific first: the principle's on its page, then the whole site's.
  private var feeds: [TemplateValue] {
    let site = context.site
    guard StudyFeed.isPossible(for: site) else { return [] }
    let principle = site.principles.first { PagePath.principle($0.id) == page.path }
    let own = principle.flatMap { principle in
      site.studies.contains { $0.principles.contains(principle.id) }
        ? (StudyFeed.title(of: principle, in: site), "") : nil
    }
    return ([own].compactMap { $0 } + [(site.configuration.title, context.root)]).flatMap { title, folder in
      [("application/atom+xml", AtomFeedFormat.name), ("application/feed+json", JSONFeedFormat.name)].map {
        ["type": .text($0), "title": .text(title), "url": .text(folder + $1)]
      }
    }
  }

  /// The addresses that the search needs; without scripts, its link goes to the list of studies or the home page.
  private var search: TemplateValue {
    if !context.site.isSearchable { return .null }
    return [
      "url": .text(context.url(for: context.site.searchPath)),
      "root": .text(context.root),
      "script": .text(context.root + context.assets.output(ofTheme: "search.js")),
      "style": .text(context.root + context.assets.output(ofTheme: "search.css")),
    ]
  }

  /// The page of git's remote repository, for a folder of documents without settings.
  private var foundRepository: String? {
    context.site.isOfDocuments ? context.addresses.repository?.host?.address : nil
  }

  private var navigation: [TemplateValue] {
    let site = context.site
    if !site.configuration.navigation.isEmpty { return site.configuration.navigation.map(item) }
    var pages = site.pages.prefix(Self.linkLimit)
    // The first few of many pages would look like a deliberate selection.
    if site.isOfDocuments, pages.reduce(0, { $0 + $1.title.count }) > Self.letterLimit { pages = [] }
    let list = site.hasStudyList ? [item(context.texts.text("studies.title"), PagePath.studies)] : []
    return list + pages.map { item($0.title, PagePath.page($0)) }
  }

  private func item(_ item: SiteConfiguration.NavigationItem) -> TemplateValue {
    switch context.addresses.target(of: item.url, from: "Content/index.md") {
    case .page(let path, let fragment):
      link(item.title, context.url(for: path, at: fragment, linkedAs: item.url), isCurrent: path == page.path)
    case .asset(let path): link(item.title, context.url(forAsset: path, linkedAs: item.url))
    case .external: link(item.title, item.url)
    case .source(let address): link(item.title, address)
    case .unsafe, .missing, .missingAnchor, .unhosted, .draft: link(item.title, context.url(for: PagePath.home))
    }
  }

  private func item(_ title: String, _ path: String) -> TemplateValue {
    link(title, context.url(for: path), isCurrent: path == page.path)
  }

  private func link(_ title: String, _ url: String, isCurrent: Bool = false) -> TemplateValue {
    ["title": .text(title), "url": .text(url), "isCurrent": .bool(isCurrent)]
  }

  private var editURL: TemplateValue {
    guard let repository = context.site.configuration.repository, let source = page.source else { return .null }
    let root = repository.url.hasSuffix("/") ? repository.url : repository.url + "/"
    return .address("\(root)\(repository.editPath)/\(source.percentEncodedPath)")
  }
}
