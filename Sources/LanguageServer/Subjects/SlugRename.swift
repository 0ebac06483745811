import CaseStudyModel
import SiteBuilder

/// The change that gives a study another slug: its front matter, links to its address, and lists that name it.
struct SlugRename {
  /// The study's file.
  var source: String
  var name: String
  var context: DocumentContext

  /// Returns the change.
  /// - Throws: `RPCFailure` if the name can't be a slug, or is taken.
  func edit() throws(RPCFailure) -> LSP.WorkspaceEdit {
    if let problem = Slug.problem(with: name) {
      throw RPCFailure(RPCFailure.requestFailed, context.text("Slug '\(name)' \(problem)"))
    }
    if let other = context.site.original(ofSlug: name), other.article.source != source {
      throw RPCFailure(
        RPCFailure.requestFailed, context.text("Slug '\(name)' already belongs to '\(other.article.title)'"))
    }
    guard let article = context.article(source), let file = context.file(source) else {
      throw RPCFailure(RPCFailure.requestFailed, context.text("File '\(source)' can't be read"))
    }
    let old = context.site.version(at: source)?.article.slug ?? article.slug
    if name == old { return LSP.WorkspaceEdit(changes: [:]) }
    let uses = uses(of: old)
    for path in [source] + uses.keys.sorted() {
      // Places in the text of such a file aren't places in the file.
      guard let bytes = context.file(path)?.bytes, !KeptText.isIn(bytes) else { continue }
      throw RPCFailure(
        RPCFailure.requestFailed,
        context.text("File '\(path)' has characters that can't be read, so it can't be changed"))
    }
    var edits: [String: [LSP.TextEdit]] = [:]
    edits[file.uri] = frontMatterEdits(of: article, from: old, in: file)
    for (path, found) in uses {
      guard let file = context.file(path) else { continue }
      edits[file.uri, default: []] += found.map {
        LSP.TextEdit(range: file.range(line: $0.line, $0.columns, context.encoding), newText: $0.name)
      }
    }
    return change(edits, from: old)
  }

  /// Returns the whole change; the evidence file is renamed too if the client can rename files.
  private func change(_ edits: [String: [LSP.TextEdit]], from old: String) -> LSP.WorkspaceEdit {
    guard context.renamesFiles, context.site.evidence[old] != nil else { return LSP.WorkspaceEdit(changes: edits) }
    var steps = edits.sorted { $0.key < $1.key }.map { LSP.DocumentChange.edit(uri: $0.key, $0.value) }
    steps.append(
      .rename(from: context.uri(of: Evidence.path(ofSlug: old)), to: context.uri(of: Evidence.path(ofSlug: name))))
    return LSP.WorkspaceEdit(documentChanges: steps)
  }

  private func frontMatterEdits(of article: Article, from old: String, in file: TextDocument) -> [LSP.TextEdit] {
    let lines = MarkdownLines(file)
    let front = article.frontMatter
    guard let range = lines.frontMatter, lines.isFrontMatterClosed else {
      return [
        insertion("---\nslug: \(name.yamlScalar)\naliases: [\(old.yamlScalar)]\n---\n\n", at: (0, 0), in: file)
      ]
    }
    var edits: [LSP.TextEdit] = []
    var added = ""
    if let edit = slugEdit(front, in: file) {
      edits.append(edit)
    } else {
      added += "slug: \(name.yamlScalar)\n"
    }
    // A former name that is used again keeps its redirect.
    if !front.aliases.contains(old), !isMisread(front, in: file) {
      if let edit = aliasEdit(front, adding: old, in: file) {
        edits.append(edit)
      } else {
        added += "aliases: [\(old.yamlScalar)]\n"
      }
    }
    if !added.isEmpty { edits.append(insertion(added, at: (range.upperBound, 0), in: file)) }
    return edits
  }

  /// Returns whether the key `aliases` has a value in another form than a list, which a diagnostic asks to correct.
  private func isMisread(_ front: FrontMatter, in file: TextDocument) -> Bool {
    guard front.aliases.isEmpty, let line = front.lines["aliases"], let place = front.itemPositions["aliases"]?.first
    else { return false }
    let first = (line: place.line - 1, column: place.column - 1)
    let value = Self.value(ofKeyOnLine: line - 1, before: first, in: file)
    return !"[-".utf8.contains(file.line(value.line).dropFirst(value.column).first ?? 0)
  }

  /// Returns the edit of the key `slug`; `nil` if the key is missing.
  private func slugEdit(_ front: FrontMatter, in file: TextDocument) -> LSP.TextEdit? {
    guard let place = front.itemPositions["slug"]?.first, let written = front.slug else { return nil }
    let start = place.column - 1
    let line = file.line(place.line - 1)
    let quotes = line.dropFirst(start).prefix { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }.count
    let columns = (start + quotes)..<(start + quotes + written.utf8.count)
    return LSP.TextEdit(
      range: file.range(line: place.line - 1, columns, context.encoding),
      newText: item(inPlaceOf: columns, of: Array(line)))
  }

  /// Returns the edit of the key `aliases`; `nil` if the key is missing.
  private func aliasEdit(_ front: FrontMatter, adding old: String, in file: TextDocument) -> LSP.TextEdit? {
    if let index = front.aliases.firstIndex(of: name), let places = front.itemPositions["aliases"],
      places.indices.contains(index), let use = item(name, at: places[index], in: file)
    {
      // A former name that is the slug again can't lead to it.
      return LSP.TextEdit(
        range: file.range(line: use.line, use.columns, context.encoding),
        newText: Self.item(old, inPlaceOf: use.columns, of: Array(file.line(use.line))))
    }
    guard let line = front.lines["aliases"] else { return nil }
    let oldItem = old.yamlScalar
    guard let place = front.itemPositions["aliases"]?.first else {
      return firstAliasEdit(oldItem, onLine: line - 1, in: file)
    }
    let first = (line: place.line - 1, column: place.column - 1)
    let value = Self.value(ofKeyOnLine: line - 1, before: first, in: file)
    let text = Array(file.line(value.line))
    switch text.dropFirst(value.column).first ?? 0 {
    case UInt8(ascii: "["): return insertion("\(oldItem), ", at: first, in: file)
    case UInt8(ascii: "-") where (value.line, value.column) < (first.line, first.column):
      let indentation = String(decoding: text[..<value.column], as: UTF8.self)
      return insertion("- \(oldItem)\n\(indentation)", at: value, in: file)
    default:
      let items = ([old] + front.aliases.prefix(1)).map(\.yamlScalar).joined(separator: ", ")
      let written = Array(file.line(first.line))
      let columns = Self.columns(ofText: front.aliases.first ?? "", from: first.column, on: written)
      return LSP.TextEdit(range: file.range(line: first.line, columns, context.encoding), newText: "[\(items)]")
    }
  }

  /// Returns the edit that gives the key `aliases` on a line its first item, and keeps a comment after it.
  private func firstAliasEdit(_ item: String, onLine number: Int, in file: TextDocument) -> LSP.TextEdit {
    let line = file.line(number)
    let setting = SettingLine(line)
    let written = line.prefix(setting.startOfComment(line)).trimmingEnd(while: \.isSpaceOrTab)
    let value = written.dropFirst(setting.startOfValue).drop(while: \.isSpaceOrTab)
    if value.first == UInt8(ascii: "[") {
      return insertion(item, at: (number, value.startIndex - line.startIndex + 1), in: file)
    }
    return LSP.TextEdit(
      range: file.range(line: number, 0..<written.count, context.encoding), newText: "aliases: [\(item)]")
  }

  /// Returns the place where a key's value begins, both numbers counted from 0; comments may be between them.
  private static func value(
    ofKeyOnLine first: Int, before item: (line: Int, column: Int), in file: TextDocument
  ) -> (line: Int, column: Int) {
    for number in first...max(first, item.line) {
      let line = Array(file.line(number))
      var column = number == first ? (line.firstIndex(of: UInt8(ascii: ":")) ?? -1) + 1 : 0
      column += line.dropFirst(column).prefix(while: \.isSpaceOrTab).count
      if column < line.count, line[column] != UInt8(ascii: "#") { return (number, column) }
    }
    return item
  }

  /// Returns the columns of a value with its quotation marks; up to the end of the line if it has escapes.
  private static func columns(ofText text: String, from start: Int, on line: [UInt8]) -> Range<Int> {
    let mark = line.dropFirst(start).first
    let quotes = mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") ? 1 : 0
    let end = start + text.utf8.count + 2 * quotes
    let isWritten = line.dropFirst(start + quotes).starts(with: text.utf8) && end <= line.count
    return start..<(isWritten ? end : max(start, line.count))
  }

  /// Returns the new slug for a place in front matter.
  private func item(inPlaceOf columns: Range<Int>, of line: [UInt8]) -> String {
    Self.item(name, inPlaceOf: columns, of: line)
  }

  /// Returns a slug for a place in front matter, where a quoted one keeps its quotation marks.
  private static func item(_ name: String, inPlaceOf columns: Range<Int>, of line: [UInt8]) -> String {
    switch columns.lowerBound > 0 ? line[columns.lowerBound - 1] : 0 {
    case UInt8(ascii: "\""): name
    case UInt8(ascii: "'"): name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    default: name.yamlScalar
    }
  }

  /// The new slug in an address, where brackets and parentheses would end a link.
  private var linkedName: String { name.linkDestination }

  private func insertion(_ text: String, at place: (line: Int, column: Int), in file: TextDocument) -> LSP.TextEdit {
    let position = file.position(line: place.line, column: place.column, context.encoding)
    return LSP.TextEdit(range: LSP.Range(start: position, end: position), newText: text)
  }

  /// A place that names the slug.
  private struct Use {
    var line: Int
    /// The bytes of the line that are the slug.
    var columns: Range<Int>
    /// The new slug as it is written there.
    var name: String
  }

  /// The site's settings, and the page from which the addresses there lead.
  private static let (settings, home) = ("solidsite.yml", "Content/index.md")

  /// Returns the places that name the slug, by file: parts of links, items of `assumes`, and links of the navigation.
  private func uses(of old: String) -> [String: [Use]] {
    var uses: [String: [Use]] = [:]
    guard let study = context.site.version(at: source) else { return uses }
    for article in context.articles {
      let assumed = zip(article.assumes, article.frontMatter.itemPositions["assumes"] ?? []).filter { $0.0 == old }
      let links = article.links.filter { $0.destination.contains(old) && isToStudy($0.destination, article.source) }
      if assumed.isEmpty, links.isEmpty { continue }
      guard let file = context.file(article.source) else { continue }
      uses[article.source] =
        assumed.compactMap { item(old, at: $0.1, in: file) }
        + linkUses(of: study, links, in: file, from: article.source)
    }
    let addresses = context.site.configuration.navigation.map(\.url).unique().filter {
      $0.contains(old) && isToStudy($0, Self.home)
    }
    if !addresses.isEmpty, let file = context.file(Self.settings) {
      uses[Self.settings] = navigationUses(of: study, addresses, in: file)
    }
    return uses
  }

  /// Returns whether a link in a file leads to the study or a translation of it.
  private func isToStudy(_ destination: String, _ path: String) -> Bool {
    guard let target = context.reading.build.article(at: destination, from: path)?.article else { return false }
    // A translation links to translations by the addresses of their originals.
    return (target.translation?.original ?? target.source) == source
  }

  /// Returns the uses of the slug in links to the study, in the order of lines.
  private func linkUses(of study: CaseStudy, _ links: [Link], in file: TextDocument, from path: String) -> [Use] {
    let destinations = Set(links.map(\.destination))
    // A destination may be on a later line than the beginning of its link, or in a definition anywhere in the file.
    return Self.textLines(of: file, with: links).flatMap { line in
      file.destinations(ofLine: line).filter { destinations.contains($0.text) }.compactMap { destination in
        destination.slug(of: study, from: path).map { Use(line: line, columns: $0.columns, name: linkedName) }
      }
    }
  }

  /// Returns the lines outside of front matter and code, and those where links begin.
  private static func textLines(of file: TextDocument, with links: [Link]) -> [Int] {
    let lines = MarkdownLines(file)
    var isText = [Bool](repeating: true, count: file.lineCount)
    for fence in lines.fences { for line in fence.open...fence.last { isText[line] = false } }
    if let range = lines.frontMatter { for line in range { isText[line] = false } }
    for line in links.map({ $0.position.line - 1 }) where isText.indices.contains(line) { isText[line] = true }
    return isText.indices.filter { isText[$0] }
  }

  /// Returns the uses of the slug in addresses of the navigation.
  private func navigationUses(of study: CaseStudy, _ addresses: [String], in file: TextDocument) -> [Use] {
    var isNavigation = false
    var uses: [Use] = []
    for number in 0..<file.lineCount {
      let line = Array(file.line(number))
      let setting = SettingLine(line[...])
      if setting.indentation == 0, !setting.isItem, let key = setting.key { isNavigation = key.text == "navigation" }
      if !isNavigation { continue }
      uses += addresses.flatMap { Self.values($0, of: line) }.compactMap { value in
        value.slug(of: study, from: Self.home).map { Use(line: number, columns: $0.columns, name: linkedName) }
      }
    }
    return uses
  }

  /// Returns the places of a line of YAML with a value.
  private static func values(_ value: String, of line: [UInt8]) -> [LineWord] {
    let bytes = Array(value.utf8)
    let separators = Array(" \t\"',{}[]".utf8)
    guard line.count > bytes.count else { return [] }
    return (1...(line.count - bytes.count)).compactMap { start in
      let end = start + bytes.count
      guard separators.contains(line[start - 1]), line[start..<end].elementsEqual(bytes),
        end == line.count || separators.contains(line[end])
      else { return nil }
      return LineWord(text: value, columns: start..<end)
    }
  }

  /// Returns the use of the slug as an item that begins at a place, perhaps with a quotation mark.
  private func item(_ slug: String, at place: SourcePosition, in file: TextDocument) -> Use? {
    let line = Array(file.line(place.line - 1))
    for start in [place.column - 1, place.column] where line.dropFirst(start).starts(with: slug.utf8) {
      let columns = start..<(start + slug.utf8.count)
      return Use(line: place.line - 1, columns: columns, name: item(inPlaceOf: columns, of: line))
    }
    return nil
  }
}
