import CaseStudyModel
import SiteBuilder

/// The keys and values that the front matter can have.
struct SettingProposals {
  let context: DocumentContext
  /// The byte before the value, which may be a quotation mark; `nil` at the beginning of a line.
  var mark: UInt8?

  /// Returns the keys below others, without those that the document has.
  func keys(below parents: [String]) -> [Proposal] {
    if SettingHelp.names(below: parents).contains(where: { $0.name.hasSuffix("*") }) { return values(of: parents) }
    let taken = parents.isEmpty ? context.study.article.frontMatter.lines : [:]
    let own = SettingHelp.names(below: parents).compactMap { help -> Proposal? in
      let name = String(help.name.split(separator: ".").last ?? "")
      return taken[name] != nil ? nil : Proposal(name, text: name + ": ", .property, meaning: help.meaning)
    }
    // A key whose values are a list has no keys below it.
    return own.isEmpty ? values(of: parents) : own
  }

  /// Returns the values of a key.
  func values(of keys: [String]) -> [Proposal] {
    switch SettingHelp.help(for: keys)?.values {
    case .choices(let words): words.map { Proposal($0, .value) }
    case .principles: context.site.principles.map { Proposal($0.id.rawValue, .value, detail: $0.name) }
    case .tags: tags
    case .slugs:
      otherStudies.map(\.article).map { Proposal($0.slug, text: written($0.slug), .reference, detail: $0.title) }
    case .files: context.filesOfSides.map { Proposal($0, .file) }
    case .headings:
      context.study.article.headings.filter { $0.level > 2 }.map { Proposal($0.anchor, .value, detail: $0.text) }
    case .requests: context.study.changeRequests.map { Proposal($0.title, text: written($0.title), .value) }
    case .diagnostics:
      context.explanations.map { Proposal($0.id, text: $0.id + ": ", .value, detail: context.text($0.summary)) }
    case .images:
      context.site.files.filter(SitePath.isImage).map { Proposal(context.relative($0), .file) }
    case nil, .some(.none): []
    }
  }

  /// The originals of all studies but the document's own.
  private var otherStudies: [CaseStudy] {
    let own = context.site.version(at: context.path)?.article.studySlug
    return context.site.originals.filter { $0.article.slug != own }
  }

  /// The tags in use, the most frequent first.
  private var tags: [Proposal] {
    context.site.studies.flatMap(\.article.tags).counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      Proposal($0.key, text: written($0.key), .value, detail: String($0.value))
    }
  }

  /// Returns a value as it is written at the cursor, perhaps between quotation marks.
  private func written(_ value: String) -> String {
    switch mark ?? 0 {
    case UInt8(ascii: "\""): String(decoding: value.quotedForYAML.utf8.dropFirst().dropLast(), as: UTF8.self)
    case UInt8(ascii: "'"): value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    default: value.yamlPhrase
    }
  }
}

extension String {
  /// The text as a scalar of YAML that may consist of several words, quoted only if it would otherwise mean something
  /// else.
  fileprivate var yamlPhrase: String {
    let words = split(separator: " ", omittingEmptySubsequences: false)
    let joined = words.joined(separator: "_")
    return joined.yamlScalar == joined && !words.contains(where: \.isEmpty) ? self : quotedForYAML
  }
}

extension DocumentContext {
  /// The files of both sides, in the order of their fences.
  var filesOfSides: [String] { study.article.snippets.compactMap(\.file).unique() }

  /// Returns the path of a file of the site relative to the document's folder.
  func relative(_ target: String) -> String {
    let folders = SitePath.names(on: SitePath.folder(of: path))
    let names = SitePath.names(on: target)
    let shared = zip(folders, names.dropLast()).prefix { $0 == $1 }.count
    return (folders.dropFirst(shared).map { _ in ".." } + names.dropFirst(shared)).joined(separator: "/")
  }
}
