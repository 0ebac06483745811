import CaseStudyModel
import Mustache

@testable import SiteBuilder

extension Site {
  /// Makes a configured site with the five principles.
  static func made(_ studies: [CaseStudy] = [], pages: [Article] = [], assets: [String] = []) -> Site {
    var configuration = SiteConfiguration(title: "Studies", isConfigured: true)
    configuration.tagline = "Tried out."
    var site = Site(
      configuration: configuration, studies: studies, principles: Principle.builtIn, pages: pages, assets: assets)
    site.adopt(.english)
    return site
  }

  static func made(_ article: Article, assets: [String] = []) -> Site {
    made([CaseStudy(article: article)], assets: assets)
  }
}

extension InterfaceTexts {
  private static let catalogue = TextCatalogue.load(
    from: RepositoryTheme(), overriddenBy: MemoryContentSource([:]), reading: TestReader().texts)

  /// The English texts of the repository's theme.
  static let english = shipped("en")

  /// Returns the texts of the repository's theme in a language.
  static func shipped(_ language: String) -> InterfaceTexts { catalogue.texts(for: language).value }
}

extension PageContext {
  /// Makes the context of a page two folders below the root.
  static func made(for site: Site, highlighters: [any Highlighter] = []) -> PageContext {
    PageContext(
      path: "case-studies/x/", root: "../../", site: site, addresses: SiteAddresses(site), assets: AssetCatalogue(),
      code: CodeWriter(highlighters: HighlighterTable(highlighters)))
  }
}

extension TemplateValue {
  /// The markup of a value that templates leave as it is.
  var markup: String {
    if case .html(let bytes) = self { return String(decoding: bytes, as: UTF8.self) }
    return ""
  }
}

/// The text that a browser shows for markup: without tags, and with its entities decoded.
func shownText(of markup: some StringProtocol) -> String {
  var text = ""
  var isTag = false
  for character in markup.unicodeScalars {
    switch character {
    case "<": isTag = true
    case ">" where isTag: isTag = false
    default: if !isTag { text.unicodeScalars.append(character) }
    }
  }
  return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
    .replacing("&amp;", with: "&")
}

/// Marks the word `let` as a keyword.
struct LetHighlighter: Highlighter {
  var languages: [String] { ["swift"] }

  func spans(of code: UnsafeBufferPointer<UInt8>) -> [SyntaxSpan] {
    var spans: [SyntaxSpan] = []
    var plain = 0
    var index = 0
    while index < code.count {
      if code[index...].starts(with: "let".utf8) {
        if plain > 0 { spans.append(SyntaxSpan(utf8Length: plain, syntaxClass: .plain)) }
        spans.append(SyntaxSpan(utf8Length: 3, syntaxClass: .keyword))
        plain = 0
        index += 3
      } else {
        plain += 1
        index += 1
      }
    }
    if plain > 0 { spans.append(SyntaxSpan(utf8Length: plain, syntaxClass: .plain)) }
    return spans
  }
}
