import CaseStudyModel
import Mustache
import Synchronization

/// Renders pages as HTML with the templates of a theme.
public struct PageRenderer: Sendable {
  private let theme: Diagnosed<Theme>
  private let content: any ContentSource
  private let highlighters: HighlighterTable

  /// Creates a renderer and reads the theme, once for all builds.
  /// - Parameters:
  ///   - theme: the folder with `*.mustache` and `assets`.
  ///   - content: the site's folder, whose `Templates` override files of the theme.
  ///   - highlighters: highlighters of code; other languages stay plain.
  public init(theme: any ContentSource, content: any ContentSource, highlighters: [any Highlighter]) {
    self.theme = Theme.load(from: theme, overriddenBy: content)
    self.content = content
    self.highlighters = HighlighterTable(highlighters)
  }

  /// Returns renderable pages, with diagnostics of the theme and the assets.
  /// - Parameters:
  ///   - addresses: the site's addresses, which resolve links.
  ///   - cards: the drawn cards.
  func renderable(
    _ pages: [Page], of site: Site, following addresses: SiteAddresses, cards: SharingCards = SharingCards()
  ) -> Diagnosed<RenderableSite> {
    var assets = AssetCatalogue.catalogue(of: site, theme: theme.value, content: content, addresses: addresses)
    let own: RenderedEdition
    var editions: [String: RenderedEdition] = [:]
    do throws(TemplateError) {
      own = try RenderedEdition(of: site, theme.value, assets.value)
      for (language, edition) in site.editions.sites.sorted(by: { $0.key < $1.key }) {
        let shown = assets.value.translated(edition.texts, theme.value)
        assets.value.addFiles(of: shown)
        editions[language] = try RenderedEdition(of: edition, theme.value, shown)
      }
    } catch {
      return Diagnosed(RenderableSite(site: site, pages: [], assets: []), [Diagnostic(error)])
    }
    let rendering = SiteRendering(own: own, editions: editions, assets: assets.value, cards: cards)
    return Diagnosed(
      renderable(pages, by: rendering, following: addresses),
      theme.diagnostics + theme.value.undefinedInclusions(site.texts.keys) + theme.value.misnamedTemplates(for: pages)
        + theme.value.misspeltValues(for: pages) + theme.value.markupFaults(for: site, following: addresses)
        + (ContentPolicy(of: site) == nil
          ? [] : theme.value.templatesWithoutPolicy(for: pages) + theme.value.blockedMarkup)
        + assets.diagnostics)
  }

  /// Returns renderable pages of the site of a rendering.
  func renderable(
    _ pages: [Page], by rendering: SiteRendering, following addresses: SiteAddresses
  ) -> RenderableSite {
    let site = rendering.site
    var addresses = addresses
    addresses.remove(rendering.assets.rejected)
    let code = CodeWriter(highlighters: highlighters)
    let feed = PageContext(
      path: AtomFeedFormat.name, root: site.absoluteRoot, site: site, addresses: addresses, assets: rendering.assets,
      code: CodeWriter(highlighters: HighlighterTable([])))
    // One recipe for all pages, because capturing the site in each is costly.
    let recipe = PageRecipe(
      article: { [addresses] in addresses.article(at: $0) },
      previewImage: { [addresses] in addresses.article(at: pages[$0].path).flatMap(feed.previewImage) },
      feedContent: { [addresses] index in
        addresses.article(at: pages[index].path).map { FeedContent(article: $0, context: feed).bytes } ?? []
      },
      markdown: { [addresses, content] index in
        addresses.article(at: pages[index].path).map { Self.markdown(of: $0, from: content) } ?? Diagnosed([])
      },
      render: { [addresses] index in
        let page = pages[index]
        let edition = page.edition.flatMap { rendering.editions[$0] } ?? rendering.own
        let faults = Mutex<[Diagnostic]>([])
        let context = PageContext(
          path: page.path, root: Self.root(of: page, in: site), site: edition.site, addresses: addresses,
          assets: edition.assets, code: code, language: page.language, cards: rendering.cards,
          renderFragment: { part, context, values in
            let fragment = Self.fragment(part, in: context, with: edition.fragments, values)
            faults.withLock { $0 += fragment.diagnostics }
            return fragment.value
          })
        var rendered = Self.render(page, in: context, with: edition.templates)
        rendered.diagnostics += faults.withLock { $0 }
        if page.linksTerms, let glossary = edition.glossary {
          rendered.value = glossary.linking(rendered.value, to: context.url(for: PagePath.glossary))
        }
        if edition.mixesDirections { rendered.value = TextDirection.marking(rendered.value) }
        return rendered
      })
    return RenderableSite(
      site: site, pages: pages.indices.map { RenderablePage(pages[$0], at: $0, by: recipe) },
      assets: rendering.assets.files + rendering.cards.files, rendering: rendering)
  }

  /// Draws the cards of a site. If the templates have a fault, there are no cards, and the pages report the fault.
  func cards(for site: Site, jobs: Int, by draw: CardDrawing) async -> Diagnosed<SharingCards> {
    guard let templates = try? theme.value.templates.adding(site.texts) else { return Diagnosed(SharingCards()) }
    return await SharingCards.drawn(for: site, with: templates, jobs: jobs, by: draw)
  }

  private static func markdown(of article: Article, from content: any ContentSource) -> Diagnosed<[UInt8]> {
    do throws(ContentSourceError) {
      let hasTitle = HeadingPlan(article).titleAnchor != nil
      let source = try content.read(article.source)
      let copy = PublishedMarkdown(
        of: source, titled: article.title, hasTitle: hasTitle, code: article.writtenCode)
      return Diagnosed(copy.bytes)
    } catch {
      return Diagnosed([], [.unreadableFile(error)])
    }
  }

  /// Returns the path from a page to the root; the not-found page is served at any depth and needs the full path.
  private static func root(of page: Page, in site: Site) -> String {
    if page.layout == .notFound { return site.rootPath }
    return String(repeating: "../", count: page.path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  private static func render(
    _ page: Page, in context: PageContext, with templates: TemplateLibrary
  ) -> Diagnosed<[UInt8]> {
    var values = PageFrame(page: page, context: context).values
    values.merge(page.values(context)) { _, new in new }
    return render(page, values, with: templates) { faultyPage(page, of: context.site, $0) }
  }

  private static func fragment(
    _ page: Page, in context: PageContext, with templates: TemplateLibrary, _ additions: [String: TemplateValue]
  ) -> Diagnosed<[UInt8]> {
    let values = PageFrame(page: page, context: context).values.with(["isOverview": false])
      .with(page.values(context)).with(additions)
    return render(page, values, with: templates) { _ in [] }
  }

  private static func render(
    _ page: Page, _ values: [String: TemplateValue], with templates: TemplateLibrary,
    orElse faulty: (TemplateError) -> [UInt8]
  ) -> Diagnosed<[UInt8]> {
    var out: [UInt8] = []
    out.reserveCapacity(64 * 1024)
    do throws(TemplateError) {
      try templates.render(page.layout.rawValue, with: .object(values), strict: true, into: &out)
      return Diagnosed(out)
    } catch {
      return Diagnosed(faulty(error), [error.isTooLarge ? .pageTooLarge(page, values, error) : Diagnostic(error)])
    }
  }

  /// Returns a page that shows a template error, for the preview.
  private static func faultyPage(_ page: Page, of site: Site, _ error: TemplateError) -> [UInt8] {
    var out: [UInt8] = []
    out.append(html: "<!DOCTYPE html>\n<html lang=\"")
    out.append(escaping: site.texts.language)
    out.append(html: "\"><head><meta charset=\"utf-8\">")
    out.append(html: ContentPolicy(of: site)?.element ?? "")
    out.append(html: "<title>")
    out.append(escaping: page.title)
    out.append(html: "</title></head><body><h1>")
    out.append(escaping: page.title)
    out.append(html: "</h1><p>")
    let message = site.texts.translation(of: error.message)
    out.append(escaping: "\(error.template).mustache:\(error.line):\(error.column): \(message)")
    out.append(html: "</p></body></html>\n")
    return out
  }
}

/// The state that is needed to render the pages of a site, other than the pages themselves.
struct SiteRendering: Sendable {
  fileprivate var own: RenderedEdition
  fileprivate let editions: [String: RenderedEdition]
  fileprivate let assets: AssetCatalogue
  fileprivate let cards: SharingCards

  /// The site in its own language.
  var site: Site {
    get { own.site }
    set { own.site = newValue }
  }
}

/// An edition of a site with everything that renders its pages.
private struct RenderedEdition: Sendable {
  var site: Site
  let assets: AssetCatalogue
  let templates: TemplateLibrary
  let fragments: TemplateLibrary
  let glossary: GlossaryLinks?
  /// Whether any text of the site runs from right to left; code doesn't.
  let mixesDirections: Bool

  init(of site: Site, _ theme: Theme, _ assets: AssetCatalogue) throws(TemplateError) {
    self.site = site
    self.assets = assets
    templates = try theme.templates.adding(site.texts)
    fragments = try templates.renderingFragments()
    glossary = site.evidence.isEmpty ? nil : GlossaryLinks(site.texts)
    mixesDirections = TextDirection.isMixed(on: site)
  }
}
