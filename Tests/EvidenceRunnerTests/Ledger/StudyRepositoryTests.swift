import SystemFiles
import Testing

@testable import EvidenceRunner

@Suite("A study's trees in a repository")
struct StudyRepositoryTests {
  private func with(
    _ requests: [[String: String]?], of base: [String: String], _ work: (StudyRepository) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder(for: "study-repository")
    defer { folder.remove() }
    try await work(StudyRepository(in: folder, before: .init(base: base, requests: requests), after: nil))
  }

  @Test func areMergedUnlessTheyConflict() async throws {
    let base = ["A b.swift": "1\n2\n3\n4\n5\n", "empty.swift": ""]
    func edited(_ text: String) -> [String: String] { base.merging(["A b.swift": text]) { $1 } }
    let requests = ["one\n2\n3\n4\n5\n", "1\n2\n3\n4\nfive\n", "uno\n2\n3\n4\n5\n"].map(edited)
    try await with(requests, of: base) { repository in
      let merged = try await repository.merged("before-1", "before-2")
      #expect(merged == edited("one\n2\n3\n4\nfive\n"))
      let conflict = try await repository.merged("before-1", "before-3")
      #expect(conflict == nil)
    }
  }

  /// Files that a study takes from a commit may have such names.
  @Test func mayHaveFilesWhoseNamesBeginWithAQuotationMark() async throws {
    let (first, second) = ("\"a\".swift", "\"\u{301}b.swift")
    try await with([[first: "2\n"], [first: "1\n", second: "3\n"]], of: [first: "1\n"]) { repository in
      let merged = try await repository.merged("before-1", "before-2")
      #expect(merged == [first: "2\n", second: "3\n"])
    }
  }

  @Test func areUnreadableWithoutTheirBranch() async throws {
    try await with([["a": "1"]], of: ["a": "0"]) { repository in
      await #expect(throws: VerificationFailure.self) { try await repository.merged("before-1", "before-2") }
    }
  }
}
