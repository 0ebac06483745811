import CaseStudyModel

extension DiagnosticKinds {
  /// Returns diagnostics without the warnings about old evidence of studies that must be changed before they can be
  /// verified.
  func withoutNeedlessStaleness(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let isStale = { (diagnostic: Diagnostic) in diagnostic.id == "StaleEvidence" && diagnostic.severity < .error }
    guard diagnostics.contains(where: isStale) else { return diagnostics }
    var faulty = Set(
      diagnostics.lazy.filter { $0.severity == .error || traits(of: $0.id).contains(.isMisreading) }
        .map { PathKey($0.range.path) })
    // Studies with one slug share their evidence.
    for diagnostic in diagnostics where diagnostic.id == "DuplicateSlug" {
      faulty.formUnion(diagnostic.notes.map { PathKey($0.range.path) })
    }
    return diagnostics.filter { !isStale($0) || !faulty.contains(PathKey($0.range.path)) }
  }

  /// Returns the diagnostics of checks without mere consequences of others in the same file, on which the author can't
  /// act.
  /// - Parameters:
  ///   - found: the diagnostics of checks.
  ///   - read: the diagnostics of reading.
  ///   - unread: the studies of which a side can't be read.
  ///   - severities: returns diagnostics with the severities that the site sets.
  /// - Returns: the diagnostics, and the kinds of warnings that hide an error, by file. These must be errors too.
  func independent(
    _ found: [Diagnostic], after read: [Diagnostic], unread: Set<PathKey> = [],
    _ severities: ([Diagnostic]) -> [Diagnostic]
  ) -> (diagnostics: [Diagnostic], hiding: [PathKey: Set<String>]) {
    let found = withoutDifferences(fromFaultyBlocksAmong: read, found)
    let misreadings = read.filter { diagnostic in
      traits(of: diagnostic.id).contains(.isMisreading)
        || traits(of: diagnostic.id).contains(.leavesSettingUnread) && unread.contains(PathKey(diagnostic.range.path))
    }
    let misread = Dictionary(grouping: misreadings) { PathKey($0.range.path) }.mapValues { Set($0.map(\.id)) }
    let withoutHeadings = Set(
      misreadings.lazy.filter { !traits(of: $0.id).contains(.isOfOneBlock) }.map { PathKey($0.range.path) })
    // The kinds that others entail, with those.
    var followers: [PathKey: [String: Set<String>]] = [:]
    var errors: [PathKey: Set<String>] = [:]
    for diagnostic in found + read {
      let path = PathKey(diagnostic.range.path)
      if diagnostic.severity == .error { errors[path, default: []].insert(diagnostic.id) }
      for id in entailed(by: diagnostic.id) { followers[path, default: [:]][id, default: []].insert(diagnostic.id) }
    }
    if misread.isEmpty, followers.isEmpty { return (found, [:]) }
    let headings = headings(meantBy: read)
    let misplaced = misplacedStudies(in: read)
    var hiding: [PathKey: Set<String>] = [:]
    let kept = found.filter { diagnostic in
      if diagnostic.id == "DeadLink", let address = diagnostic.summary.quotations.first,
        misplaced.contains(Self.name(inAddress: address))
      {
        return false
      }
      if diagnostic.id == "DeadAnchor", let anchor = diagnostic.summary.quotations.first,
        headings.contains(String(anchor.drop { $0 == "#" }).foldedName)
      {
        return false
      }
      let path = PathKey(diagnostic.range.path)
      func hide(behind causes: Set<String>) {
        guard diagnostic.severity == .error, causes.isDisjoint(with: errors[path] ?? []) else { return }
        if severities([diagnostic]).first?.severity == .error {
          hiding[path, default: []].formUnion(causes)
        }
      }
      if let causes = followers[path]?[diagnostic.id] {
        hide(behind: causes)
        return false
      }
      guard let misreadings = misread[path] else { return true }
      // A misspelt mark is a separate mistake. So is a heading's name in front matter; its error must not be hidden by
      // a warning.
      let isKept =
        !traits(of: diagnostic.id).contains(.isAboutWholeStudy)
        || diagnostic.severity == .error && traits(of: diagnostic.id).contains(.isAboutWordOfFormat)
          && !withoutHeadings.contains(path)
        || diagnostic.severity == .warning && diagnostic.id == "WeakClaim"
      if !isKept { hide(behind: misreadings) }
      return isKept
    }
    return (kept, hiding)
  }

  /// Returns diagnostics without those of blocks that differ from one with a fault in its info string, which explains
  /// the difference.
  private func withoutDifferences(fromFaultyBlocksAmong read: [Diagnostic], _ found: [Diagnostic]) -> [Diagnostic] {
    let isComparison = { (diagnostic: Diagnostic) in traits(of: diagnostic.id).contains(.comparesBlocks) }
    guard found.contains(where: isComparison) else { return found }
    var faulty: [PathKey: Set<Int>] = [:]
    for diagnostic in read {
      faulty[PathKey(diagnostic.range.path), default: []].insert(diagnostic.range.start.line)
    }
    return found.filter { diagnostic in
      guard isComparison(diagnostic), let original = diagnostic.notes.first?.range else { return true }
      return faulty[PathKey(original.path)]?.contains(original.start.line) != true
    }
  }

  /// Returns the names of the studies that are among the pages; links to their proper places are right.
  private func misplacedStudies(in read: [Diagnostic]) -> Set<String> {
    let faults = read.filter { $0.id == "MisplacedMarkdown" && $0.severity == .error }
    return Set(faults.map { SitePath.stem(of: $0.range.path) })
  }

  private static func name(inAddress address: String) -> String {
    let path = address.prefix { $0 != "#" && $0 != "?" }
    return path.split(separator: "/").last.map { SitePath.stem(of: String($0)) } ?? ""
  }

  /// Returns the anchors of the headings that misread ones most likely mean; links to such a heading are right.
  private func headings(meantBy read: [Diagnostic]) -> Set<String> {
    let misread = read.filter { traits(of: $0.id).contains(.isMisreading) }
    return Set(misread.flatMap(\.summary.quotations).map(\.foldedName))
  }
}
