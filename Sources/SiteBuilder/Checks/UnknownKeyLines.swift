import CaseStudyModel
import CodeDifference
import SourceTrees

/// The lines that a study names as its key must be in one of its files.
struct UnknownKeyLines: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Key 'key' must name lines of a file that both sides have",
      text: """
        The overview shows how these lines change. Lines are counted on the after side, with the file's blocks joined.
        """,
      example: """
        key: Layuot.swift#L3-L12   isn't a file of the study
        key: Layout.swift#L3-L12
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    let severity: Severity = site.configuration.isConfigured ? .warning : .information
    return site.studies.compactMap { study in
      guard let key = study.article.frontMatter.key, !key.isEmpty else { return nil }
      let place = study.article.place(ofKey: "key")
      guard let named = NamedLines(key) else {
        return Diagnostic(
          id, severity, "Key 'key' must be written as Layout.swift or Layout.swift#L3-L12, not '\(key)'", at: place,
          solutions: Self.inUsualForm(key).map { ["replace '\(key)' with '\($0)'"] } ?? [])
      }
      let files = BothSides { SourceTree.of(study.article, on: $0, in: .any).value.files }
      guard let file = files.after[named.file] ?? files.before[named.file] else {
        let names = Set(files.after.keys).union(files.before.keys)
        let meant = Self.lines(meantBy: named.file, in: names)
        let file = onlyNamesake(of: named.file, among: names) ?? nearestName(to: named.file, among: names)
        let nearest = meant ?? file.map { $0 + key.dropFirst(named.file.count) }
        return Diagnostic(
          id, severity, "Key 'key' must name a file of the study; there is no '\(named.file)'", at: place,
          replacing: key, with: nearest)
      }
      guard Self.isComparable(named, in: study) else {
        return Diagnostic(
          id, severity,
          "Key 'key' must name a file that both sides have, in different versions, but '\(named.file)' is not one",
          at: place)
      }
      guard let lines = named.lines else { return nil }
      if lines.upperBound <= file.lines.count {
        return Self.nearestChange(to: lines, of: named, in: study).map { change in
          let nearest = "\(named.file)#L\(change.lowerBound + 1)-L\(change.upperBound)"
          return Diagnostic(
            id, severity, "Key 'key' must name lines near a change, but those of '\(key)' are the same on both sides",
            at: place, solutions: ["replace '\(key)' with '\(nearest)'"])
        }
      }
      return Diagnostic(
        id, severity, "Key 'key' must name lines of the file, which has \(file.lines.count), but is '\(key)'",
        at: place)
    }
  }

  /// Returns the lines of the after side, counted from 0, of the change that is nearest to some lines.
  /// - Returns: `nil` if one of the lines is shown with a change, or if nothing is compared.
  private static func nearestChange(to lines: Range<Int>, of named: NamedLines, in study: CaseStudy) -> Range<Int>? {
    guard let comparison = Comparison(of: study) else { return nil }
    let changes = KeyDifference.families(of: comparison).map(\.file).filter(named.names)
      .flatMap { Hunks($0.difference).hunks.map(\.after) }.filter { !$0.isEmpty }
    if changes.contains(where: { $0.overlaps(lines) }) { return nil }
    return changes.min { distance(from: $0, to: lines) < distance(from: $1, to: lines) }
  }

  private static func distance(from change: Range<Int>, to lines: Range<Int>) -> Int {
    max(change.lowerBound - lines.upperBound, lines.lowerBound - change.upperBound)
  }

  /// Returns the lines of a file that a text in another form names, such as `Layout.swift:3-12`.
  private static func lines(meantBy text: String, in files: Set<String>) -> String? {
    guard let match = text.wholeMatch(of: /(.+?)(:| ?\{| )L?(\d+)([-:]L?(\d+))?\}?/),
      let file = nearestName(to: String(match.1), among: files)
    else { return nil }
    return "\(file)#L\(match.3)" + (match.5.map { "-L\($0)" } ?? "")
  }

  /// Returns lines in the usual form, if they were written in reverse order, from 0 or with another separator.
  private static func inUsualForm(_ key: String) -> String? {
    guard let match = key.wholeMatch(of: /(.+)#L?(\d+)(?:-|–|—|\.{2,3}|:|,|-#)L?(\d+)/), let first = Int(match.2),
      let last = Int(match.3)
    else { return nil }
    return "\(match.1)#L\(max(min(first, last), 1))-L\(max(first, last, 1))"
  }

  private static func isComparable(_ named: NamedLines, in study: CaseStudy) -> Bool {
    // Without a comparison, the overview shows no difference, whatever the key says.
    guard let comparison = Comparison(of: study) else { return true }
    return KeyDifference.families(of: comparison).contains { named.names($0.file) }
  }
}
