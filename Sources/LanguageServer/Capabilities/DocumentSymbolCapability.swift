import CaseStudyModel

/// Lists a document's headings, with the fences below each.
struct DocumentSymbolCapability: Capability {
  let method = "textDocument/documentSymbol"

  var abilities: [String: any Encodable] { ["documentSymbolProvider": true] }

  func answer(_ parameters: LSP.DocumentParameters, in context: DocumentContext) -> any Encodable {
    let article = context.study.article
    let headings = article.headings.map {
      Entry(line: $0.line - 1, level: $0.level, name: $0.text, detail: nil, kind: 15)
    }
    let fences = context.lines.fences.compactMap { fence -> Entry? in
      guard let snippet = context.parsed.snippets(of: fence).first else { return nil }
      let name = snippet.file ?? snippet.language?.rawValue ?? snippet.role.rawValue
      return Entry(line: fence.open, level: 7, name: name, detail: snippet.sideName, kind: 1, last: fence.last)
    }
    var entries = (headings + fences).sorted { $0.line < $1.line }[...]
    return symbols(deeperThan: 0, before: context.document.lineCount, &entries, context)
  }

  private struct Entry {
    var line: Int
    var level: Int
    var name: String
    var detail: String?
    /// 15 is a text, 1 a file.
    var kind: Int
    var last: Int?
  }

  private struct Symbol: Encodable {
    var name: String
    var detail: String?
    var kind: Int
    var range: LSP.Range
    var selectionRange: LSP.Range
    var children: [Symbol]
  }

  private func symbols(
    deeperThan level: Int, before end: Int, _ entries: inout ArraySlice<Entry>, _ context: DocumentContext
  ) -> [Symbol] {
    var symbols: [Symbol] = []
    while let entry = entries.first, entry.level > level {
      entries.removeFirst()
      let next = entry.last.map { $0 + 1 } ?? entries.first { $0.level <= entry.level }?.line ?? end
      let children = entry.level == 7 ? [] : self.symbols(deeperThan: entry.level, before: next, &entries, context)
      let last = max(next - 1, entry.line)
      let line = context.document.range(line: entry.line, 0..<context.document.line(entry.line).count, context.encoding)
      let lastPlace = context.document.position(line: last, column: context.document.line(last).count, context.encoding)
      // The protocol forbids empty names.
      symbols.append(
        Symbol(
          name: entry.name.isEmpty ? "–" : entry.name, detail: entry.detail, kind: entry.kind,
          range: LSP.Range(start: line.start, end: lastPlace), selectionRange: line, children: children))
    }
    return symbols
  }
}
