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

  /// Returns the diagnostics of checks without those that follow from others in the same file, because the author can't
  /// act on them. A warning never hides an error.
  /// - Parameters:
  ///   - found: the diagnostics of checks.
  ///   - read: the diagnostics of reading.
  func independent(_ found: [Diagnostic], after read: [Diagnostic]) -> [Diagnostic] {
    let misreadings = read.filter { traits(of: $0.id).contains(.isMisreading) }
    let misread = Set(misreadings.map { PathKey($0.range.path) })
    let misreadByError = Set(misreadings.lazy.filter { $0.severity == .error }.map { PathKey($0.range.path) })
    let withoutHeadings = Set(
      misreadings.lazy.filter { !traits(of: $0.id).contains(.isOfOneBlock) }.map { PathKey($0.range.path) })
    // The kinds that others entail, with the highest severity of those.
    var followers: [PathKey: [String: Severity]] = [:]
    for diagnostic in found + read {
      for id in entailed(by: diagnostic.id) {
        let known = followers[PathKey(diagnostic.range.path)]?[id] ?? diagnostic.severity
        followers[PathKey(diagnostic.range.path), default: [:]][id] = max(known, diagnostic.severity)
      }
    }
    if misread.isEmpty, followers.isEmpty { return found }
    let headings = headings(meantBy: read)
    let misplaced = misplacedStudies(in: read)
    return found.filter { diagnostic in
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
      if let severity = followers[path]?[diagnostic.id], severity >= diagnostic.severity { return false }
      if !misread.contains(path) { return true }
      if diagnostic.severity == .error, !misreadByError.contains(path) { return true }
      // A misspelt mark is a separate mistake, and so is the name of a heading in front matter, whose error a warning
      // must not hide.
      return !traits(of: diagnostic.id).contains(.isAboutWholeStudy)
        || diagnostic.severity == .error && traits(of: diagnostic.id).contains(.isAboutWordOfFormat)
          && !withoutHeadings.contains(path)
        || diagnostic.severity == .warning && diagnostic.id == "WeakClaim"
    }
  }

  /// Returns the names of the studies among the pages. Links to where they belong are right.
  private func misplacedStudies(in read: [Diagnostic]) -> Set<String> {
    let faults = read.filter { $0.id == "MisplacedMarkdown" && $0.severity == .error }
    return Set(faults.map { SitePath.stem(of: $0.range.path) })
  }

  private static func name(inAddress address: String) -> String {
    let path = address.prefix { $0 != "#" && $0 != "?" }
    return path.split(separator: "/").last.map { SitePath.stem(of: String($0)) } ?? ""
  }

  /// Returns the headings that misread ones most likely mean, as anchors name them. A link to such a heading is right.
  private func headings(meantBy read: [Diagnostic]) -> Set<String> {
    let misread = read.filter { traits(of: $0.id).contains(.isMisreading) }
    return Set(misread.flatMap(\.summary.quotations).map(\.foldedName))
  }
}
