import CaseStudyModel
import CodeDifference
import SiteBuilder
import SiteStorage

/// A run of `check --fix` on one site: applies safe fixes in memory until there are none, then writes the files.
struct FixSession {
  let parts: PartRegistry
  let request: SiteRequest
  /// The files to fix; `nil` for all.
  let files: Set<String>?

  /// The limit on passes: a fix may reveal the next mistake, and each pass reads the site again.
  private static let passLimit = 20

  /// Applies the fixes, or prints them as a patch.
  func run(isDry: Bool, on console: Console) async throws {
    var content = ChangedContent(folder: request.content)
    var originals: [PathKey: [UInt8]] = [:]
    var count = 0
    for _ in 0..<Self.passLimit {
      let fixes = try await fixes(in: content)
      var isChanged = false
      for (path, fixes) in fixes {
        let bytes = try content.read(path.text)
        let fixed = FixedText(bytes, applying: fixes)
        guard fixed.bytes != bytes else { continue }
        originals[path] = originals[path] ?? bytes
        content.changes[path] = fixed.bytes
        count += fixed.count
        isChanged = true
      }
      if !isChanged { break }
    }
    // A file with several names through links is changed once, under a name that a patch can use.
    var written: Set<PathKey> = []
    for (path, original) in originals.sorted(by: { $0.key < $1.key }) {
      guard let fixed = content.changes[path], fixed != original else { continue }
      let file = try SiteFile(path.text, in: request.location.root)
      guard written.insert(PathKey(file.path)).inserted else { continue }
      if isDry {
        let shown = request.sources.displayedPath(file.path)
        try console.output(patch: UnifiedDifference.text(from: original, to: fixed, path: shown))
      } else {
        try file.replace(original, by: fixed)
      }
    }
    if !isDry { console.say(count == 1 ? "Applied 1 fix" : "Applied \(count) fixes") }
  }

  /// Returns the safe fixes by file, in the order of their diagnostics.
  private func fixes(in content: ChangedContent) async throws -> [(PathKey, [Fix])] {
    let checked = try await parts.pipeline(content: content, options: request.load).check()
    var fixes: [PathKey: [Fix]] = [:]
    for diagnostic in checked.diagnostics {
      guard let fix = diagnostic.fixes.first(where: \.isSafe), let path = fix.replacements.first?.range.path,
        fix.replacements.allSatisfy({ PathKey($0.range.path) == PathKey(path) }), files?.contains(path) ?? true,
        SitePath.isInside(path), SitePath.hiddenPart(of: path) == nil
      else { continue }
      fixes[PathKey(path), default: []].append(fix)
    }
    return fixes.sorted { $0.key < $1.key }
  }
}
