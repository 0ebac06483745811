import CaseStudyModel

/// The words that a fence's info string can have.
struct InfoProposals {
  let context: DocumentContext
  let fence: MarkdownLines.Fence

  /// Returns the text that a proposal replaces, with the proposals.
  /// - Parameters:
  ///   - word: the word at the cursor, which may be empty.
  ///   - number: the number of the word, from 0.
  func proposals(for word: LineWord, number: Int) -> (LineWord, [Proposal]) {
    guard let equals = word.text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return (word, number == 0 ? languages + words : files + words)
    }
    let name = word.text[...equals]
    let value = word.value(after: name)
    switch name {
    case "src=": return source(value)
    case "contract=", "conformers=": return (value, contracts)
    default: return (value, [])
    }
  }

  private var languages: [Proposal] {
    let used = context.study.article.snippets.compactMap(\.language?.rawValue)
    return (used + ["swift", "diff", "output", "text"]).unique().map { Proposal($0, .keyword) }
  }

  private var words: [Proposal] {
    let words = InfoWordHelp.all.map { Proposal($0.word, .keyword, meaning: $0.meaning) }
    return words + context.site.principles.map { Proposal($0.id.rawValue, .value, detail: $0.name) }
  }

  /// The files of the sides; in a difference, only files that exist can change.
  private var files: [Proposal] {
    var known: [String: Set<String>] = [:]
    for snippet in context.study.article.snippets {
      if let file = snippet.file { known[file, default: []].insert(snippet.sideName) }
    }
    return context.filesOfSides.map { Proposal($0, .file, detail: known[$0]?.sorted(by: >).joined(separator: ", ")) }
  }

  private var contracts: [Proposal] {
    let names = Set(context.study.article.snippets.compactMap(\.contractName)).filter { !$0.isEmpty }
    return names.sorted().map { Proposal($0, .reference) }
  }

  /// Proposes files of the site, and after a number sign the regions of one.
  private func source(_ quoted: LineWord) -> (LineWord, [Proposal]) {
    let value = quoted.withoutQuotationMarks
    guard let sign = value.text.firstIndex(of: "#") else {
      let files = context.site.files.filter { !SitePath.isMarkdown($0) && !SitePath.isCopied($0) }
      let proposals = files.map { file in
        let path = context.relative(file)
        // A space would end the word.
        let isBare = value != quoted || !path.contains(where: \.isWhitespace)
        return Proposal(path, text: isBare ? path : "\"\(path)\"", .file)
      }
      return (value, proposals)
    }
    let address = String(value.text[..<sign])
    let start = value.columns.lowerBound + address.utf8.count + 1
    let region = LineWord(
      text: String(value.text[value.text.index(after: sign)...]), columns: start..<max(start, value.columns.upperBound))
    guard let path = SitePath.resolve(address, in: SitePath.folder(of: context.path)), let file = context.file(path)
    else { return (region, []) }
    return (region, file.regions.map { Proposal($0.name, .reference) })
  }
}

extension TextDocument {
  /// The regions that fences can include, with the lines that begin them, counted from 0.
  var regions: [(name: String, line: Int)] {
    (0..<lineCount).compactMap { line in
      let marker = RegionMarker(text(ofLine: line)[...])
      return marker?.begins == true ? marker?.name.map { ($0, line) } : nil
    }
  }
}
