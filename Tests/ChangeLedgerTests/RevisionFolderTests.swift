import CaseStudyModel
import ChangeLedger
import Testing

@Suite("The folder of a side that is a commit")
struct RevisionFolderTests {
  private func answer(_ question: RevisionQuestion, in folder: String) async -> RevisionAnswer? {
    await RevisionReader(around: folder).answers(to: [question])[question]
  }

  private func text(_ answer: RevisionAnswer?) -> [String: String]? {
    guard case .code(let code) = answer else { return nil }
    return Dictionary(code.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
  }

  @Test(arguments: [
    ("./Sources", "*.swift", "A.swift"), ("Sources/", "*.swift", "A.swift"),
    ("Sources/../Sources", "*.swift", "A.swift"),
    (".", "Sources/*.swift", "Sources/A.swift"), ("./", "Sources/*.swift", "Sources/A.swift"),
  ])
  func findsAFolderThatIsWrittenInAnotherWay(_ folder: String, _ pattern: String, _ name: String) async throws {
    try await TestRepository.with { repository in
      try await repository.start(["Sources/A.swift": "a"])
      let side = RevisionSide(revision: "main", patterns: [pattern], folder: folder)
      #expect(text(await answer(.files(side), in: repository.path)) == [name: "a"])
    }
  }

  @Test func rejectsAFolderOutsideTheRepository() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a"])
      let side = RevisionSide(revision: "main", patterns: ["**"], folder: "../Sources")
      #expect(await answer(.files(side), in: repository.path) == .fault(.outsideRepository))
    }
  }

  @Test(arguments: ["Sources", "Sources/", "./Sources"])
  func comparesTheFilesOfARequestInAFolderThatIsWrittenInAnotherWay(_ folder: String) async throws {
    try await TestRepository.with { repository in
      try await repository.start(["Sources/A.swift": "a"])
      try await repository.git("tag", "before")
      try await repository.commit(["Sources/A.swift": "a2"], on: "old", from: "before")
      try await repository.commit(["Sources/A.swift": "refactored"], on: "main")
      let base = RevisionSide(revision: "main", patterns: ["*.swift"], folder: folder)
      #expect(await answer(.request(revision: "old", bases: [base]), in: repository.path) == .fault(.otherBase))
    }
  }
}
