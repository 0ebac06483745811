import Foundation
import TestForm
import Testing

/// `solidsite check --compile`.
@Suite(.serialized, .enabled(if: Confinement.works, Confinement.reason))
struct CompileExamplesTests {
  private static let readme = """
    # Prices

    ```swift
    struct Price { var amount: Int }
    ```

    ```swift
    let sum = Price(amount: 1).total
    ```

    """

  private static let line =
    "README.md:8:28: warning: Example should compile: value of type 'Price' has no member 'total' [ExampleDoesNotCompile]"

  @Test func printsTheCompilersWordsAtTheLineOfTheMarkdown() throws {
    try SiteFolder.with(["README.md": Self.readme]) { folder in
      let run = try solidsite("check --compile README.md", in: folder)
      #expect(run.errors.contains(Self.line), "\(run.errors)")
      #expect(run.errors.hasSuffix("\n1 of 2 examples compile; 1 doesn't compile\n"))
      #expect(run.status == 0)
      try #expect(solidsite("check --compile --strict README.md", in: folder).status == 1)
    }
  }

  @Test func compilesOnlyWhatHasChanged() throws {
    try SiteFolder.with(["README.md": Self.readme]) { folder in
      let first = try solidsite("check --compile README.md", in: folder).errors
      let kept = try folder.text(".solidsite/compiles.json")
      try #expect(solidsite("check --compile README.md", in: folder).errors == first)
      try #expect(folder.text(".solidsite/compiles.json") == kept)
      try folder.write(Self.readme.replacing(".total", with: ".amount"), to: "README.md")
      let changed = try solidsite("check --compile README.md", in: folder).errors
      #expect(changed.hasSuffix("2 of 2 examples compile (1 with neighbours)\n"), "\(changed)")
    }
  }

  @Test(.waiting, .disabled(if: TestForm.isFast, "the fast form leaves out what is repeated many times"))
  func keepsWhatItCompiledBeforeAnInterruption() throws {
    let documents = (0..<30).map { ("docs/\($0).md", Self.readme.replacing("Price", with: "Price\($0)")) }
    try SiteFolder.with(["README.md": "# Home\n"].merging(documents) { $1 }) { folder in
      let process = try CommandRun.process(["check", "--compile"], in: folder.path)
      let stored = folder.path + "/.solidsite/compiles.json"
      Thread.detachNewThread {
        while process.processIdentifier == 0 || process.isRunning, !FileManager.default.fileExists(atPath: stored) {
          usleep(1000)
        }
        if process.isRunning { kill(process.processIdentifier, SIGINT) }
      }
      let result = try run(process)
      #expect(result.status == -SIGINT, "\(result.errors)")
      try #expect(folder.text(".solidsite/compiles.json").contains(".md"))
    }
  }

  @Test func showsResultsOnPagesAndABadge() throws {
    try SiteFolder.with(["README.md": Self.readme]) { folder in
      _ = try solidsite("check --compile README.md", in: folder)
      _ = try solidsite("build README.md", in: folder)
      try #expect(folder.text("_site/badges/compiles.svg").contains("1 of 2 examples compile"))
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "Python isn't installed"))
  func checksOtherLanguagesByCommandsIfAllowed() throws {
    let files = [
      "solidsite.yml": "title: x\nverifiers:\n  python: [python3, -m, py_compile]\n",
      "Content/case-studies/a.md": "# A\n\n```python\nprint(1)\n```\n\n```python\ndef f(:\n```\n",
    ]
    try SiteFolder.with(files) { folder in
      try #expect(solidsite("check --compile", in: folder).errors.hasSuffix("There is no example to compile\n"))
      let run = try solidsite(
        ["check", "--compile", "--allow-commands"], in: folder,
        environment: ["SOLIDSITE_SWIFTC": "/nowhere/swiftc"])
      #expect(run.errors.contains("Content/case-studies/a.md:8:"), "\(run.errors)")
      #expect(run.errors.hasSuffix("1 of 2 examples compile; 1 doesn't compile\n"), "\(run.errors)")
    }
  }
}
