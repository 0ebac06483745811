import CaseStudyModel
import SourceTrees
import Testing

@testable import SiteBuilder

@Suite("The package of an exercise")
struct ExercisePackageTests {
  private func files(
    _ site: Site = .exercising(), isSolved: Bool = false
  ) throws -> [String: String] {
    let exercise = try #require(site.exercise)
    let trees = Side.allCases.flatMap { [exercise.trees[$0].base, exercise.trees[$0].solved] }
    let names = PortableNames(of: trees.flatMap(\.files.keys))
    let files = ExercisePackage(exercise: exercise, names: names, texts: site.texts).files(isSolved: isSolved)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func hasTheOldDesignWithTheTests() throws {
    #expect(
      try files().keys.sorted() == [
        "Package.swift", "README.md", "Sources/Study/Fee.swift", "Tests/StudyTests/Acceptance1.swift",
        "Tests/StudyTests/Behaviour1.swift", "Tests/StudyTests/Drivers.swift", "Tests/StudyTests/Expectations.swift",
        "Tests/StudyTests/StudyTests.swift",
      ])
  }

  @Test func hasTheNewDesignWithItsDriversAsTheSolution() throws {
    let files = try files(isSolved: true)
    #expect(
      files.keys.filter { $0.hasPrefix("Sources") }.sorted()
        == ["Sources/Study/ABikes.swift", "Sources/Study/Fees.swift"])
    #expect(files["Tests/StudyTests/Drivers.swift"]?.contains("fees[0]") == true)
  }

  @Test func leavesOutTheMainFile() throws {
    let study = CaseStudy.exercised { $0.snippets[0].file = "main.swift" }
    #expect(try files(.exercising(study)).keys.allSatisfy { !$0.hasPrefix("Sources") })
  }

  @Test func saysNothingAboutTheSolutionInItsText() throws {
    let text = try #require(try files()["README.md"])
    #expect(text.contains("Bikes.\n\nWanted.\n"))
    #expect(!text.contains("Fee.swift"))
    #expect(!text.contains(ExercisePackage.withAcceptance))
  }

  @Test(arguments: [("Bikes?", "Bikes?"), ("Add bikes.", "Add bikes."), ("Bikes (2)", "Bikes (2).")])
  func endsTheRequestLikeASentence(title: String, line: String) throws {
    var (study, evidence) = (CaseStudy.exercised(), Evidence.sound())
    study.changeRequests[0].title = title
    evidence.requests[0].title = title
    let text = try #require(try files(.exercising(study, evidence))["README.md"])
    #expect(text.contains("\n\n\(line)\n\nWanted.\n"))
  }

  @Test func leavesOutAnAcceptanceTestThatCallsCodeOfTheRequestUntilAsked() throws {
    let site = Site.exercising(.exercised(), .sound(unchanged: .notCompiled))
    let files = try files(site)
    let test = try #require(files["Tests/StudyTests/Acceptance1.swift"])
    #expect(test.hasPrefix("#if ACCEPTANCE\n"))
    #expect(test.hasSuffix("\n#endif\n"))
    let suite = try #require(files["Tests/StudyTests/StudyTests.swift"])
    #expect(suite.contains("#else\n      Issue.record(\n        \"Write the code that Acceptance1.swift calls"))
    #expect(files["README.md"]?.contains("swift test -Xswiftc -DACCEPTANCE") == true)
    #expect(try self.files(site, isSolved: true).values.allSatisfy { !$0.contains("#if") })
  }

  @Test func bringsStandInsAsTargetsInTheirOrder() throws {
    let standIns = [
      SourceFile(path: "Content/modules/Kit/A.swift", bytes: Array("public import Core\n".utf8)),
      SourceFile(path: "Content/modules/Core/sub/a.swift", bytes: []),
      SourceFile(path: "Content/modules/Core/a.swift", bytes: []),
    ]
    let files = try files(.exercising(standIns: standIns))
    #expect(
      files.keys.filter { $0.contains("Core") || $0.contains("Kit") }.sorted() == [
        "Sources/Core/a-2.swift", "Sources/Core/a.swift", "Sources/Kit/A.swift",
      ])
    let manifest = try #require(files["Package.swift"])
    for target in [
      ".target(name: \"Core\"),", ".target(name: \"Kit\", dependencies: [\"Core\"]),",
      ".target(name: \"Study\", dependencies: [\"Core\", \"Kit\"]),",
      ".testTarget(name: \"StudyTests\", dependencies: [\"Study\", \"Core\", \"Kit\"]),",
    ] {
      #expect(manifest.contains(target))
    }
  }

  @Test func writesTheTitleOfARequestAsText() throws {
    var study = CaseStudy.exercised()
    var evidence = Evidence.sound()
    let title = "\"\\(run())\n"
    (study.changeRequests[0].title, evidence.requests[0].title) = (title, title)
    let suite = try #require(try files(.exercising(study, evidence))["Tests/StudyTests/StudyTests.swift"])
    #expect(suite.contains("  @Test(\"\\\"\\\\(run()) \") func acceptance1()"))
  }

  @Test(arguments: [
    "../../up.swift", "/root.swift", "a/../../b.swift", ".git/hooks/x.swift", "C:\\x.swift", "C:/x.swift",
  ])
  func keepsEveryFileInItsFolder(path: String) throws {
    let study = CaseStudy.exercised { article in
      article.snippets.append(
        Snippet(line: 99, codeLine: 100, language: .swift, file: path, side: .before, code: "let x = 1\n"))
    }
    for name in try files(.exercising(study)).keys {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\\") && !$0.contains(":") })
    }
  }
}
