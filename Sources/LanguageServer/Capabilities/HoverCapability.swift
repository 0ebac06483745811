import CaseStudyModel
import SiteBuilder

/// Explains the element at a place: a fence's side and the reason for it, a principle, a key, a study, or a diagnostic.
struct HoverCapability: Capability {
  let method = "textDocument/hover"

  var abilities: [String: any Encodable] { ["hoverProvider": true] }

  func answer(_ parameters: LSP.PositionParameters, in context: DocumentContext) -> any Encodable {
    let place = context.document.place(of: parameters.position, context.encoding)
    var parts = context.explanations(at: parameters.position)
    if let own = text(context.place(at: parameters.position), line: place.line, in: context) { parts.append(own) }
    if parts.isEmpty { return LSP.Null() }
    return Hover(contents: LSP.MarkupContent(kind: "markdown", value: parts.joined(separator: "\n\n---\n\n")))
  }

  private struct Hover: Encodable {
    var contents: LSP.MarkupContent
  }

  private func text(_ place: CursorPlace, line: Int, in context: DocumentContext) -> String? {
    switch place {
    case .key(let word, let parents): key(word.text, below: parents, in: context)
    case .value(let word, let keys): value(word.text, keys, in: context)
    case .info(let word, _, let fence): info(word.text, fence, in: context)
    case .destination(let word):
      context.target(of: word.text).map { Self.description(of: $0.article) }
    case .prose, .code: context.lines.fences.first { $0.open == line }.flatMap(context.description)
    }
  }

  /// Returns the meaning of a word of an info string, and the description of its fence; `nil` if there is neither.
  private func info(_ word: String, _ fence: MarkdownLines.Fence, in context: DocumentContext) -> String? {
    let meaning = context.principle(named: word) ?? InfoWordHelp.help(for: word).map { context.text($0.meaning) }
    let parts = [meaning, context.description(of: fence)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  private static func description(of article: Article) -> String {
    "**\(article.title.escapedForMarkdown)**\n\n\(article.summary.escapedForMarkdown)"
  }

  /// Returns the meaning of a key, or of the item that it names.
  private func key(_ key: String, below parents: [String], in context: DocumentContext) -> String? {
    (parents.isEmpty ? nil : named(key, by: parents, in: context))
      ?? SettingHelp.help(for: parents + [key]).map { context.text($0.meaning) }
  }

  private func value(_ value: String, _ keys: [String], in context: DocumentContext) -> String? {
    switch SettingHelp.help(for: keys)?.values {
    case .principles, .slugs, .diagnostics: named(value, by: keys, in: context)
    default: SettingHelp.help(for: keys).map { context.text($0.meaning) }
    }
  }

  /// Returns the description of the principle, study or diagnostic that a word below keys names.
  private func named(_ word: String, by keys: [String], in context: DocumentContext) -> String? {
    switch SettingHelp.help(for: keys)?.values {
    case .principles: context.principle(named: word)
    case .slugs:
      context.site.original(ofSlug: word).map { Self.description(of: $0.article) }
    case .diagnostics: context.explanation(of: word)
    default: nil
    }
  }
}

extension DocumentContext {
  /// Returns the explanations of the diagnostics at a place.
  fileprivate func explanations(at position: LSP.Position) -> [String] {
    guard areDiagnosticsCurrent else { return [] }
    let place = LSP.Range(start: position, end: position)
    let ids = diagnostics.filter { document.visibleRange($0.range, encoding).touches(place) }.map(\.id)
    return ids.unique().compactMap(explanation)
  }

  /// Returns the explanation of a kind of diagnostic.
  fileprivate func explanation(of id: String) -> String? {
    guard let explanation = explanations.first(where: { $0.id == id }).map(site.texts.translated) else { return nil }
    // The example may have fences too.
    let longest = explanation.example.description.utf8.longestRun(of: UInt8(ascii: "`"))
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return """
      **\(explanation.id)**: \(explanation.summary)

      \(explanation.text)

      \(fence)text
      \(explanation.example)
      \(fence)
      """
  }

  /// Returns the name and summary of a principle.
  fileprivate func principle(named name: String) -> String? {
    guard let principle = site.principles.first(where: { $0.id.rawValue == name.lowercased() }) else { return nil }
    let acronym = principle.acronym.isEmpty ? "" : " (\(principle.acronym.escapedForMarkdown))"
    let title = "**\(principle.name.escapedForMarkdown)**" + acronym
    return "\(title)\n\n\(principle.summary.escapedForMarkdown)"
  }

  /// Returns the side of a fence and the reason for it.
  fileprivate func description(of fence: MarkdownLines.Fence) -> String? {
    let snippets = parsed.snippets(of: fence)
    if snippets.isEmpty { return nil }
    return snippets.map { snippet in
      let label = [snippet.file ?? snippet.role.rawValue] + snippet.principles.map(\.rawValue)
      let labels = label.map(\.escapedForMarkdown).joined(separator: " · ")
      return "**\(snippet.sideName)** · \(labels)\n\n\(text(snippet.reason))"
    }.joined(separator: "\n\n")
  }
}

extension Snippet {
  /// The reason for the block's side.
  fileprivate var reason: Message {
    switch sideSource {
    case .info: "The info string names the side."
    case .label: "The label above the fence names the side."
    case .comment: "The first comment of the code names the side."
    case .heading: "The nearest heading above that names a side names this one."
    case .prose: "Guessed from the sentence next to the fence; a word in the info string settles it."
    case .types: "Guessed from the types that the code declares and uses; a word in the info string settles it."
    case .order: "Guessed from the order of the section; a word in the info string settles it."
    case .none where role == .change: "Part of a change request, for both sides unless its info string names one."
    case .none: "Nothing names a side, so the code belongs to neither side, or to both."
    }
  }
}
