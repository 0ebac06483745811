import CaseStudyModel

extension DiagnosticKinds {
  /// Returns the diagnostics of checks without those that follow from others in the same file, because the author can't
  /// act on them.
  /// - Parameters:
  ///   - found: the diagnostics of checks.
  ///   - read: the diagnostics of reading.
  func independent(_ found: [Diagnostic], after read: [Diagnostic]) -> [Diagnostic] {
    let misread = Set(read.lazy.filter { traits(of: $0.id).contains(.isMisreading) }.map { PathKey($0.range.path) })
    var followers: [PathKey: Set<String>] = [:]
    for diagnostic in found + read {
      let entailed = entailed(by: diagnostic.id)
      if !entailed.isEmpty { followers[PathKey(diagnostic.range.path), default: []].formUnion(entailed) }
    }
    if misread.isEmpty, followers.isEmpty { return found }
    return found.filter { diagnostic in
      if followers[PathKey(diagnostic.range.path)]?.contains(diagnostic.id) == true { return false }
      if !misread.contains(PathKey(diagnostic.range.path)) { return true }
      // A misspelt mark is a separate mistake.
      return !traits(of: diagnostic.id).contains(.isAboutWholeStudy)
        || diagnostic.severity == .warning && diagnostic.id == "WeakClaim"
    }
  }
}
