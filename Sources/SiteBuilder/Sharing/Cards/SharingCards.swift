import CaseStudyModel
import Mustache

/// The drawn cards of a site: one for each study, and one for all other pages.
struct SharingCards: Sendable {
  /// A drawn card with its content in words.
  struct Entry: Sendable {
    var card: DrawnCard
    var alternative: String
  }

  private var site: Entry?
  private var studies: [PathKey: Entry] = [:]

  /// The files of the cards, each once.
  private(set) var files: [OutputFile] = []

  /// Creates a table without cards.
  init() {}

  /// Draws the cards of a site: none without an absolute address, because other sites can't load a relative one.
  /// - Parameter templates: the templates of the theme with the texts of the interface.
  static func drawn(
    for site: Site, with templates: TemplateLibrary, jobs: Int, by draw: CardDrawing
  ) async -> Diagnosed<SharingCards> {
    var result = Diagnosed(SharingCards())
    guard site.configuration.cards != .never, site.absoluteAddress(of: "") != nil, templates[template] != nil else {
      return result
    }
    // An image in the front matter wins.
    let studies = site.studies.filter { $0.article.frontMatter.image == nil }
    let cards = [SharingCard(of: site)] + (await studies.concurrentMap(jobs: jobs) { SharingCard(of: $0, in: site) })
    let pictures: [CardPicture]
    do throws(TemplateError) {
      pictures = try await cards.concurrentMap(jobs: jobs) { card in
        Result { () throws(TemplateError) in try card.picture(by: templates) }
      }.map { outcome throws(TemplateError) in try outcome.get() }
    } catch {
      result.diagnostics.append(Diagnostic(error))
      return result
    }
    let drawn = await draw(pictures, site.configuration.cards == .always)
    result.diagnostics = drawn.diagnostics
    var written: Set<String> = []
    for (index, card) in drawn.value.enumerated() {
      guard let card else { continue }
      let entry = Entry(card: card, alternative: cards[index].alternative)
      if index == 0 {
        result.value.site = entry
      } else {
        result.value.studies[PathKey(studies[index - 1].article.source)] = entry
      }
      // Cards with equal content share a file.
      if written.insert(card.file.path).inserted { result.value.files.append(card.file) }
    }
    return result
  }

  /// Returns the card of a page.
  /// - Parameter article: the article that the page shows or is a part of; `nil` for other pages.
  func card(for article: Article?) -> Entry? {
    article.flatMap { studies[PathKey($0.source)] } ?? site
  }

  fileprivate static let template = "card"
}

extension SharingCard {
  fileprivate func picture(by templates: TemplateLibrary) throws(TemplateError) -> CardPicture {
    func svg(of card: SharingCard) throws(TemplateError) -> [UInt8] {
      try templates.render(SharingCards.template, with: .object(CardView(card).values), strict: true)
    }
    let plain = withoutEmoji
    return CardPicture(
      svg: try svg(of: self), plainSVG: plain == self || plain.title.isEmpty ? nil : try svg(of: plain),
      texts: [site, title, principles, summary] + figures.flatMap { [$0.heading, $0.text] }, origin: origin)
  }
}
