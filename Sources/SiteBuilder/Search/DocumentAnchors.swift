import CaseStudyModel
import SourceTrees

/// The addresses of a document's headings and lines, relative to the document's own: only this type knows which of the
/// document's pages has each of them.
struct DocumentAnchors {
  /// The division of a study; `nil` for another page, whose text is undivided.
  private let division: StudyDivision?
  private let snippets: [Snippet]
  private let codeAnchors: CodeAnchors
  /// The prefixes of the lines' anchors in the comparison, by side and file.
  private var prefixes: [Side: [String: String]] = [:]

  /// Names the lines as `Comparison` does, without comparing anything.
  init(of document: SearchableDocument, in site: Site) {
    division = document.isStudy ? StudyDivision(document.content, in: site) : nil
    snippets = document.content.article.snippets
    codeAnchors = CodeAnchors(of: document.content.article)
    guard Comparison.isPossible(for: document.content) else { return }
    var anchors = LineAnchors()
    for file in files(on: .after) { prefixes[.after, default: [:]][file] = anchors.name(for: file) }
    for file in files(on: .before) {
      prefixes[.before, default: [:]][file] = anchors.name(for: file, suffix: "-before")
    }
  }

  /// Returns the address of a heading.
  func heading(_ heading: Heading) -> String {
    Self.address(on: division?.pagesOfAnchors[heading.anchor], heading.anchor)
  }

  /// Returns the start of the address of each line in a block's file, to which the line's number is added; or the
  /// address of the block, which ends with a space.
  /// - Parameter side: `nil` for code on no side.
  func lines(of snippet: Int, on side: Side?) -> String {
    if let side, snippets[snippet].isTreeCode(on: side),
      let prefix = prefixes[side]?[snippets[snippet].file ?? ""]
    {
      return Self.address(on: StudyPageName.files, prefix + "-L")
    }
    return Self.address(on: division?.page(ofSnippet: snippet), codeAnchors[snippet] ?? "") + " "
  }

  /// Returns the part of a heading's address that `search.js` can't derive from its text: nothing, or the number that
  /// distinguishes it from others.
  func shortened(_ heading: Heading) -> String {
    let address = self.heading(heading)
    let start = "#" + Self.anchor(of: heading.text)
    return address == start || address.hasPrefix(start + "-") ? String(address.dropFirst(start.count)) : address
  }

  /// Returns the lowercase letters, digits and hyphens of a text, with hyphens in place of spaces.
  private static func anchor(of text: String) -> String {
    var anchor: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "): anchor.append(UInt8(ascii: "-"))
      case 0x41...0x5A: anchor.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"): anchor.append(byte)
      default: break
      }
    }
    return String(decoding: anchor, as: UTF8.self)
  }

  /// Returns the part of a file's line addresses that `search.js` can't derive from the path, so that the index is
  /// smaller: nothing, or a hyphen for the before side.
  func shortened(_ address: String, of path: String) -> String {
    let start = StudyPageName.files + "/#" + SitePath.name(of: path).prefix(while: { $0 != "." })
    return address == start + "-L" ? "" : address == start + "-before-L" ? "-" : address
  }

  private static func address(on page: String?, _ anchor: String) -> String {
    (page.map { $0 + "/" } ?? "") + "#" + anchor.percentEncodedPath
  }

  /// Returns the named files of a side in the order of their first blocks.
  private func files(on side: Side) -> [String] {
    snippets.filter { $0.isTreeCode(on: side) }.compactMap(\.file).unique()
  }
}
