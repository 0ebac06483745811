import CaseStudyModel

/// The diagnostics that follow from others in the same file, and say nothing that the author can act on.
enum FollowOnDiagnostics {
  /// The mistakes after which the rest of a file is misread.
  private static let causes: Set<String> = [
    "BrokenFence", "MalformedYAML", "MissingLanguage", "MisspeltHeading", "SwallowedFence", "UnclosedComment",
    "UnclosedFence", "UnclosedFrontMatter", "UnknownInfoWord", "UnknownRevision", "UnmatchedFiles",
    "UnreadFrontMatter", "UnreadableRevision",
  ]
  /// Single rules that follow from others.
  private static let pairs: [String: Set<String>] = [
    "FileOutsideTree": ["PatchOfUnknownFile"], "IdleRequestBlock": ["BlockWithoutSide", "WeakClaim"],
    "UnknownContract": ["UnpairedContract"], "UnknownLanguage": ["PatchOfUnknownFile"],
  ]
  /// The rules about a study as a whole.
  private static let consequences: Set<String> = [
    "EmptyStudy", "ExerciseRequest", "FaultyContract", "IdleOutput", "MissingAfter", "MissingBefore", "MissingSides",
    "PatchOfUnknownFile", "StrayDiff", "UnknownContract", "UnknownKeyLines", "UnknownPrinciple", "UnknownStep",
    "UnpairedContract", "UnpairedDriver", "WeakClaim",
  ]

  /// Returns the diagnostics of checks without those that follow from what the reader found.
  static func removed(from found: [Diagnostic], after read: [Diagnostic]) -> [Diagnostic] {
    let faulty = Set(read.lazy.filter { causes.contains($0.id) }.map { PathKey($0.range.path) })
    var followers: [PathKey: Set<String>] = [:]
    for diagnostic in found {
      if let ids = pairs[diagnostic.id] { followers[PathKey(diagnostic.range.path), default: []].formUnion(ids) }
    }
    if faulty.isEmpty, followers.isEmpty { return found }
    return found.filter { diagnostic in
      if followers[PathKey(diagnostic.range.path)]?.contains(diagnostic.id) == true { return false }
      if !faulty.contains(PathKey(diagnostic.range.path)) { return true }
      // A misspelt mark is a separate mistake.
      return !consequences.contains(diagnostic.id) || diagnostic.severity == .warning && diagnostic.id == "WeakClaim"
    }
  }
}
