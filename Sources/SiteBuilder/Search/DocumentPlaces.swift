import CaseStudyModel

/// The places in a document that a search can lead to: headings, files, and the lines of types and functions.
struct DocumentPlaces {
  /// A type or function, and where it is.
  private struct Symbol {
    var name: String
    var file: Int
    var line: Int
    var rank: Int

    /// Declarations come before uses, and the new design before the old one, because unchanged lines are shown only in
    /// the new one.
    static func rank(_ isDeclared: Bool, _ side: Side?) -> Int { (isDeclared ? 2 : 0) + (side == .before ? 0 : 1) }
  }

  /// The maximum number of names in code.
  private static let nameLimit = 400

  private let document: SearchableDocument
  /// Whether the site has studies, so that results must distinguish its other pages from them.
  private let isBesideStudies: Bool
  private let addresses: DocumentAnchors
  private var files: [(path: String, address: String)] = []
  private var numbers: [String: Int] = [:]
  private var lineCounts: [String: Int] = [:]
  /// The symbols by their terms.
  private var symbols: [Int: Symbol] = [:]

  /// Finds the places of a document, and collects its terms.
  init(of document: SearchableDocument, in site: Site, collecting collector: inout PostingCollector) {
    self.document = document
    isBesideStudies = !site.studies.isEmpty
    addresses = DocumentAnchors(of: document, in: site)
    let article = document.content.article
    collector.add(document.title, to: .title)
    for tag in article.tags { collector.add(tag, to: .heading) }
    var section = 0
    var isHeading = false
    for segment in article.body {
      switch segment {
      case .html(let text): if !isHeading { collector.add(text, to: .text, section: section, isMarkup: true) }
      case .headingStart(let heading):
        isHeading = true
        section = heading + 1
        collector.add(article.headings[heading].text, to: .heading)
      case .headingEnd: isHeading = false
      case .snippet(let index): add(article.snippets[index], at: index, section: section, &collector)
      case .linkStart, .image: break
      }
    }
    // Last, because the summary may repeat the first paragraph, whose section says more.
    collector.add(article.summary, to: .text)
  }

  private mutating func add(_ snippet: Snippet, at index: Int, section: Int, _ collector: inout PostingCollector) {
    // Commands and settings, for example, have words that aren't names.
    if !document.isStudy, snippet.side == nil { collector.add(snippet.code, to: .text, section: section) }
    guard snippet.role == .source, snippet.language != .diff else { return }
    let hasSide = document.hasSides || snippet.side != nil
    let sides: [Side?] = hasSide ? Side.allCases.filter(snippet.isShared) : [nil]
    for side in sides {
      let address = addresses.lines(of: index, on: side)
      let path = snippet.file ?? ""
      let key = address + "\n" + path
      let file = numbers[key] ?? files.count
      if file == files.count {
        numbers[key] = file
        files.append((path, address))
        collector.add(SitePath.name(of: path), to: .declared)
      }
      if snippet.isReplacing {
        lineCounts[key] = 0
        symbols = symbols.filter { $1.file != file }
      }
      // A block with its own address counts its lines from 0; a block of both sides is added once for each.
      let start = address.hasSuffix(" ") ? 0 : lineCounts[key] ?? 0
      lineCounts[key] = start + snippet.lineCount
      addNames(in: snippet.code, of: file, startingAfter: start, on: side, &collector)
    }
  }

  private mutating func addNames(
    in code: String, of file: Int, startingAfter start: Int, on side: Side?, _ collector: inout PostingCollector
  ) {
    var code = code
    code.withUTF8 { bytes in
      var scanner = NameScanner(bytes)
      let field: SearchField = side.map { $0 == .before ? .before : .after } ?? .text
      while let name = scanner.next() {
        let term = collector.add(name.text, to: field, 0)
        if name.isDeclared {
          collector.add(name.text, to: .declared, 0)
          collector.addEnds(of: name.text, to: field)
        }
        guard let term else { continue }
        let rank = Symbol.rank(name.isDeclared, side)
        if let known = symbols[term] {
          if known.rank >= rank { continue }
        } else if symbols.count >= Self.nameLimit {
          continue
        }
        symbols[term] = Symbol(
          name: String(decoding: name.text, as: UTF8.self), file: file, line: start + name.line, rank: rank)
      }
    }
  }

  /// The places as JSON: the document's address and title, headings with addresses, files with addresses and symbols,
  /// and a mark if the document isn't a study but the site has some.
  ///
  /// The symbols of a file are one text: each name, and the number of lines from the symbol before it, as `DocumentSet`
  /// writes numbers.
  var json: [UInt8] {
    let article = document.content.article
    var out: [UInt8] = [UInt8(ascii: "[")]
    SearchScript.append(document.path.percentEncodedPath, to: &out)
    out.append(UInt8(ascii: ","))
    SearchScript.append(document.title, to: &out)
    out.append(UInt8(ascii: ","))
    let titleAnchor = HeadingPlan(article).titleAnchor
    SearchScript.append(article.headings.prefix(Posting.lastSection), to: &out) { heading, out in
      let isTitle = heading.anchor == titleAnchor
      let place = isTitle ? [] : [heading.text, addresses.shortened(heading)]
      SearchScript.append(place, to: &out) { SearchScript.append($0, to: &$1) }
    }
    out.append(UInt8(ascii: ","))
    let sorted = symbols.values.sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
    var rest = sorted[...]
    SearchScript.append(files.indices, to: &out) { file, out in
      SearchScript.append(files[file].path, to: &out)
      out.append(UInt8(ascii: ","))
      SearchScript.append(addresses.shortened(files[file].address, of: files[file].path), to: &out)
      out.append(UInt8(ascii: ","))
      let names = rest.prefix { $0.file == file }
      rest = rest.dropFirst(names.count)
      SearchScript.append(Self.text(of: names), to: &out)
    }
    if !document.isStudy, isBesideStudies { out += Array(",1".utf8) }
    out.append(UInt8(ascii: "]"))
    return out
  }

  private static func text(of names: ArraySlice<Symbol>) -> String {
    var text: [UInt8] = []
    var line = 0
    for symbol in names {
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text += symbol.name.utf8
      text.append(UInt8(ascii: " "))
      DocumentSet.append(symbol.line - line, to: &text)
      line = symbol.line
    }
    return String(decoding: text, as: UTF8.self)
  }
}
