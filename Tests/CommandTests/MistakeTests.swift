import CaseStudyModel
import Foundation
import SiteBuilder
import TestForm
import Testing

@testable import SolidsiteCommand

/// Typical mistakes of authors, each made once in a sound site, with the diagnostics about it.
///
/// The tables are in `Mistakes`; `Mistakes/README.md` explains their lines.
@Suite("Authors' mistakes")
struct MistakeTests {
  @Test func areCreatedInASiteWithoutAny() async throws {
    #expect(try await MistakenSite(files: Mistake.soundSite()).diagnostics() == [])
  }

  /// Rewrites the tables and fails, so that somebody reads them before committing.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["RECORD_MISTAKES"] != nil, "RECORD_MISTAKES=1 rewrites the tables"))
  func areRecorded() async throws {
    for table in try Mistake.tables() {
      var parts: [String] = []
      for mistake in Mistake.read(try String(contentsOf: table, encoding: .utf8)) {
        let site = MistakenSite(files: try mistake.site())
        let told = try await site.diagnostics()
        var lines = mistake.written + told.map { "= " + Mistake.line($0) }
        if lines.contains(where: { $0.hasPrefix("= ") && $0.hasSuffix(Mistake.safeFix) }),
          try await site.fixed(told).site.files == Mistake.soundSite()
        {
          lines.append("restored")
        }
        parts.append(lines.joined(separator: "\n") + "\n")
      }
      try parts.joined(separator: "\n").write(to: table, atomically: true, encoding: .utf8)
    }
    Issue.record("The tables are recorded; read the difference")
  }

  @Test func areAtLeast150() throws {
    #expect(try Mistake.all().count >= 150)
  }

  /// Both are one test, because checking the site takes most of the time.
  @Test(arguments: TestForm.sample(of: "mistakes", every: 3, try Mistake.all()))
  func areReportedAtTheirPlaceAndResolvedByTheirSafeFixes(_ mistake: Mistake) async throws {
    let site = MistakenSite(files: try mistake.site())
    let told = try await site.diagnostics()
    #expect(told.map(Mistake.line) == mistake.expected)
    if !told.contains(where: { $0.fixes.contains(where: \.isSafe) }) { return }
    let (fixed, left) = try await site.fixed(told)
    #expect(left.map(Mistake.line).allSatisfy { !$0.hasSuffix(Mistake.safeFix) })
    #expect(try fixed.files == Mistake.soundSite() || !mistake.isRestored)
  }

  @Test(arguments: TestForm.sample(of: "mistakes in a text checked alone", every: 16, try Mistake.all()))
  func areReportedForASingleTextAsForTheWholeSite(_ mistake: Mistake) async throws {
    for text in try await MistakenSite(files: mistake.site()).diagnosticsOfTexts() { #expect(text.alone == text.among) }
  }

  @Test(arguments: try Mistake.all())
  func areReportedOrAcceptedForAReason(_ mistake: Mistake) {
    #expect(mistake.expected.isEmpty == (mistake.reason != nil))
  }
}

/// A site in memory, which is read and checked as `solidsite check` does.
struct MistakenSite {
  var files: [String: [UInt8]]

  /// Returns the diagnostics of reading and of all checks.
  func diagnostics() async throws -> [Diagnostic] {
    let content = MemoryContentSource(files.mapValues { String(decoding: $0, as: UTF8.self) })
    // A theme is checked only when pages are laid out, and reading it takes longer than reading a site.
    if files.keys.contains(where: { $0.hasPrefix("Templates/") }) {
      let pipeline = try PartRegistry().pipeline(content: content, options: LoadOptions())
      return Array(Set(try await pipeline.build().diagnostics)).sorted()
    }
    var pipeline = try Self.pipeline.get()
    pipeline.loader.content = content
    return Array(Set(try await pipeline.check().diagnostics)).sorted()
  }

  /// Returns the diagnostics of each text, checked alone and with all others.
  func diagnosticsOfTexts() async throws -> [(alone: [String], among: [String])] {
    var pipeline = try Self.pipeline.get()
    pipeline.loader.content = MemoryContentSource(files.mapValues { String(decoding: $0, as: UTF8.self) })
    var cache = ReadingCache()
    let build = try await pipeline.layOut(reusing: &cache)
    let whole = await pipeline.checked(build)
    var found: [(alone: [String], among: [String])] = []
    for path in build.site.articles.map(\.source) {
      func lines(_ build: SiteBuild) -> [String] {
        Set(build.diagnostics.filter { $0.range.path == path }).sorted().map(Mistake.line)
      }
      found.append((lines(await pipeline.checked(build, only: [path])), lines(whole)))
    }
    return found
  }

  /// One pipeline for all sites, because reading the theme takes longer than reading a site.
  private static let pipeline = Result {
    try PartRegistry().pipeline(content: MemoryContentSource([:]), options: LoadOptions())
  }

  /// Returns the site with all safe fixes applied, pass after pass, and the diagnostics that are left.
  /// - Parameter told: its diagnostics.
  func fixed(_ told: [Diagnostic]) async throws -> (site: MistakenSite, left: [Diagnostic]) {
    var site = self
    var left = told
    for _ in 0..<10 {
      var fixes: [String: [Fix]] = [:]
      for diagnostic in left {
        guard let fix = diagnostic.fixes.first(where: \.isSafe), let path = fix.replacements.first?.range.path else {
          continue
        }
        fixes[path, default: []].append(fix)
      }
      if fixes.isEmpty { break }
      for (path, fixes) in fixes { site.files[path] = FixedText(site.files[path] ?? [], applying: fixes).bytes }
      left = try await site.diagnostics()
    }
    return (site, left)
  }
}
