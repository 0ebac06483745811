import CaseStudyModel
import Foundation
import Testing

@testable import ChangeLedger

/// The days on which files last changed, from real repositories.
@Suite struct GitHistoryTests {
  private func days(in folder: String) async -> [String: String] {
    await GitHistory.lastChanges(in: folder, fileCount: 3).mapValues(\.description)
  }

  private func commit(_ files: [String: String], at date: String, in repository: TestRepository) async throws {
    for (path, text) in files { try repository.write(Data(text.utf8), to: path) }
    try await repository.git("add", "--all")
    try await repository.git("commit", "--quiet", "--message", "a change", at: date)
  }

  @Test func returnsTheDayOfTheLastCommitInUTC() async throws {
    try await TestRepository.with { repository in
      try await commit(["a.md": "1", "b ü\n.md": "1"], at: "2021-03-01T23:30:00-0200", in: repository)
      try await commit(["a.md": "2"], at: "2024-02-29T00:30:00+0000", in: repository)
      try repository.write(Data("x".utf8), to: "new.md")
      #expect(await days(in: repository.path) == ["a.md": "2024-02-29", "b ü\n.md": "2021-03-02"])
    }
  }

  @Test func namesFilesAsSeenFromAFolderOfTheRepository() async throws {
    try await TestRepository.with { repository in
      try await commit(["site/Content/a.md": "1", "b.md": "1"], at: "2021-03-01T12:00:00Z", in: repository)
      #expect(await days(in: repository.path + "/site") == ["Content/a.md": "2021-03-01"])
    }
  }

  @Test func datesFilesByTheBranchesAndMergesThatChangedThem() async throws {
    try await TestRepository.with { repository in
      try await commit(["a.md": "1", "b.md": "1"], at: "2021-01-01T12:00:00Z", in: repository)
      try await repository.git("checkout", "--quiet", "-b", "grafted")
      try await commit(["a.md": "2"], at: "2021-02-02T12:00:00Z", in: repository)
      try await repository.git("checkout", "--quiet", "main")
      try await commit(["c.md": "1"], at: "2021-03-03T12:00:00Z", in: repository)
      try await repository.git("merge", "--quiet", "--no-ff", "--no-commit", "grafted")
      try await commit(["b.md": "by the merge"], at: "2021-04-04T12:00:00Z", in: repository)
      // The branch has the name with which git marks the cut-off point of a shallow clone.
      try await repository.git("branch", "--force", "grafted", "HEAD")
      let expected = ["a.md": "2021-02-02", "b.md": "2021-04-04", "c.md": "2021-03-03"]
      #expect(await days(in: repository.path) == expected)
    }
  }

  @Test func leavesOutFilesUnknownToAShallowClone() async throws {
    try await TestRepository.with { repository in
      try await commit(["old.md": "1"], at: "2021-01-01T12:00:00Z", in: repository)
      try await commit(["edge.md": "1"], at: "2021-02-02T12:00:00Z", in: repository)
      try await commit(["last.md": "1"], at: "2021-03-03T12:00:00Z", in: repository)
      let clone = repository.folder + "/clone"
      try await repository.git("clone", "--quiet", "--depth", "2", "file://" + repository.path, clone)
      #expect(await days(in: clone) == ["last.md": "2021-03-03"])
      let least = repository.folder + "/least"
      try await repository.git("clone", "--quiet", "--depth", "1", "file://" + repository.path, least)
      #expect(await days(in: least) == [:])
    }
  }

  @Test func knowsNothingWithoutARepositoryOrACommit() async throws {
    try await TestRepository.with { repository in
      #expect(await days(in: repository.path) == [:])
      #expect(await days(in: repository.folder + "/nowhere") == [:])
      #expect(await days(in: "/") == [:])
    }
  }

  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (86_399, "1970-01-01"), (951_782_400, "2000-02-29"),
    (4_107_542_399, "2100-02-28"), (4_107_542_400, "2100-03-01"), (253_402_300_799, "9999-12-31"),
    (-62_135_596_800, "0001-01-01"),
  ])
  func knowsTheDayOfAMoment(seconds: Int, day: String) {
    #expect(CalendarDate(secondsSince1970: seconds)?.description == day)
  }

  @Test func rejectsYearsOutsideFourDigits() {
    for seconds in [Int.min, -62_135_596_801, 253_402_300_800, .max] {
      #expect(CalendarDate(secondsSince1970: seconds) == nil)
    }
  }
}
