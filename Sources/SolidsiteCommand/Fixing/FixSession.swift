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

  /// The diagnostics of a file whose settings can't be read.
  private static let misreadings = SeverityPolicy.losses.subtracting(["UncertainDraft"])

  /// The safe fixes of a site, and the files whose settings can't be read.
  private struct Findings {
    /// The fixes by file, in the order of their diagnostics.
    var fixes: [(PathKey, [Fix])]
    var misread: Set<PathKey>
  }

  /// Applies the fixes, or prints them as a patch.
  func run(isDry: Bool, on console: Console) async throws {
    var content = ChangedContent(folder: request.content)
    var originals: [PathKey: [UInt8]] = [:]
    var count = 0
    // The changes of the last pass, with the bytes and the number of fixes for undoing them.
    var changed: [PathKey: (bytes: [UInt8], count: Int)] = [:]
    var refused: Set<PathKey> = []
    for pass in 0...Self.passLimit {
      let found = try await findings(in: content, console)
      // A fix that makes readable settings unreadable can't be what the author meant, so it is undone and the file
      // keeps its faults.
      let damaged = changed.filter { found.misread.contains($0.key) }
      for (path, earlier) in damaged {
        content.changes[path] = earlier.bytes
        count -= earlier.count
        refused.insert(path)
      }
      changed = [:]
      if pass == Self.passLimit { break }
      if !damaged.isEmpty { continue }
      var isChanged = false
      for (path, fixes) in found.fixes where !refused.contains(path) {
        let bytes = try content.read(path.text)
        let fixed = FixedText(bytes, applying: fixes)
        guard fixed.bytes != bytes else { continue }
        originals[path] = originals[path] ?? bytes
        content.changes[path] = fixed.bytes
        count += fixed.count
        if !found.misread.contains(path) { changed[path] = (bytes, fixed.count) }
        isChanged = true
      }
      if !isChanged { break }
    }
    try write(content.changes, over: originals, isDry: isDry, on: console)
    if !isDry { console.say(count == 1 ? "Applied 1 fix" : "Applied \(count) fixes") }
  }

  /// Writes the changed files, or prints their patches.
  private func write(
    _ changes: [PathKey: [UInt8]], over originals: [PathKey: [UInt8]], isDry: Bool, on console: Console
  ) throws {
    let sources = request.sources
    // A file that has several paths through links is changed once, under a path that a patch can use.
    var written: Set<PathKey> = []
    for (path, original) in originals.sorted(by: { $0.key < $1.key }) {
      guard let fixed = changes[path], fixed != original else { continue }
      let file = try SiteFile(path.text, in: request.location.root)
      guard written.insert(PathKey(file.path)).inserted else { continue }
      if isDry {
        let shown = sources.displayedPath(file.path)
        try console.output(patch: UnifiedDifference.text(from: original, to: fixed, path: shown))
      } else {
        try file.replace(original, by: fixed)
      }
    }
  }

  private func findings(in content: ChangedContent, _ console: Console) async throws -> Findings {
    let checked = try await parts.pipeline(content: content, options: request.load).check()
    console.language.texts = checked.value.texts
    var fixes: [PathKey: [Fix]] = [:]
    var misread: Set<PathKey> = []
    for diagnostic in checked.diagnostics {
      if Self.misreadings.contains(diagnostic.id) { misread.insert(PathKey(diagnostic.range.path)) }
      guard let fix = diagnostic.fixes.first(where: \.isSafe), let path = fix.replacements.first?.range.path,
        fix.replacements.allSatisfy({ PathKey($0.range.path) == PathKey(path) }), files?.contains(path) ?? true,
        SitePath.isInside(path), SitePath.hiddenPart(of: path) == nil
      else { continue }
      fixes[PathKey(path), default: []].append(fix)
    }
    return Findings(fixes: fixes.sorted { $0.key < $1.key }, misread: misread)
  }
}
