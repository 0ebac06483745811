import CaseStudyModel
import SiteBuilder

/// The thing that a word in a document names, such as a study, a heading or a file.
enum NamedThing: Sendable, Equatable {
  case principle(Principle.ID)
  /// A text of the site, by its file.
  case text(String)
  /// A heading of a text, by the text's file.
  case heading(String, anchor: String)
  /// A file of a side of this study; without a side, of both.
  case sideFile(String, Side?)
  /// A file in the site's folder from which code is taken, or a region of it.
  case sourceFile(String, region: String?)
  /// A file of the site that a link leads to.
  case asset(String)
  case tag(String)
}

extension DocumentContext {
  /// Returns the thing that is named at a place, with the word that names it; `nil` if nothing is.
  func subject(at position: LSP.Position) -> (subject: NamedThing, word: LineWord)? {
    let line = document.place(of: position, encoding).line
    switch place(at: position) {
    case .value(let word, let keys): return subject(ofValue: word.text, keys).map { ($0, word) }
    case .key(let word, let parents):
      return SettingHelp.help(for: parents).flatMap { _ in subject(ofValue: word.text, parents) }.map { ($0, word) }
    case .info(let word, _, let fence): return subject(ofInfo: word, fence)
    case .destination(let word): return subject(ofDestination: word.text).map { ($0, word) }
    case .prose:
      guard let heading = study.article.headings.first(where: { $0.line == line + 1 }) else { return nil }
      return (
        .heading(path, anchor: heading.anchor), LineWord(text: heading.text, columns: 0..<document.line(line).count)
      )
    case .code: return nil
    }
  }

  private func subject(ofValue value: String, _ keys: [String]) -> NamedThing? {
    switch SettingHelp.help(for: keys)?.values {
    case .principles: return .principle(Principle.ID(rawValue: value.lowercased()))
    case .slugs: return site.original(ofSlug: value).map { .text($0.article.source) }
    case .tags: return .tag(value)
    case .files:
      let name = String(value.prefix { $0 != "#" })
      return filesOfSides.contains(name) ? .sideFile(name, nil) : nil
    case .headings:
      let heading = study.article.headings.first { $0.anchor == value || $0.text == value }
      return heading.map { .heading(path, anchor: $0.anchor) }
    case .requests:
      guard let request = study.changeRequests.first(where: { $0.title == value }) else { return nil }
      return .heading(path, anchor: study.article.headings[request.heading].anchor)
    case .choices, .diagnostics, .images, .some(.none), nil: return keys == ["slug"] ? .text(path) : nil
    }
  }

  private func subject(
    ofInfo word: LineWord, _ fence: MarkdownLines.Fence
  ) -> (subject: NamedThing, word: LineWord)? {
    if word.text.hasPrefix("src=") {
      let value = word.value(after: "src=").withoutQuotationMarks
      let parts = value.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let path = parts.first.flatMap({ SitePath.resolve($0, in: SitePath.folder(of: path)) }) else { return nil }
      return (.sourceFile(path, region: parts.count > 1 ? parts[1] : nil), word)
    }
    if site.principles.contains(where: { $0.id.rawValue == word.text }) {
      return (.principle(Principle.ID(rawValue: word.text)), word)
    }
    guard let snippet = parsed.snippets(of: fence).first, let file = snippet.file, word.text.hasSuffix(file) else {
      return nil
    }
    // Other generators' `title=File.swift` names a file too.
    let start = word.columns.upperBound - file.utf8.count
    return (.sideFile(file, snippet.side), LineWord(text: file, columns: start..<word.columns.upperBound))
  }

  private func subject(ofDestination destination: String) -> NamedThing? {
    if let target = target(of: destination) {
      return target.heading.map { .heading(target.article.source, anchor: $0.anchor) } ?? .text(target.article.source)
    }
    let address = String(destination.prefix { $0 != "#" && $0 != "?" })
    let path = SitePath.resolve(address.percentDecoded ?? address, in: SitePath.folder(of: path))
    return path.flatMap { site.files.contains($0) ? .asset($0) : nil }
  }
}
