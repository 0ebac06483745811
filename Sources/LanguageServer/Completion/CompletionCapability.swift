import CaseStudyModel

/// Completes keys and values of the front matter, words of info strings, and links.
struct CompletionCapability: Capability {
  /// The maximum number of proposals in an answer; the client asks again as the author keeps typing.
  static let proposalLimit = 200

  let method = "textDocument/completion"

  var abilities: [String: any Encodable] {
    // The characters that open the list.
    ["completionProvider": ["triggerCharacters": [" ", "[", "(", "/", "#", "=", "`", ":"]]]
  }

  func answer(_ parameters: LSP.PositionParameters, in context: DocumentContext) -> any Encodable {
    let (line, column) = context.document.place(of: parameters.position, context.encoding)
    let (word, proposals) = proposals(at: context.place(at: parameters.position), onLine: line, in: context)
    guard let word else { return LSP.CompletionList(isIncomplete: false, items: []) }
    let typed = String(decoding: word.text.utf8.prefix(max(column - word.columns.lowerBound, 0)), as: UTF8.self)
    let matching = proposals.filter { $0.matches(typed) }
    let range = context.range(of: word, line: line)
    // A key that is completed may have its colon already.
    let rest = context.document.line(line).dropFirst(word.columns.upperBound).drop(while: \.isSpaceOrTab)
    let hasColon = rest.first == UInt8(ascii: ":")
    let items = matching.prefix(Self.proposalLimit).enumerated().map { number, proposal in
      LSP.CompletionItem(
        label: proposal.label, kind: proposal.kind.rawValue, detail: proposal.detail,
        documentation: proposal.meaning.map(context.text), sortText: Self.sortText(number),
        textEdit: LSP.TextEdit(range: range, newText: hasColon ? proposal.textBeforeColon : proposal.text))
    }
    return LSP.CompletionList(isIncomplete: matching.count > items.count, items: items)
  }

  private func proposals(
    at place: CursorPlace, onLine line: Int, in context: DocumentContext
  ) -> (LineWord?, [Proposal]) {
    func mark(before word: LineWord) -> UInt8? { context.document.line(line).prefix(word.columns.lowerBound).last }
    switch place {
    case .key(let word, let parents): return (word, SettingProposals(context: context).keys(below: parents))
    case .value(let word, let keys):
      return (word, SettingProposals(context: context, mark: mark(before: word)).values(of: keys))
    case .info(let word, let number, let fence):
      return InfoProposals(context: context, fence: fence).proposals(for: word, number: number)
    case .destination(let word):
      let isBracketed = mark(before: word) == UInt8(ascii: "<")
      return (word, LinkProposals(context: context, isBracketed: isBracketed).proposals(for: word.text))
    case .prose, .code: return (nil, [])
    }
  }

  /// Returns a text that sorts as its number does.
  private static func sortText(_ number: Int) -> String { String(number).paddedWithZeros(to: 4) }
}

/// A completion.
struct Proposal: Sendable {
  var label: String
  /// The inserted text.
  var text: String
  var kind: LSP.CompletionItemKind
  /// A remark shown next to the label.
  var detail: String?
  var meaning: Message?

  init(
    _ label: String, text: String? = nil, _ kind: LSP.CompletionItemKind, detail: String? = nil,
    meaning: Message? = nil
  ) {
    self.label = label
    self.text = text ?? label
    self.kind = kind
    self.detail = detail
    self.meaning = meaning
  }

  /// The inserted text where a key's colon follows it.
  var textBeforeColon: String { text.hasSuffix(": ") ? String(text.dropLast(2)) : text }

  /// Returns whether the typed characters occur in the text in this order, whatever their case.
  func matches(_ typed: String) -> Bool {
    var rest = typed.lowercased().utf8[...]
    if rest.isEmpty { return true }
    for byte in text.lowercased().utf8 where byte == rest.first {
      rest = rest.dropFirst()
      if rest.isEmpty { return true }
    }
    return false
  }
}
