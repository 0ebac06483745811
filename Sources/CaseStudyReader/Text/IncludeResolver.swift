import CaseStudyModel

/// Finds the code that a study's fences include, from the site's files and from commits.
struct IncludeResolver {
  /// Reads a file by its path relative to the site's folder; `nil` if it can't be read.
  typealias Reading = (String) -> [UInt8]?
  /// Answers a question about commits; `nil` for one that must be looked up first.
  typealias Revisions = (RevisionQuestion) -> RevisionAnswer?

  let document: MarkdownDocument
  /// The limit that all included code shares.
  var budget = IncludeBudget()
  private var files: [PathKey: IncludedFile] = [:]
  /// The names of the regions of each file that lacks one.
  private var regionNames: [PathKey: KnownNames] = [:]
  /// The files whose own faults are reported. Many fences may include a file with many faults.
  private var reported: Set<PathKey> = []
  /// Whether each file can be read that an address with a colon may mean. Many fences may have such an address.
  private var readable: [PathKey: Bool] = [:]
  private lazy var lines = LineTable(document.bytes[...])

  init(document: MarkdownDocument) { self.document = document }

  /// Returns the code that a fence includes, with diagnostics at its address.
  mutating func code(
    for info: InfoString, _ fence: Outline.Fence, read: Reading, revisions: Revisions
  ) -> Diagnosed<IncludedCode?> {
    guard let address = info.include, !budget.isSpent else { return Diagnosed(nil) }
    let source = SourceInclude(address, from: document.path)
    let range = range(of: address, at: fence)
    let found = file(source, address: address, at: range, read: read, revisions: revisions)
    guard let file = found.value else { return Diagnosed(nil, found.diagnostics) }
    let key = file.revisionPath == nil ? PathKey(source.path ?? "") : Self.revisionKey(of: address)
    if file.isUnread { return Diagnosed(nil, faults(of: file, at: key)) }
    guard let code = file.regions.code(of: source.region) else {
      let region = source.region ?? ""
      let nearest = nearestRegion(to: region, in: file, at: key)
      if let summary = source.misplacedCommit(in: address) {
        return Diagnosed(nil, [Diagnostic("MissingInclude", .error, summary, at: range)])
      }
      return Diagnosed(nil, [.missingRegion(region, nearest: nearest, of: address, at: range)])
    }
    if let diagnostic = budget.count(code: code.utf8.count, at: range) { return Diagnosed(nil, [diagnostic]) }
    var diagnostics = faults(of: file, at: key)
    if code.allSatisfy(\.isWhitespace) {
      let summary: Message =
        if let region = source.region {
          "Region '\(region)' of a file must have lines of code"
        } else {
          "File '\(address)' must have lines of code"
        }
      diagnostics.report("EmptyBlock", .warning, summary, at: range)
    }
    if file.revisionPath == nil {
      diagnostics += drift(of: code, in: source, address: address, at: range, revisions: revisions)
    }
    var included = IncludedCode(text: code, hasCarriageReturns: file.hasCarriageReturns, file: file.revisionPath)
    if file.revisionPath == nil, let path = source.path, let line = file.regions.firstLine(of: source.region) {
      included.place = SourceRange(path: path, line: line)
    }
    return Diagnosed(included, diagnostics)
  }

  /// Returns the faults of a file, except for those that an earlier fence reports.
  private mutating func faults(of file: IncludedFile, at key: PathKey) -> [Diagnostic] {
    reported.insert(key).inserted ? file.diagnostics : []
  }

  /// Returns the region of a file that an unknown name most likely means.
  private mutating func nearestRegion(to region: String, in file: IncludedFile, at key: PathKey) -> String? {
    if regionNames[key] == nil { regionNames[key] = KnownNames(file.regions.names) }
    return regionNames[key]?.nearest(to: region)
  }

  /// Returns the key of a commit's file. No path in the site begins with this character, so keys can't conflict with
  /// paths.
  private static func revisionKey(of address: String) -> PathKey { PathKey("\0" + address.prefix { $0 != "#" }) }

  /// Returns a file of the work tree, or else of a commit.
  private mutating func file(
    _ source: SourceInclude, address: String, at range: SourceRange, read: Reading, revisions: Revisions
  ) -> Diagnosed<IncludedFile?> {
    func failure(_ id: String, _ summary: Message) -> Diagnosed<IncludedFile?> {
      Diagnosed(nil, [Diagnostic(id, .error, summary, at: range)])
    }
    if address.prefixMatch(of: /[a-z]+:\/\//) != nil {
      return failure("MissingInclude", "Word 'src=' must name a file of the site, not the address '\(address)'")
    }
    if let path = source.path, SitePath.hiddenPart(of: path) == nil {
      if let file = files[PathKey(path)] { return Diagnosed(file) }
      if SitePath.isImage(path), SitePath.fileExtension(of: path) != "svg" {
        return failure("MissingInclude", "Word 'src=' must name a file of code; '\(path)' is a picture")
      }
      if let bytes = read(path) {
        return load(SourceFile(path: path, bytes: bytes), as: PathKey(path), isRevision: false, at: range)
      }
    }
    if !source.revisions.isEmpty {
      return revisionFile(source.revisions, address: address, at: range, revisions: revisions)
    }
    if address.contains("\\") {
      return failure("MissingInclude", "Address '\(address)' must have slashes in place of backslashes")
    }
    if let summary = source.misplacedCommit(in: address) ?? colonFault(of: address, read: read) {
      return failure("MissingInclude", summary)
    }
    if address.hasSuffix("/") { return failure("MissingInclude", "Word 'src=' must name a file, not a folder") }
    if address.hasPrefix("/") {
      return failure("MissingInclude", "Address '\(address)' must be relative to the folder of the Markdown file")
    }
    guard let path = source.path else { return failure("OutsideSite", "File '\(address)' is outside the site") }
    if let part = SitePath.hiddenPart(of: path) {
      return failure("HiddenFile", "File '\(path)' must not be under '\(part)': hidden files are never published")
    }
    return failure("MissingInclude", "File '\(path)' can't be read")
  }

  /// Returns the message about an address whose region or commit is written with a colon.
  private mutating func colonFault(of address: String, read: Reading) -> Message? {
    guard let colon = address.firstIndex(where: { $0 == ":" || $0 == "?" }) else { return nil }
    let (first, last) = (String(address[..<colon]), String(address[address.index(after: colon)...]))
    if last.first?.isNumber == true, last.allSatisfy({ $0.isNumber || "-:,L".contains($0) }) {
      return "Address '\(address)' must name a region, not lines, because line numbers change"
    }
    if isReadable(first, read) {
      let sign = String(address[colon])
      return "Address '\(address)' must have '#' instead of '\(sign)' before the region's name"
    }
    if isReadable(last, read) {
      return "Address '\(address)' must have the commit after the file, as in '\(last)@\(first)'"
    }
    if !SitePath.fileExtension(of: first).isEmpty, !last.contains("/") {
      return "Address '\(address)' must have '@' before a commit or '#' before a region, not ':'"
    }
    return nil
  }

  /// Returns whether an address is that of a file which can be read.
  private mutating func isReadable(_ address: String, _ read: Reading) -> Bool {
    guard let path = SourceInclude(address, from: document.path).path, SitePath.hiddenPart(of: path) == nil else {
      return false
    }
    let key = PathKey(path)
    if let known = readable[key] { return known }
    let isReadable = read(path) != nil
    readable[key] = isReadable
    return isReadable
  }

  /// - Parameter isShown: whether the page shows the file; if it is only compared, an incomplete clone isn't an error.
  private mutating func revisionFile(
    _ paths: [RevisionPath], address: String, at range: SourceRange, revisions: Revisions, isShown: Bool = true
  ) -> Diagnosed<IncludedFile?> {
    let key = Self.revisionKey(of: address)
    if let file = files[key] { return Diagnosed(file) }
    switch revisions(.file(paths)) {
    case nil: return Diagnosed(nil)
    case .fault(let fault):
      var diagnostic = fault.diagnostic(of: paths[0], at: isShown ? fault.place(in: range, of: paths[0]) : range)
      if isShown { diagnostic.fixes = fault.fixes(at: diagnostic.range, titled: diagnostic.solutions) }
      if !isShown, fault.isOfClone { diagnostic.severity = .warning }
      if isShown, fault.isOfRevision, diagnostic.explanation == nil {
        diagnostic.explanation = "There is no file '\(String(address.prefix { $0 != "#" }))' either"
      }
      return Diagnosed(nil, [diagnostic])
    case .code(let code):
      guard let file = code.files.first else { return Diagnosed(nil) }
      return load(file, as: key, isRevision: true, at: range)
    }
  }

  private mutating func load(
    _ source: SourceFile, as key: PathKey, isRevision: Bool, at range: SourceRange
  ) -> Diagnosed<IncludedFile?> {
    if let diagnostic = budget.count(file: source.bytes.count, at: range) { return Diagnosed(nil, [diagnostic]) }
    var file = IncludedFile(path: source.path, bytes: source.bytes)
    if isRevision {
      file.revisionPath = source.path
    } else {
      file.diagnostics += file.regions.faults(in: source.path)
      if !MarkdownConflicts.mayShowMarks(SitePath.fileExtension(of: source.path)) {
        file.diagnostics += ConflictMarkers(in: source.bytes).diagnostics(in: source.path)
      }
    }
    files[key] = file
    return Diagnosed(file)
  }

  /// Compares code of the work tree with the commit that the front matter names.
  private mutating func drift(
    of code: String, in source: SourceInclude, address: String, at range: SourceRange, revisions: Revisions
  ) -> [Diagnostic] {
    guard let commit = document.frontMatter.commit else { return [] }
    let path = String(address.prefix { $0 != "#" })
    let place = RevisionPath(revision: commit, path: path, folder: SitePath.folder(of: document.path))
    let named = revisionFile([place], address: "\(path)@\(commit)", at: range, revisions: revisions, isShown: false)
    guard let file = named.value else { return named.diagnostics.map { atKey($0, naming: commit) } }
    if file.regions.code(of: source.region) == code { return [] }
    let fixed = "\(path)@\(commit)" + (source.region.map { "#\($0)" } ?? "")
    let fix = Fix("take the code from the commit with 'src=\(fixed)'", at: range, with: fixed, isSafe: false)
    return [
      Diagnostic(
        "DriftedCode", .warning, "Code of '\(path)' must be the same as in commit '\(commit)', which the study names",
        at: range, solutions: ["name the commit that has this code as 'commit' in the front matter"],
        fixes: range.start == range.end ? [] : [fix])
    ]
  }

  /// Returns the diagnostic of an unknown commit at the key that names it, and others where they are.
  private mutating func atKey(_ diagnostic: Diagnostic, naming commit: String) -> Diagnostic {
    guard diagnostic.id == "UnknownRevision", let number = document.frontMatter.lines["commit"],
      let place = lines.range(of: commit, on: number, in: diagnostic.range.path)
    else { return diagnostic }
    var moved = diagnostic
    moved.range = place
    return moved
  }

  /// Returns the place of an address on a fence's line, or the line's place if the address is written differently.
  private mutating func range(of address: String, at fence: Outline.Fence) -> SourceRange {
    let line = Array(lines[fence.line])
    let word = Array("src=".utf8) + Array(address.utf8)
    let quoted = Array("src=\"".utf8) + Array(address.utf8)
    for (text, skipped) in [(word, 4), (quoted, 5)] {
      let last = line.count - text.count
      // Only at the beginning of a word: otherwise, an address that repeats its own beginning would make the search
      // quadratic.
      let start = (0...max(last, 0)).first { place in
        (place == 0 || line[place - 1] <= 0x20) && line[place...].starts(with: text)
      }
      guard let start else { continue }
      return SourceRange(path: document.path, line: fence.line, column: start + skipped + 1, length: address.utf8.count)
    }
    return SourceRange(path: document.path, line: fence.line)
  }
}

extension Diagnostic {
  fileprivate static func missingRegion(
    _ region: String, nearest: String?, of address: String, at range: SourceRange
  ) -> Diagnostic {
    if region.isEmpty {
      return Diagnostic(
        "MissingInclude", .error, "Address '\(address)' must have the name of a region after its '#'", at: range,
        solutions: ["remove the '#' to show the whole file"])
    }
    if nearest == nil, region.wholeMatch(of: /L?\d+([-:,]L?\d+)?/) != nil {
      return Diagnostic(
        "MissingInclude", .error, "Address '\(address)' must name a region, not lines, because line numbers change",
        at: range,
        solutions: ["put the lines between '#region name' and '#endregion', in comments of the file"])
    }
    // The region ends the address, if the address is written as it is read.
    var place = range
    place.start.column = max(range.start.column, range.end.column - region.utf8.count)
    let isWritten = place.end.column - place.start.column == region.utf8.count
    return Diagnostic(
      "MissingInclude", .error,
      "File '\(String(address.prefix { $0 != "#" }))' has no region '\(region)'" + .didYouMean(nearest), at: range,
      solutions: nearest == nil
        ? ["put its lines between '#region \(region)' and '#endregion', in comments of the file"] : [],
      fixes: isWritten ? nearest.map { [.respelling(region, as: $0, at: place)] } ?? [] : [])
  }
}
