import CaseStudyModel
import CaseStudyReader
import ChangeLedger
import Foundation
import SiteStorage
import Testing

@testable import SolidsiteCommand

/// What the history of a real repository shows about the order of a study's parts.
struct RegistrationTests {
  static let path = "Content/case-studies/parking.md"
  static let study = VerifiedStudy.motorcycles.replacing("### Motorcycles", with: "### Motorcycles (adverse)")
  /// The study as it was before anybody wrote the after side.
  static let early = VerifiedStudy.withoutAfterSide(study)

  /// A step of a history: texts by their paths, and `nil` for a removed file.
  typealias Step = [String: String?]

  func finding(after steps: [Step], then work: (SiteFolder) throws -> Void = { _ in }) async throws
    -> StudyRegistrar.Finding
  {
    try await SiteFolder.withValue { folder in
      try folder.git("init --quiet --initial-branch=main")
      for step in steps { try folder.commit(step) }
      try work(folder)
      return try await Self.finding(in: folder)
    }
  }

  private static func finding(in folder: SiteFolder, of path: String = path) async throws -> StudyRegistrar.Finding {
    let content = DiskContentSource(root: folder.path)
    let reader = MarkdownStudyReader(
      configuration: SiteConfiguration(title: "x", isConfigured: true), principles: Principle.builtIn)
    let lookup: RevisionAnswers.Lookup = { await RevisionReader(around: folder.path).answers(to: $0) }
    var answers = RevisionAnswers(lookup: lookup)
    let study = await answers.study(by: reader, from: SourceFile(path: path, text: try folder.text(path))) {
      try? content.read($0)
    }.value
    let history = try? await RepositoryHistory(of: folder.path)
    defer { history?.remove() }
    return await StudyRegistrar(history: history, reader: reader, content: content, revisions: lookup)
      .finding(on: study) { _ in true }
  }

  func late(_ found: StudyRegistrar.Finding) -> [String] {
    StudyRegistration.Part.allCases.compactMap { part in
      found.registration.parts[part].flatMap { count in
        count.registered == count.all && count.removed == nil
          ? nil : "\(part) \(count.all - count.registered) \(count.removed ?? 0)"
      }
    }
  }

  @Test func registersPartsThatAreOlderThanTheAfterSide() async throws {
    let found = try await finding(after: [[Self.path: Self.early], [Self.path: Self.study]])
    #expect(found.registration.obstacle == nil)
    #expect(found.registration.parts.mapValues(\.all) == [.code: 1, .drivers: 1, .tests: 2, .roles: 1, .requests: 1])
    #expect(late(found).isEmpty)
    #expect(found.requests.allSatisfy { $0 == found.registration.before })
    #expect(found.registration.before != nil)
    #expect(found.registration.after != found.registration.before)
  }

  @Test func registersNothingInASingleCommit() async throws {
    let found = try await finding(after: [[Self.path: Self.study]])
    #expect(late(found) == ["code 1 0", "drivers 1 0", "tests 2 0", "roles 1 0", "requests 1 0"])
    #expect(found.registration.before == nil)
  }

  @Test func ignoresWhiteSpaceAtTheEndsOfLines() async throws {
    let loose = Self.early.replacing("* hours\n}", with: "* hours \t\n}")
    #expect(loose != Self.early)
    try await #expect(late(finding(after: [[Self.path: loose], [Self.path: Self.study]])).isEmpty)
  }

  @Test(arguments: [
    ("5 * hours : 2 * hours\n}", "4 * hours : 2 * hours\n}", "code 1 0"),
    ("hours: 3) }", "hours: 4) }", "drivers 1 0"),
    ("expect(charge(\"bus\"), 15)", "expect(charge(\"bus\") > 9)", "tests 1 0"),
    ("```output\n10", "```output\n11", "tests 1 0"),
    ("detail: [Car.swift]", "detail: [Car.swift, Fee.swift]", "roles 1 0"),
    ("The operator lets", "The mayor lets", "requests 1 0"),
    (" (adverse)", "", "requests 1 0"),
    ("hours : vehicle == \"bus\"", "1 * hours : vehicle == \"bus\"", "requests 1 0"),
    ("expect(charge(\"motorcycle\"), 3)", "expect(charge(\"motorcycle\") < 9)", "requests 1 0"),
  ])
  func countsWhatChangedWithTheAfterSide(_ text: String, _ other: String, _ expected: String) async throws {
    let changed = Self.early.replacing(text, with: other)
    #expect(changed != Self.early)
    try await #expect(late(finding(after: [[Self.path: changed], [Self.path: Self.study]])) == [expected])
  }

  @Test func countsWhatWasTakenOutSince() async throws {
    let more = Self.early + "```swift test\nexpect(charge(\"car\"), 6)\n```\n"
    let moved = more.replacing(
      "## Change requests", with: "## Asked\n\n```swift test\nexpect(true)\n```\n\n## Change requests")
    #expect(
      try await late(finding(after: [[Self.path: moved], [Self.path: Self.study]])) == ["tests 0 1", "requests 1 0"])
  }

  @Test func aRestoredAfterSideCountsFromItsFirstAppearance() async throws {
    let steps: [Step] = [[Self.path: Self.study], [Self.path: Self.early], [Self.path: Self.study]]
    try await #expect(late(finding(after: steps)).count == 5)
  }

  @Test(arguments: [
    "no label", "another file", "the program's own files", "an included file", "a failing block", "another side first",
  ])
  func findsAHiddenAfterSide(_ way: String) async throws {
    let (start, end) = ("```swift Tariff.swift", "## What must not change")
    let after = Self.study.components(separatedBy: "## After\n")[1].components(separatedBy: end)[0]
    let code = after.components(separatedBy: "\n").filter { !$0.hasPrefix("```") }.joined(separator: "\n")
    var first: Step = [Self.path: Self.early]
    switch way {
    case "no label":
      first[Self.path] = Self.early + "\n## Notes\n\n```text\n\(code)\n```\n"
    case "another file": first["notes.md"] = "# Notes\n\n" + after
    case "the program's own files": first["Sources/Tariffs.swift"] = code
    case "an included file":
      first["Content/case-studies/code.swift"] = code
      first[Self.path] = Self.early.replacing(end, with: "## Notes\n\n```swift neutral src=code.swift\n```\n\n" + end)
    case "a failing block":
      first[Self.path] = Self.early.replacing(end, with: "```swift after fails=\"x\"\nlet a: Int = x\n```\n\n" + end)
    default:
      first[Self.path] = Self.early.replacing(end, with: "## After\n\n\(start)\nlet other = 1\n```\n\n" + end)
    }
    let last: Step =
      way == "an included file"
      ? [Self.path: Self.study, "Content/case-studies/code.swift": nil] : [Self.path: Self.study]
    try await #expect(late(finding(after: [first, last])).count == 5, "\(way)")
  }

  @Test func readsIncludedFilesAsTheirCommitsHaveThem() async throws {
    let code = "func fee(for vehicle: String, hours: Int) -> Int {\n  vehicle == \"bus\" ? 5 * hours : 2 * hours\n}\n"
    let (file, include) = ("Content/case-studies/Fee.swift", "```swift Fee.swift src=Fee.swift\n")
    let early = Self.early.replacing("```swift Fee.swift\n" + code, with: include)
    let study = Self.study.replacing("```swift Fee.swift\n" + code, with: include)
    #expect(early != Self.early)
    let same = try await finding(after: [[Self.path: early, file: code], [Self.path: study]])
    #expect(late(same).isEmpty)
    let other = code.replacing("5 *", with: "6 *")
    let changed = try await finding(after: [[Self.path: early, file: other], [Self.path: study, file: code]])
    #expect(late(changed) == ["code 1 0"])
    // A commit that changes the included file alone registers it, too.
    let steps: [Step] = [[Self.path: early, file: other], [file: code], [Self.path: study]]
    try await #expect(late(finding(after: steps)).isEmpty)
  }

  @Test func followsRenames() async throws {
    let steps: [Step] = [
      ["Content/case-studies/fees.md": Self.early], ["Content/case-studies/fees.md": nil, Self.path: Self.early],
      [Self.path: Self.study],
    ]
    try await #expect(late(finding(after: steps)).isEmpty)
  }

  @Test func readsMergedBranches() async throws {
    let found = try await finding(after: [["a.txt": "1"]]) { folder in
      try folder.git("checkout --quiet -b study")
      try folder.commit([Self.path: Self.early])
      try folder.commit([Self.path: Self.study])
      try folder.git("checkout --quiet main")
      try folder.commit(["a.txt": "2"])
      try folder.git("merge --quiet --no-edit study")
    }
    #expect(late(found).isEmpty)
  }

  /// A commit of one branch is no older than one of the other, whatever their dates say.
  @Test func aBranchParallelToTheAfterSideRegistersNothing() async throws {
    let found = try await finding(after: [["a.txt": "1"]]) { folder in
      try folder.git("checkout --quiet -b late")
      try folder.commit([Self.path: Self.early])
      try folder.git("checkout --quiet main")
      try folder.commit([Self.path: Self.study])
      try folder.git("merge --quiet --no-edit -s ours late")
    }
    #expect(late(found).count == 5)
  }

  @Test func squashedCommitsRegisterNothing() async throws {
    let found = try await finding(after: [["a.txt": "1"]]) { folder in
      try folder.git("checkout --quiet -b study")
      try folder.commit([Self.path: Self.early])
      try folder.commit([Self.path: Self.study])
      try folder.git("checkout --quiet main")
      try folder.git("merge --quiet --squash study")
      try folder.git("commit --quiet -m squashed")
    }
    #expect(late(found).count == 5)
  }

  @Test func aSideOfACommitIsRegisteredByThatCommit() async throws {
    let code = "func fee(for vehicle: String, hours: Int) -> Int {\n  vehicle == \"bus\" ? 5 * hours : 2 * hours\n}\n"
    let new = "func fee(for vehicle: String, hours: Int) -> Int {\n  (vehicle == \"bus\" ? 5 : 2) * hours\n}\n"
    let study = """
      ---
      title: Fees
      principles: [isp]
      before: {rev: v1, files: "Sources/*.swift"}
      after: {rev: v2, files: "Sources/*.swift"}
      ---

      ```swift test
      expect(fee(for: "bus", hours: 1), 5)
      ```

      """
    func parts(_ after: [Step], tags: [String]) async throws -> [String] {
      try await late(
        finding(after: [["Sources/Fee.swift": code]]) { folder in
          try folder.git("tag \(tags[0])")
          for step in after { try folder.commit(step) }
          try folder.git("tag \(tags[1])")
          try folder.commit([Self.path: study])
        })
    }
    try await #expect(parts([["Sources/Fee.swift": new]], tags: ["v1", "v2"]) == ["tests 1 0"])
    try await #expect(parts([["Sources/Fee.swift": new]], tags: ["v2", "v1"]) == ["code 1 0", "tests 1 0"])
  }

  @Test func saysThatTheRepositoryCantBeRead() async throws {
    try await SiteFolder.with([
      Self.path: Self.study, "solidsite.yml": "title: Site\n", ".git": "gitdir: ../.git/modules/site\n",
    ]) { folder in
      let verified = try solidsite("verify", in: folder)
      #expect(verified.errors.contains("git couldn’t read the study’s repository"))
      #expect(!verified.errors.contains("isn’t in a git repository"))
      for command in ["verify", "check", "build"] {
        let run = try solidsite(command, in: folder)
        #expect((run.output + run.errors).contains("Git must be able to read the site's repository"))
      }
      try folder.remove(".git")
      try folder.git("init --quiet")
      #expect(try !solidsite("check", in: folder).errors.contains("Git must be able to read"))
    }
  }

  @Test func saysWhyNothingIsRegistered() async throws {
    try await SiteFolder.with([Self.path: Self.study]) { folder in
      try await #expect(Self.finding(in: folder).registration.obstacle == .noRepository)
    }
    let uncommitted = try await finding(after: [[Self.path: Self.early]]) { try $0.write(Self.study, to: Self.path) }
    #expect(uncommitted.registration.obstacle == .uncommitted)
    try await SiteFolder.with { folder in
      try folder.git("init --quiet origin")
      try folder.write(Self.early, to: "origin/" + Self.path)
      try folder.git("add .", in: "origin")
      try folder.git("commit --quiet -m early", in: "origin")
      try folder.write(Self.study, to: "origin/" + Self.path)
      try folder.git("commit --quiet -a -m late", in: "origin")
      try folder.git("clone --quiet --depth 1 file://\(folder.path)/origin clone")
      try await #expect(Self.finding(in: SiteFolder(path: folder.path + "/clone")).registration.obstacle == .shallow)
      try await #expect(Self.finding(in: SiteFolder(path: folder.path + "/origin")).registration.obstacle == nil)
    }
  }
}

extension SiteFolder {
  /// Writes and removes files, and commits them.
  func commit(_ files: [String: String?]) throws {
    for (path, text) in files {
      if let text { try write(text, to: path) } else { try remove(path) }
    }
    try git("add --all")
    try git("commit --quiet -m step")
  }

  fileprivate static func withValue<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ work: (SiteFolder) async throws -> Value
  ) async throws -> Value {
    var value: Value?
    try await with { value = try await work($0) }
    return try #require(value)
  }
}
