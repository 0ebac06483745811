import CaseStudyModel
import CodeHighlighting
import SiteStorage

@testable import SiteBuilder

/// Makes the pages of a study as a site has them, with the repository's theme and all highlighters.
enum PageMaking {
  /// A highlighter under the seam that the builder owns.
  private struct AnyHighlighter: Highlighter {
    let languages: [String]
    let read: @Sendable (UnsafeBufferPointer<UInt8>) -> [SyntaxSpan]

    func spans(of code: UnsafeBufferPointer<UInt8>) -> [SyntaxSpan] { read(code) }
  }

  private static let highlighters: [any Highlighter] =
    [AnyHighlighter(languages: SwiftHighlighter().languages, read: SwiftHighlighter().spans)]
    + TableHighlighter.builtIn.map { AnyHighlighter(languages: $0.languages, read: $0.spans) }

  private static let renderer = PageRenderer(
    theme: DiskContentSource(
      root: String(#filePath.dropLast("Tests/Fuzzing/Parts/PageMaking.swift".count)) + "Templates"),
    content: MemoryContentSource([:]), highlighters: highlighters)

  /// What turns code into HTML.
  static let code = CodeWriter(highlighters: HighlighterTable(highlighters))

  /// Returns the bytes of the study's own pages.
  static func pages(
    of study: CaseStudy, configuration: SiteConfiguration, evidence: StudyEvidence? = nil
  ) -> [[UInt8]] {
    var site = Site(configuration: configuration, studies: [study], principles: Principle.builtIn)
    site.evidence[study.article.slug] = evidence
    let pages = CaseStudyPageGenerator().pages(for: site) + RunsPageGenerator().pages(for: site)
    let home = configuration.isConfigured ? HomePageGenerator().pages(for: site) : []
    site.pagePaths = Set((pages + home).map(\.path))
    return renderer.renderable(pages + home, of: site, following: SiteAddresses(site)).value.pages
      .map { $0.render().value }
  }
}

extension Promises {
  /// Notes where the text of a rendered block isn't the code, byte for byte.
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
