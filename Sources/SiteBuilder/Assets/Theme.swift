import CaseStudyModel
import Mustache

/// The templates and assets of a theme, overlaid by the site's own.
struct Theme: Sendable {
  /// The compiled templates by file name without extension.
  private(set) var templates = TemplateLibrary()
  /// The bytes of the files in `assets`, by path below that folder.
  private(set) var assets: [PathKey: [UInt8]] = [:]
  /// The style sheet embedded in type pictures, because the page's doesn't apply to image files.
  private(set) var pictureStyle: [UInt8] = []
  /// The names of the theme's own templates.
  private var ownTemplates: Set<String> = []
  /// The site's templates by name, some of which replace the theme's.
  private var siteTemplates: [String: [UInt8]] = [:]
  /// The site's templates with a tag that can't be read, whose elements aren't known.
  private var unreadTemplates: Set<String> = []
  /// The names of the theme's assets.
  private(set) var ownAssets: Set<PathKey> = []
  /// The names of the site's assets, some of which replace the theme's.
  private var siteAssets: Set<PathKey> = []
  /// The theme's templates that write the text of a page.
  private var ownTextTemplates: Set<String> = []
  /// The components of value names in the theme's templates; empty if the site has no templates.
  private var ownValueNames: Set<String> = []

  /// The style sheet and the script that a site adds to the theme's.
  static let addedFiles = (style: "site.css", script: "custom.js")

  /// The site's folder whose files override the theme's files of the same name.
  static let folder = "Templates/"

  /// Reads a theme and a site's overrides.
  static func load(from theme: any ContentSource, overriddenBy content: any ContentSource) -> Diagnosed<Theme> {
    var diagnostics: [Diagnostic] = []
    var overlay = Theme()
    overlay.add(theme, below: "", diagnostics: &diagnostics)
    let library = overlay.templates
    overlay.ownTemplates = Set(library.names)
    overlay.ownAssets = Set(overlay.assets.keys)
    overlay.ownTextTemplates = overlay.ownTemplates.filter { library.writes("body", in: $0) }
    overlay.add(content, below: folder, diagnostics: &diagnostics)
    if !overlay.siteTemplates.isEmpty { overlay.ownValueNames = library.valueNames }
    return Diagnosed(overlay, diagnostics + overlay.unshownContent)
  }

  /// Returns a diagnostic for each of the site's templates that no page uses and whose name is nearly that of a theme's
  /// template.
  /// - Parameter pages: the pages that are rendered.
  func misnamedTemplates(for pages: [Page]) -> [Diagnostic] {
    let added = templates.names.filter { !ownTemplates.contains($0) }
    if added.isEmpty { return [] }
    let used = templates.includedNames.union(pages.lazy.map(\.layout.rawValue))
    var known = KnownNames(ownTemplates)
    return added.compactMap { name in
      // A site may have its own templates with names similar to the theme's, such as those of principles.
      guard !used.contains(name), let nearest = known.nearest(to: name),
        name.foldedName == nearest.foldedName
          || Spelling(name.unicodeScalars).distance(to: Spelling(nearest.unicodeScalars), atMost: 1) != nil
      else { return nil }
      let path = Self.path(ofTemplate: name)
      return Diagnostic(
        "MisnamedFile", .warning, "File '\(path)' isn't used; did you mean '\(Self.folder)\(nearest).mustache'?",
        at: Self.place(ofTemplate: name), solutions: ["rename it to '\(nearest).mustache'"])
    }
  }

  /// Returns an error for each of the site's templates that includes an undefined template or text. Rendering would
  /// find these errors only in templates that a page uses.
  /// - Parameter texts: the keys of the interface's texts, which are partials too.
  func undefinedInclusions(_ texts: some Sequence<String>) -> [Diagnostic] {
    if siteTemplates.isEmpty { return [] }
    return templates.undefinedInclusions(in: siteTemplates.keys, besides: texts.map { "text/" + $0 }).map {
      Diagnostic($0)
    }
  }

  /// Returns warnings about names in those of the site's templates that no page uses at present; only rendering knows
  /// the values.
  /// - Parameter pages: the pages that are rendered.
  func misspeltValues(for pages: [Page]) -> [Diagnostic] {
    if siteTemplates.isEmpty { return [] }
    let unused = templates.unreached(from: Set(pages.lazy.map(\.layout.rawValue))).intersection(siteTemplates.keys)
    return templates.misspeltValues(in: unused.sorted(), known: ownValueNames).map {
      var warning = Diagnostic($0)
      warning.severity = .warning
      return warning
    }
  }

  /// Returns a diagnostic for each of the site's outermost templates that leaves out the content security policy of a
  /// page.
  /// - Parameter pages: the pages that are rendered.
  func templatesWithoutPolicy(for pages: [Page]) -> [Diagnostic] {
    if siteTemplates.isEmpty { return [] }
    let layouts = Set(pages.lazy.map(\.layout.rawValue)).filter { !templates.writes("contentPolicy", in: $0) }
    let outermost = Set(layouts.map(templates.outermostParent)).filter { !templates.hasUndefinedParent($0) }
    return outermost.intersection(siteTemplates.keys).sorted().map { name in
      // A page's own template has the head from its parent.
      let parent: [Message] =
        layouts.contains(name) && name != "base"
        ? ["begin it with '\("{{<base}}")', and end it with '\("{{/base}}")'"] : []
      return Diagnostic(
        "MissingContentPolicy", .warning,
        "Template '\(name)' must write the value 'contentPolicy' at the top of its head",
        at: Self.place(ofTemplate: name),
        explanation: "Without it, browsers would run scripts from outside the site",
        solutions: parent + ["write it right below '<head>', as the theme's template does"])
    }
  }

  /// The markup of the site's templates that the content security policy blocks.
  var blockedMarkup: [Diagnostic] { siteSources.flatMap { BlockedMarkup(source: $0).diagnostics } }

  /// The site's templates as text, in alphabetical order.
  var siteSources: [TemplateSource] {
    siteTemplates.filter { !unreadTemplates.contains($0.key) }.sorted { $0.key < $1.key }.map {
      TemplateSource(path: Self.path(ofTemplate: $0.key), template: $0.value)
    }
  }

  /// Returns whether a file is one of the site's.
  func isSiteAsset(_ name: PathKey) -> Bool { siteAssets.contains(name) }

  /// The site's templates that leave out the text of a page, although the theme's templates with the same names show
  /// it.
  var templatesWithoutText: [Diagnostic] {
    let replaced = ownTextTemplates.intersection(siteTemplates.keys)
    // A misspelt value has its own diagnostic.
    let misspelt = Set(siteSources.filter { $0.writes(nearly: "body") }.map(\.path))
    return replaced.filter { name in
      templates[name] != nil && !templates.writes("body", in: name) && !misspelt.contains(Self.path(ofTemplate: name))
    }.sorted().map { name in
      Diagnostic(
        "TemplateError", .warning, "Template '\(name)' must write the value 'body', the text of the page",
        at: Self.place(ofTemplate: name),
        solutions: ["write '\("{{body}}")' where the text belongs"])
    }
  }

  /// The text and blocks of templates that no page shows.
  private var unshownContent: [Diagnostic] {
    var known: Set<[String]> = []
    let missing = templates.blocksWithoutParameter.filter { block in
      // Several of the theme's templates may fill one block.
      siteTemplates[block.template] != nil || known.insert([block.parent, block.name]).inserted
    }.map { block in
      // A site's template that replaces the theme's must have the blocks that the theme's other templates fill.
      guard siteTemplates[block.template] == nil, siteTemplates[block.parent] != nil else {
        return Diagnostic(block.error)
      }
      return Diagnostic(
        "TemplateError", .error,
        "Template '\(block.parent)' must have a block '\(block.name)', which template '\(block.template)' fills",
        at: Self.place(ofTemplate: block.parent),
        solutions: ["start from a copy of the theme's template"])
    }
    return missing
      + templates.textOutsideBlocks.filter { siteTemplates[$0.template] != nil }.map { error in
        Diagnostic(
          "TemplateError", .warning, error.message,
          at: SourceRange(path: Self.path(ofTemplate: error.template), line: error.line, column: error.column),
          solutions: ["move it into a block"])
      }
  }

  /// Returns the path of the site's template of a name.
  fileprivate static func path(ofTemplate name: String) -> String { folder + name + ".mustache" }

  private static func place(ofTemplate name: String) -> SourceRange {
    SourceRange(path: path(ofTemplate: name), line: 1)
  }

  private mutating func add(_ source: any ContentSource, below folder: String, diagnostics: inout [Diagnostic]) {
    do throws(ContentSourceError) {
      for path in try source.paths() where path.utf8.starts(with: folder.utf8) {
        do throws(ContentSourceError) {
          try add(path, named: String(Substring(path.utf8.dropFirst(folder.utf8.count))), of: source, &diagnostics)
        } catch {
          let path = folder.isEmpty ? Self.folder + error.path : error.path
          diagnostics.append(.unreadableFile(ContentSourceError(path: path, reason: error.reason)))
        }
      }
    } catch {
      diagnostics.append(.unreadableFile(error))
    }
  }

  private mutating func add(
    _ path: String, named name: String, of source: any ContentSource, _ diagnostics: inout [Diagnostic]
  ) throws(ContentSourceError) {
    // Only the site's files are in a folder.
    let isOfSite = path != name
    if SitePath.fileExtension(of: name) == "mustache", !name.utf8.contains(UInt8(ascii: "/")) {
      addTemplate(try source.read(path), named: SitePath.stem(of: name), at: path, isOfSite: isOfSite, &diagnostics)
    } else if name == "picture.css" {
      pictureStyle = try source.read(path)
    } else if let asset = SitePath.relative(name, to: "assets") {
      addAsset(try source.read(path), at: PathKey(asset), from: path, isOfSite: isOfSite, &diagnostics)
    }
  }

  private mutating func addTemplate(
    _ bytes: [UInt8], named name: String, at path: String, isOfSite: Bool, _ diagnostics: inout [Diagnostic]
  ) {
    // The theme's template replaces it, because decoding it as UTF-8 would cause diagnostics about invisible mistakes.
    if UTF16Text.isIn(bytes) {
      diagnostics.append(UTF16Text.diagnostic(at: SourceRange(path: path, line: 1)))
      return
    }
    if isOfSite { siteTemplates[name] = bytes }
    let conflicts = ConflictMarkers(in: bytes).diagnostics(in: path)
    diagnostics += conflicts
    do throws(TemplateError) {
      try templates.add(String(decoding: bytes, as: UTF8.self), name: name)
    } catch {
      if isOfSite { unreadTemplates.insert(name) }
      if conflicts.isEmpty { diagnostics.append(Diagnostic(error)) }
    }
  }

  private mutating func addAsset(
    _ bytes: [UInt8], at asset: PathKey, from path: String, isOfSite: Bool, _ diagnostics: inout [Diagnostic]
  ) {
    let isText = ["css", "js"].contains(SitePath.fileExtension(of: path))
    if isText, UTF16Text.isIn(bytes) {
      diagnostics.append(UTF16Text.diagnostic(at: SourceRange(path: path, line: 1)))
      return
    }
    assets[asset] = bytes
    if isOfSite { siteAssets.insert(asset) }
    if isText { diagnostics += ConflictMarkers(in: bytes).diagnostics(in: path) }
  }
}

extension Diagnostic {
  /// Creates the diagnostic for a template error.
  init(_ error: TemplateError) {
    let range = SourceRange(
      path: Theme.path(ofTemplate: error.template), line: error.line, column: error.word?.column ?? error.column,
      length: error.word?.text.utf8.count ?? 0)
    let fix = error.word.flatMap { word in word.meant.map { Fix.respelling(word.text, as: $0, at: range) } }
    self.init("TemplateError", .error, error.message, at: range, fixes: fix.map { [$0] } ?? [])
  }
}
