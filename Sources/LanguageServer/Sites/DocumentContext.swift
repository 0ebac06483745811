import CaseStudyModel
import SiteBuilder

/// A document with the site around it, which capabilities answer from.
struct DocumentContext: Sendable {
  let document: TextDocument
  /// The path relative to the site's folder.
  let path: String
  let parsed: ParsedDocument
  let reading: SiteReading
  /// The absolute path of the site's folder.
  let folder: String
  /// The addresses of the site's open documents by path.
  let addresses: [String: String]
  /// The open documents by address, as they are now: others may have changed since the site was read.
  var documents: [String: OpenDocument] = [:]
  let encoding: PositionEncoding
  /// Whether the client can rename files as part of a change.
  let renamesFiles: Bool
  let explanations: [DiagnosticExplanation]

  var site: Site { reading.site }
  var study: CaseStudy { parsed.study }
  var lines: MarkdownLines { parsed.lines }

  /// Returns the kind of text at a place.
  func place(at position: LSP.Position) -> CursorPlace {
    let place = document.place(of: position, encoding)
    if path != "solidsite.yml" { return CursorPlace(line: place.line, column: place.column, in: document, lines) }
    // The other settings have a schema, from which editors explain and propose them.
    let setting = CursorPlace.inSettings(line: place.line, column: place.column, of: document)
    switch setting {
    case .key(_, let keys) where keys.first == "severities": return setting
    case .value(_, let keys) where keys.first == "severities": return setting
    default: return .prose
    }
  }

  /// Returns a message in the site's language.
  func text(_ message: Message) -> String { site.texts.translation(of: message) }

  /// Returns the address of a file of the site.
  func uri(of path: String) -> String {
    addresses[path] ?? (path == self.path ? document.uri : DocumentAddress.uri(of: folder + "/" + path))
  }

  /// Returns a file of the site as a document; `nil` if it can't be read.
  func file(_ path: String) -> TextDocument? {
    if path == self.path { return document }
    if let open = openDocument(path) { return open.text }
    guard let bytes = reading.bytes(path) else { return nil }
    // Clients and the reader count without the byte order mark, which would also hide the front matter.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return TextDocument(uri: uri(of: path), text: text)
  }

  /// Returns an open document of the site.
  private func openDocument(_ path: String) -> OpenDocument? { addresses[path].flatMap { documents[$0] } }

  /// Returns the article of this document, or of another one that has changed since the site was read; `nil` if the
  /// site's article is current.
  func editedArticle(_ source: String) -> Article? {
    if source == path { return study.article }
    guard let open = openDocument(source), open.text.bytes != reading.bytes(source) else { return nil }
    return open.parsed?.document.study.article
      ?? reading.study(SourceFile(path: source, bytes: open.text.bytes)).article
  }

  /// Returns the place of a line of a file, both numbers counted from 1.
  /// - Parameter file: the file, for callers that need many places; `nil` to read it if the column requires that.
  func location(of path: String, line: Int = 1, column: Int = 1, in file: TextDocument? = nil) -> LSP.Location {
    let position = LSP.Position(line: max(line - 1, 0), character: 0)
    guard column > 1, let file = file ?? self.file(path) else {
      return LSP.Location(uri: uri(of: path), range: LSP.Range(start: position, end: position))
    }
    let place = SourceRange(path: path, line: line, column: column)
    return LSP.Location(uri: uri(of: path), range: file.range(place, encoding))
  }

  /// Returns the client's range for a word.
  func range(of word: LineWord, line: Int) -> LSP.Range { document.range(line: line, word.columns, encoding) }
}

/// A document read as a study, with its meaningful lines.
struct ParsedDocument: Sendable {
  let study: CaseStudy
  let lines: MarkdownLines
  /// The indices of blocks of code by the lines that open their fences, because requests ask about every fence.
  private let blocks: [Int: [Int]]

  init(study: CaseStudy, lines: MarkdownLines) {
    (self.study, self.lines) = (study, lines)
    blocks = Dictionary(grouping: study.article.snippets.indices) { study.article.snippets[$0].line }
  }

  /// Returns the block of code whose fence a line opens, closes or belongs to; several if a fence contains both sides.
  func snippets(of fence: MarkdownLines.Fence) -> [Snippet] {
    (blocks[fence.open + 1] ?? []).map { study.article.snippets[$0] }
  }
}

extension DocumentContext {
  /// Returns the article that an address of this document leads to, with the heading of its anchor; `nil` for anything
  /// that isn't a text of the site.
  func target(of destination: String) -> (article: Article, heading: Heading?)? {
    guard let target = reading.build.article(at: destination, from: path) else { return nil }
    // The current text may have different lines from the one that the site was read with.
    let article = editedArticle(target.article.source) ?? target.article
    let anchor = target.anchor ?? ""
    return (article, article.headings.first { $0.anchor == anchor })
  }
}
