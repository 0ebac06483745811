import CaseStudyModel

/// The diagnostics to print in full, and the counts of the others.
struct MostSevereDiagnostics {
  /// The most severe ones, in their order.
  private(set) var shown: [Diagnostic]
  /// The others, by file.
  private var others: [[Diagnostic]] = []

  /// The maximum number of files whose other diagnostics are counted on a line per file.
  private static let fileLimit = 50

  /// Selects as many diagnostics as a limit allows, errors first.
  /// - Parameter diagnostics: in their order, those of a file together.
  init(_ diagnostics: [Diagnostic], limit: Int) {
    shown = diagnostics
    guard diagnostics.count > limit else { return }
    let bySeverity = diagnostics.indices.sorted { left, right in
      (diagnostics[right].severity, left) < (diagnostics[left].severity, right)
    }
    let selected = Set(bySeverity.prefix(limit))
    shown = diagnostics.indices.filter(selected.contains).map { diagnostics[$0] }
    for index in diagnostics.indices where !selected.contains(index) {
      let diagnostic = diagnostics[index]
      // A second reference to the list would make each append copy it.
      if let path = others.last?[0].range.path, PathKey(path) == PathKey(diagnostic.range.path) {
        others[others.count - 1].append(diagnostic)
      } else {
        others.append([diagnostic])
      }
    }
  }

  /// Returns a line per file with the counts of its other diagnostics by kind, and one line for files beyond the limit.
  func countLines(in sources: DiagnosticSources, _ texts: InterfaceTexts) -> [String] {
    if others.isEmpty { return [] }
    let count = others.reduce(0) { $0 + $1.count }
    var lines = [texts.translation(of: "\(count) more, counted by file and kind (--all prints them in full):")]
    for file in others.prefix(Self.fileLimit) {
      lines.append("  \(sources.displayedPath(file[0].range.path).harmless): \(Self.counts(of: file))")
    }
    let rest = others.dropFirst(Self.fileLimit)
    if !rest.isEmpty {
      let files: Message = rest.count == 1 ? "1 more file" : "\(rest.count) more files"
      lines.append("  \(texts.translation(of: files)): \(Self.counts(of: rest.joined()))")
    }
    return lines
  }

  /// Returns the numbers by kind, the largest first.
  private static func counts(of diagnostics: some Sequence<Diagnostic>) -> String {
    let kinds = Dictionary(grouping: diagnostics, by: \.id).mapValues(\.count)
    let ordered = kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ordered.map { "\($0.value) [\($0.key)]" }.joined(separator: ", ")
  }
}
