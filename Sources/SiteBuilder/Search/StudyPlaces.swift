import CaseStudyModel

/// The places in a study that a search can lead to: headings, files, and the lines of types and functions.
struct StudyPlaces {
  /// A type or function, and where it is.
  private struct Symbol {
    var name: String
    var file: Int
    var line: Int
    var rank: Int

    /// Declarations come before uses, and the new design before the old one, which shows no unchanged lines.
    static func rank(_ isDeclared: Bool, _ side: Side) -> Int { (isDeclared ? 2 : 0) + (side == .after ? 1 : 0) }
  }

  /// The maximum number of headings, files, or names in code.
  private static let headingLimit = 63
  private static let nameLimit = 400

  private let study: CaseStudy
  private let addresses: StudyAnchors
  private var files: [(path: String, address: String)] = []
  private var numbers: [String: Int] = [:]
  private var lineCounts: [String: Int] = [:]
  /// The symbols by their terms.
  private var symbols: [Int: Symbol] = [:]

  /// Finds the places of a study, and collects its terms.
  init(of study: CaseStudy, in site: Site, collecting collector: inout PostingCollector) {
    self.study = study
    addresses = StudyAnchors(of: study, in: site)
    let article = study.article
    collector.add(article.title, to: .title)
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
      case .snippet(let index): addNames(in: article.snippets[index], at: index, &collector)
      case .linkStart, .image: break
      }
    }
    // Last, because the summary may repeat the first paragraph, whose section says more.
    collector.add(article.summary, to: .text)
  }

  private mutating func addNames(in snippet: Snippet, at index: Int, _ collector: inout PostingCollector) {
    guard snippet.role == .source, snippet.language != .diff else { return }
    for side in Side.allCases where snippet.isShared(with: side) {
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
    in code: String, of file: Int, startingAfter start: Int, on side: Side, _ collector: inout PostingCollector
  ) {
    var code = code
    code.withUTF8 { bytes in
      var scanner = NameScanner(bytes)
      while let name = scanner.next() {
        let field: SearchField = side == .before ? .before : .after
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

  /// The places as JSON: the study's address and title, headings with addresses, and files with addresses and symbols.
  ///
  /// The symbols of a file are one text: each name, and the number of lines from the symbol before it, as `DocumentSet`
  /// writes numbers.
  var json: [UInt8] {
    let article = study.article
    var out: [UInt8] = [UInt8(ascii: "[")]
    SearchScript.append(PagePath.study(study).percentEncodedPath, to: &out)
    out.append(UInt8(ascii: ","))
    SearchScript.append(article.title, to: &out)
    out.append(UInt8(ascii: ","))
    let titleAnchor = HeadingPlan(article).titleAnchor
    SearchScript.append(article.headings.prefix(Self.headingLimit), to: &out) { heading, out in
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
