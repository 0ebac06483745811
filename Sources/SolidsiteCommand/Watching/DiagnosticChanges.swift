import CaseStudyModel

/// The diagnostics that appeared and disappeared between two checks.
///
/// A line added above a problem moves it but doesn't change it, so places within a file aren't compared.
struct DiagnosticChanges: Sendable, Equatable {
  /// The new ones, in order.
  private(set) var new: [Diagnostic]
  /// The resolved ones, in order.
  private(set) var resolved: [Diagnostic]

  /// - Parameters:
  ///   - before: those of the last check.
  ///   - after: those of this check.
  init(from before: [Diagnostic], to after: [Diagnostic]) {
    new = Self.rest(of: after, without: before)
    resolved = Self.rest(of: before, without: after)
  }

  /// Whether no diagnostic is new or resolved.
  var isEmpty: Bool { new.isEmpty && resolved.isEmpty }

  /// A problem without its place in the file.
  private struct Key: Hashable {
    var path: PathKey
    var id: String
    var severity: Severity
    var summary: String

    init(_ diagnostic: Diagnostic) {
      path = PathKey(diagnostic.range.path)
      id = diagnostic.id
      severity = diagnostic.severity
      summary = diagnostic.summary.description
    }
  }

  /// Returns the diagnostics that have no counterpart; those at the same place are matched first.
  private static func rest(of all: [Diagnostic], without others: [Diagnostic]) -> [Diagnostic] {
    let places = Dictionary(grouping: others, by: Key.init).mapValues { Set($0.map(\.range.start)) }
    let counts = Dictionary(grouping: others, by: Key.init).mapValues(\.count)
    return Dictionary(grouping: Set(all), by: Key.init).flatMap { key, found -> [Diagnostic] in
      let excess = found.count - (counts[key] ?? 0)
      if excess <= 0 { return [] }
      let known = places[key] ?? []
      let unplaced = found.filter { !known.contains($0.range.start) }.sorted()
      return Array(unplaced.suffix(excess))
    }.sorted()
  }
}
