import CaseStudyModel

/// The files that a side's patterns select.
struct FileSelection {
  /// The folder from the top of the repository, without `.`, `..` and needless slashes.
  let folder: String
  private let written: [String]
  private var patterns: PathPatterns

  /// - Throws: `SearchEnd.fault` for a folder that is hidden or outside. Folders around the site may be hidden.
  init(_ side: RevisionSide, site: String) throws(SearchEnd) {
    guard let folder = SitePath.resolve(side.folder, in: "") else { throw .fault(.outsideRepository) }
    let visible = folder.utf8.elementsEqual(site.utf8) ? "" : SitePath.relative(folder, to: site) ?? folder
    if let part = SitePath.hiddenPart(of: visible) { throw .fault(.hidden(part)) }
    (self.folder, written) = (folder, side.patterns)
    patterns = PathPatterns(side.patterns)
  }

  /// Returns the folder or pattern that a selection without files most likely means.
  func mismatch(in tree: RevisionTree) -> RevisionCode.Mismatch {
    if !folder.isEmpty, !tree.hasFolder(folder) {
      return .folder(nearest: nearestName(to: folder, among: tree.folderNames))
    }
    guard let pattern = written.first(where: { !$0.hasPrefix("!") }) else { return .patterns(nearest: nil) }
    let names = names(in: tree)
    let nearest = nearest(to: pattern, among: names)
    return .patterns(nearest: nearest, others: nearest == nil ? Self.frequent(names.map(Self.siblings)) : [])
  }

  /// The maximum number of patterns that are reported, because each suggestion is costly.
  private static let unmatchedLimit = 10

  /// Returns the first patterns that match no file of a tree.
  func unmatchedPatterns(in tree: RevisionTree) -> [RevisionCode.UnmatchedPattern] {
    let unmatched = patterns(withoutMatchIn: tree.paths + tree.invalidNames).prefix(Self.unmatchedLimit)
    let names = unmatched.isEmpty ? [] : names(in: tree)
    return unmatched.map { pattern in
      let meant = nearest(to: pattern, among: names)
      return RevisionCode.UnmatchedPattern(pattern, nearest: meant.flatMap { written.contains($0) ? nil : $0 })
    }
  }

  /// Returns the patterns that match no file; those that leave files out aren't among them.
  func patterns(withoutMatchIn paths: [String]) -> [String] {
    let names = visible(paths).map(\.name)
    var steps = 0
    return written.filter { text in
      let pattern = PathPattern(text)
      return !text.hasPrefix("!")
        && !names.contains { steps >= PathPatterns.stepLimit || pattern.matches($0, steps: &steps) }
    }
  }

  /// Returns the paths of a tree relative to the side's folder.
  private func names(in tree: RevisionTree) -> [String] {
    folder.isEmpty ? tree.paths : tree.paths.compactMap { SitePath.relative($0, to: folder) }
  }

  /// Returns the path or pattern that a pattern without files most likely means.
  private func nearest(to pattern: String, among names: [String]) -> String? {
    // Patterns are written from the folder, not from the top of the repository.
    if !folder.isEmpty, let rest = SitePath.relative(pattern, to: folder) {
      var steps = 0
      let own = PathPattern(rest)
      if names.contains(where: { steps < PathPatterns.stepLimit && own.matches($0, steps: &steps) }) {
        return rest
      }
    }
    let hasWildcard = pattern.contains { "*?".contains($0) }
    if pattern.hasSuffix("/**"), let folder = nearestName(to: pattern, among: Self.wholeFolders(of: names)) {
      return folder
    }
    let like = hasWildcard ? Set(Set(names.map(Self.siblings)).flatMap(Self.widened)).sorted() : names
    return (hasWildcard ? nil : onlyNamesake(of: pattern, among: like)) ?? nearestName(to: pattern, among: like)
  }

  /// Returns the three most frequent patterns.
  private static func frequent(_ patterns: [String]) -> [String] {
    patterns.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map(\.key)
  }

  /// Returns the pattern of the files in the same folder with the same extension.
  private static func siblings(of path: String) -> String {
    let folder = SitePath.folder(of: path)
    let fileExtension = SitePath.fileExtension(of: path)
    let name = fileExtension.isEmpty ? SitePath.name(of: path) : "*." + fileExtension
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// Returns the patterns of all files in each folder and below it.
  private static func wholeFolders(of names: [String]) -> [String] {
    var folders: Set<String> = []
    for name in names {
      var folder = SitePath.folder(of: name)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = SitePath.folder(of: folder) }
    }
    return folders.sorted().map { $0 + "/**" }
  }

  /// Returns a pattern of files in a folder, and the patterns that include all folders below each enclosing folder.
  private static func widened(_ pattern: String) -> [String] {
    let name = SitePath.name(of: pattern)
    var folder = SitePath.folder(of: pattern)
    var patterns = [pattern, "**/" + name]
    while !folder.isEmpty {
      patterns.append("\(folder)/**/\(name)")
      folder = SitePath.folder(of: folder)
    }
    return patterns
  }

  /// Returns the paths in the side's folder that aren't hidden, with their names relative to it.
  private func visible(_ paths: [String]) -> some Sequence<(path: String, name: String)> {
    paths.lazy.compactMap { path in
      guard let name = folder.isEmpty ? path : SitePath.relative(path, to: folder), SitePath.hiddenPart(of: name) == nil
      else { return nil }
      return (path, name)
    }
  }

  /// Returns the paths that are selected and not hidden, with their names relative to the side's folder.
  mutating func names(of paths: [String]) throws(SearchEnd) -> [(path: String, name: String)] {
    var names: [(path: String, name: String)] = []
    for file in visible(paths) {
      if patterns.matches(file.name) { names.append(file) }
      if patterns.areExhausted {
        throw .fault(.failed("its files must match 'files' in fewer steps; write patterns with fewer '*'"))
      }
    }
    return names
  }
}
