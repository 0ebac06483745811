import CaseStudyModel

/// Keys of other programs that have no counterpart here.
extension SettingsDecoder {
  /// Reports a key of another program, and says what to use instead.
  /// - Parameters:
  ///   - known: the keys that are known there.
  ///   - names: the keys of the mapping.
  /// - Returns: whether the key is one.
  mutating func reportForeign(_ entry: YAMLEntry, known: [String], in names: Set<String>) -> Bool {
    let range = entry.keyRange(in: path)
    if known == ["title", "url", "note"], entry.key.lowercased() == "doi" {
      reportIdentifier(entry, isAddressFree: !names.contains("url"))
      return true
    }
    let table = known.contains("baseURL") ? Self.settings : known.contains("summary") ? Self.frontMatter : [:]
    guard let advice = table[entry.key.foldedName] else { return false }
    diagnostics.report(
      "UnknownKey", unknownKeySeverity, "Key '\(entry.key)' isn't known", at: range,
      solutions: [advice, "remove the key"])
    return true
  }

  /// Reports the identifier of a source, whose address is known.
  private mutating func reportIdentifier(_ entry: YAMLEntry, isAddressFree: Bool) {
    var range = entry.keyRange(in: path)
    guard let text = entry.value.text, let address = Self.address(ofIdentifier: text) else {
      diagnostics.report(
        "UnknownKey", unknownKeySeverity, "Key '\(entry.key)' isn't known", at: range,
        solutions: ["write the address under 'url'"])
      return
    }
    let written = "url: " + address
    let whole = SourceRange(path: path, start: range.start, end: entry.value.end)
    let isReplaceable = isAddressFree && whole.start.line == whole.end.line
    if !isReplaceable { range.end = entry.keyEnd }
    diagnostics.report(
      "UnknownKey", unknownKeySeverity, "Key '\(entry.key)' isn't known; a source has its address under 'url'",
      at: range, solutions: ["write '\(written)'"],
      fixes: isReplaceable
        ? [Fix("write '\(written)'", at: whole, with: written, isSafe: false)] : [])
  }

  /// Returns the address of a digital object identifier such as `doi:10.1145/12.34`; `nil` for any other text.
  static func address(ofIdentifier text: String) -> String? {
    // Fast path: a pattern is compiled each time.
    guard text.contains("10."), text.utf8.count < 300,
      let match = text.wholeMatch(of: /(?:[Dd][Oo][Ii]: ?)?(10\.\d{4,9}\/[^\s<>]+)/)
    else { return nil }
    return "https://doi.org/\(match.1)"
  }

  /// Reports addresses of pages that end with the extension of the pages' files.
  mutating func reportFileEndings(_ items: [YAMLNode], key: String) {
    for item in items {
      guard let text = item.text, let ending = [".md", ".markdown", ".mdx"].first(where: text.lowercased().hasSuffix),
        text.utf8.count > ending.utf8.count
      else { continue }
      let bare = String(text.dropLast(ending.count))
      let range = item.range(in: path)
      warn(
        "Key '\(key)' must be the address of a page, which doesn't end with '\(ending)'", at: range,
        solutions: ["replace '\(text)' with '\(bare)'"],
        fixes: item.plainText == nil
          ? [] : [.replacing(text, with: bare, at: range, isSafe: true)])
    }
  }

  private static let style: Message = "put style rules into Templates/assets/site.css"
  private static let script: Message = "put scripts into Templates/assets/custom.js"
  private static let template: Message = "replace a template of the theme, as the page on configuration shows"
  private static let always: Message = "leave it out; every site has it"
  private static let markdown: Message = "leave it out; Markdown is read as code hosts read it"
  private static let pages: Message = "write its values in the front matter of each page"
  private static let repository: Message = "write the address under 'repository', and its end as 'editPath'"
  private static let content: Message = "leave it out; only the files in Content are read"
  private static let option: Message = "use an option of the command, as in 'solidsite serve --port 8080'"

  /// The advice about settings of other programs, by their names without separators.
  private static let settings: [String: Message] = groups([
    (style, "colors|customcss|css|extracss|palette|style|styles|stylesheets|theme|themes|themeconfig"),
    (script, "analytics|customjs|extrajavascript|googleanalytics|javascript|js|scripts"),
    (template, "copyright|favicon|footer|head|header|icon|icons|layout|layouts|license|logo"),
    (template, "params|social|socials|templates"),
    (always, "atom|feed|feeds|feedlinks|highlight|highlighting|jsonfeed|llms|opensearch|robots|rss|search|sitemap|toc"),
    (markdown, "extensions|kramdown|markdown|markdownextensions|markup|modules|plugins"),
    (content, "collections|contentdir|docsdir|exclude|excludes|ignore|ignorefiles|include|srcdir"),
    (pages, "cascade|defaults|frontmatter|frontmatterdefaults"), (repository, "edituri|editurl"),
    (option, "host|livereload|port|serve|server|watch"),
  ])

  /// The advice about front matter of other programs.
  private static let frontMatter: [String: Message] = groups([
    ("write 'draft: true' to leave the page out", "enabled|hidden|isdraft|private|publish|published|status|visible"),
    (template, "layout|layouts|template|theme"),
    ("leave it out; no site has comments", "comments"),
    ("leave it out; formulas and diagrams are shown as their source", "math|mermaid"),
    (always, "search|showtoc|sitemap|toc"),
    ("write the sources under 'sources'", "cite|citation|doi|isbn|source"),
    ("name the page's other addresses under 'aliases'", "redirectto"),
    ("list the page under 'navigation' in solidsite.yml", "menu|menus|nav|navtitle|sidebar|sidebarlabel"),
  ])

  /// Returns the advice for each name of its group, whose names have bars between them.
  private static func groups(_ groups: [(Message, String)]) -> [String: Message] {
    var table: [String: Message] = [:]
    for (advice, names) in groups {
      for name in names.split(separator: "|") { table[String(name)] = advice }
    }
    return table
  }
}
