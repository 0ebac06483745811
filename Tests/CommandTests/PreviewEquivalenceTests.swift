import CaseStudyModel
import FileWatching
import Foundation
import SeededRandom
import SiteBuilder
import SiteStorage
import TestForm
import Testing

@testable import SolidsiteCommand

/// After any changes, a preview shows what a cold build would write.
@Suite(.waiting, .disabled(if: TestForm.isFast, "the fast form leaves out what is repeated many times"))
struct PreviewEquivalenceTests {
  private static let seeds: [UInt64] = TestForm.isLong ? Array(1...10) : [1]

  @Test(arguments: seeds)
  func showsWhatAColdBuildWrites(seed: UInt64) async throws {
    let start = [
      "solidsite.yml": "title: Site\n", "Content/case-studies/a.md": study(),
      "Content/case-studies/b.md": study(title: "B"),
      "Content/pages/about.md": "---\ntitle: About\n---\n\n## Part\n", "Content/assets/x.png": "x",
    ]
    try await SiteFolder.with(start) { folder in
      let request = try Self.request(folder)
      var builder = try PreviewBuilder(request, parts: PartRegistry())
      _ = try await builder.build(after: SiteChanges())
      var edits = RandomEdits(folder, seed: seed)
      var story: [String] = []
      for _ in 0..<(TestForm.isLong ? 60 : 12) {
        var paths: Set<String> = []
        // Several at once, as when another branch is checked out.
        for _ in 0..<edits.burst() {
          let edit = try edits.next()
          story.append(edit.name)
          paths.formUnion(edit.paths)
        }
        let changes = SiteChanges(
          FileChanges(paths: paths.map { folder.path + "/" + $0 }), root: folder.path,
          theme: try ThemeFolder.path(), journals: [])
        let laidOut = try await builder.build(after: changes)
        if let difference = try await Self.difference(of: laidOut, by: builder, from: request) {
          Issue.record("seed \(seed): \(difference) after \(story.joined(separator: "; "))")
          return
        }
      }
    }
  }

  @Test(arguments: seeds)
  func endsWithTheFilesOfAColdBuild(seed: UInt64) async throws {
    var start = ["solidsite.yml": "title: Site\n"]
    for name in ["a", "b", "c", "d", "sub/index"] {
      start["Content/case-studies/\(name).md"] = study(title: name, body: "[B](b.md#after)")
    }
    try await SiteFolder.with(start) { folder in
      let request = try Self.request(folder)
      var edits = RandomEdits(folder, seed: seed)
      for _ in 0..<(TestForm.isLong ? 20 : 4) {
        var builder = try PreviewBuilder(request, parts: PartRegistry())
        var story: [String] = []
        _ = try await builder.build(after: SiteChanges(), reading: ReadingPortion())
        repeat {
          let edit = try edits.next()
          story.append(edit.name)
          let changes = SiteChanges(
            FileChanges(paths: edit.paths.map { folder.path + "/" + $0 }), root: folder.path,
            theme: try ThemeFolder.path(), journals: [])
          _ = try await builder.build(after: changes, reading: ReadingPortion(needed: edit.paths))
          try await builder.readAhead(ReadingPortion(count: 2))
        } while builder.isLoading && story.count < 10
        let laidOut = try await builder.build(after: SiteChanges())
        if let difference = try await Self.difference(of: laidOut, by: builder, from: request) {
          Issue.record("seed \(seed): \(difference) after \(story.joined(separator: "; "))")
          return
        }
      }
    }
  }

  /// A quick update is shown until the whole site has been built, and mustn't differ from it.
  @Test(arguments: seeds)
  func showsSavedStudiesAsTheWholeBuildDoes(seed: UInt64) async throws {
    var start = ["solidsite.yml": "title: Site\n", "Content/assets/x.png": "x"]
    for name in ["a", "b", "c", "d"] {
      start["Content/case-studies/\(name).md"] = study(title: name, body: "[B](b.md#after)")
    }
    try await SiteFolder.with(start) { folder in
      var builder = try PreviewBuilder(try Self.request(folder), parts: PartRegistry())
      var whole = try await builder.build(after: SiteChanges())
      var cache = ReadingCache()
      var edits = RandomEdits(folder, seed: seed)
      var random = SplitMix(seed: seed)
      var quickCount = 0
      for number in 0..<(TestForm.isLong ? 120 : 24) {
        var paths: Set<String>
        var name = "a saved study"
        if number.isMultiple(of: 4) {
          let edit = try edits.next()
          (paths, name) = (Set(edit.paths), edit.name)
        } else {
          // Most saves change words; the others a title, and so the order of studies.
          let path = "Content/case-studies/\(["a", "b", "c", "d"].randomElement(using: &random) ?? "a").md"
          let title = Bool.random(using: &random) ? "Title \(Int.random(in: 0..<9, using: &random))" : "Title"
          try folder.write(study(title: title, body: "Words \(number), and [B](b.md)."), to: path)
          paths = [path]
        }
        let changes = SiteChanges(
          FileChanges(paths: paths.map { folder.path + "/" + $0 }), root: folder.path,
          theme: try ThemeFolder.path(), journals: [])
        let quick =
          changes.touchFilesOnly
          ? try await builder.pipeline.quickUpdate(of: changes.paths, in: whole, reusing: &cache) : nil
        whole = try await builder.build(after: changes)
        guard let quick else {
          cache = ReadingCache()
          continue
        }
        quickCount += 1
        #expect(!quick.files.isEmpty)
        for (path, file) in quick.files where file.contents().value != whole.file(at: path)?.contents().value {
          Issue.record("seed \(seed): \(path) differs after \(name), the change \(number)")
        }
      }
      #expect(quickCount > 5)
    }
  }

  private static func request(_ folder: SiteFolder) throws -> SiteRequest {
    let words = ["--root", folder.path]
    let arguments = try Arguments(words, for: ServeCommand(parts: PartRegistry()).specification)
    return try SiteRequest(SiteLocation(building: nil, root: folder.path), arguments)
  }

  /// Returns how a preview's build differs from a cold one, or nil if it doesn't.
  private static func difference(
    of laidOut: SiteBuild, by builder: PreviewBuilder, from request: SiteRequest
  ) async throws -> String? {
    let shown = contents(of: await builder.pipeline.checked(laidOut))
    let cold = contents(
      of: try await PartRegistry().pipeline(content: request.content, options: request.load).build())
    return shown == cold ? nil : shown.difference(from: cold)
  }

  /// The bytes of all files, and all diagnostics.
  private static func contents(of build: SiteBuild) -> Contents {
    var contents = Contents(diagnostics: build.diagnostics)
    for file in build.files {
      let made = file.contents()
      contents.files[file.path] = made.value
      contents.diagnostics += made.diagnostics
    }
    return contents
  }

  private struct Contents: Equatable {
    var files: [String: [UInt8]] = [:]
    var diagnostics: [Diagnostic]

    func difference(from other: Contents) -> String {
      let paths = Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }
      return paths.isEmpty
        ? "diagnostics \(Set(diagnostics).symmetricDifference(other.diagnostics))" : "other bytes in \(paths.sorted())"
    }
  }
}
