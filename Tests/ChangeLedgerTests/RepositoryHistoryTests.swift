import ChangeLedger
import Foundation
import Testing

@Suite("Files of a history")
struct RepositoryHistoryTests {
  private func withHistory(
    _ files: [String: String], _ work: (TestRepository, RepositoryHistory, _ commit: String) async throws -> Void
  ) async throws {
    try await TestRepository.with { repository in
      try await repository.start(files)
      let history = try await RepositoryHistory(of: repository.path)
      defer { history.remove() }
      try await work(repository, history, try await repository.git("rev-parse", "HEAD"))
    }
  }

  @Test(arguments: [("a.md", "1"), ("d/b.md", "2"), ("d", nil), ("c.md", nil), ("a.md/x", nil)])
  func areAbsentOnlyIfTheCommitLacksThem(path: String, text: String?) async throws {
    try await withHistory(["a.md": "1", "d/b.md": "2"]) { _, history, commit in
      let bytes = try await history.bytes(of: path, in: commit)
      #expect(bytes == text.map { Array($0.utf8) })
    }
  }

  @Test func failIfTheyAreTooLarge() async throws {
    try await withHistory(["a.md": String(repeating: "a", count: (4 << 20) + 1)]) { _, history, commit in
      await #expect(throws: GitFailure.failed(command: "cat-file", reason: "'a.md' has more than 4 MB")) {
        try await history.bytes(of: "a.md", in: commit)
      }
    }
  }

  @Test func failIfTheirObjectsAreMissing() async throws {
    try await withHistory(["a.md": "1"]) { repository, history, commit in
      let object = try await repository.git("rev-parse", "HEAD:a.md")
      try FileManager.default.removeItem(
        atPath: repository.path + "/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
      await #expect(throws: GitFailure.self) { try await history.bytes(of: "a.md", in: commit) }
    }
  }

  @Test func failIfTheTaskIsCancelled() async throws {
    try await withHistory(["a.md": "1"]) { _, history, commit in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await history.bytes(of: "c.md", in: commit)
      }
      await #expect(throws: GitFailure.cancelled) { try await task.value }
    }
  }
}
