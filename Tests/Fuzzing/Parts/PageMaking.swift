import CaseStudyModel
import CaseStudyReader
import CodeHighlighting
import SiteStorage

@testable import SiteBuilder

/// Renders the pages of a study as a site does, with the repository's theme and all highlighters.
enum PageMaking {
  private static let highlighters: [any Highlighter] = [SwiftHighlighter()] + TableHighlighter.builtIn

  private static let folder = DiskContentSource(
    root: String(#filePath.dropLast("Tests/Fuzzing/Parts/PageMaking.swift".count)) + "Templates")

  private static let renderer = PageRenderer(
    theme: folder, content: MemoryContentSource([:]), highlighters: highlighters)

  private static let texts = TextCatalogue.load(
    from: folder, overriddenBy: MemoryContentSource([:]), reading: MarkdownDocumentReader().texts)

  /// The writer of code as HTML.
  static let code = CodeWriter(highlighters: HighlighterTable(highlighters))

  /// Returns the bytes of the study's own pages.
  static func pages(
    of study: CaseStudy, configuration: SiteConfiguration, evidence: StudyEvidence? = nil
  ) -> [[UInt8]] {
    var site = Site(configuration: configuration, studies: [study], principles: Principle.builtIn)
    site.adopt(texts.texts(for: configuration.language).value)
    site.evidence[study.article.slug] = evidence
    let pages = CaseStudyPageGenerator().pages(for: site)
    let home = configuration.isConfigured ? HomePageGenerator().pages(for: site) : []
    site.pagePaths = Set((pages + home).map(\.path))
    return renderer.renderable(pages + home, of: site, following: SiteAddresses(site)).value.pages
      .map { $0.render().value }
  }
}

extension Properties {
  /// Expects the text of a rendered block to be its code, byte for byte.
  mutating func expectShown(_ snippet: Snippet) {
    var plain: [UInt8] = []
    var numbered: [UInt8] = []
    PageMaking.code.write(snippet, into: &plain)
    PageMaking.code.writeNumbered(snippet, anchor: "x", into: &numbered)
    let code = Array(snippet.code.utf8)
    expect(Self.text(of: plain) == code, "a block's text is its code")
    expect(Self.text(of: numbered) == code, "a numbered block's text is its code")
  }

  /// Removes tags, and decodes the three entities of text.
  static func text(of html: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var index = 0
    while index < html.count {
      switch html[index] {
      case UInt8(ascii: "<"): index = (html[index...].firstIndex(of: UInt8(ascii: ">")) ?? html.count) + 1
      case UInt8(ascii: "&"):
        let end = html[index...].firstIndex(of: UInt8(ascii: ";")) ?? html.count - 1
        switch String(decoding: html[index...end], as: UTF8.self) {
        case "&lt;": text.append(UInt8(ascii: "<"))
        case "&gt;": text.append(UInt8(ascii: ">"))
        case "&amp;": text.append(UInt8(ascii: "&"))
        default: text += html[index...end]
        }
        index = end + 1
      default:
        text.append(html[index])
        index += 1
      }
    }
    return text
  }
}
