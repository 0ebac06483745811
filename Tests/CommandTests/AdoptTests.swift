import Foundation
import Testing

@testable import SolidsiteCommand

@Suite struct AdoptTests {
  private let document = """
    # Shapes

    ## Open-closed principle

    Here is a class:

    ```swift
    class Shape {}
    ```

    This class violates the open-closed principle. To fix this, we use a protocol:

    ``` swift  \("")
    protocol Shape {}
    ```

    """

  @Test func printsAPatchThatGitApplies() throws {
    try SiteFolder.with(["notes.md": document]) { folder in
      let run = try solidsite("adopt notes.md", in: folder)
      #expect(run.status == 0)
      try #expect(folder.text("notes.md") == document)
      try folder.write(run.output, to: "adopt.patch")
      let applied = try shell("git apply adopt.patch", in: folder)
      #expect(applied.status == 0, "\(applied.errors)")
      let patched = try folder.text("notes.md")
      #expect(
        patched
          == document.replacing("```swift\n", with: "```swift before\n").replacing("swift  \n", with: "swift after\n"))
    }
  }

  @Test func refusesAFileInWhichCarriageReturnsEndLines() throws {
    let text = "A line.\r" + document
    try SiteFolder.with(["notes.md": text]) { folder in
      let run = try solidsite("adopt --write notes.md", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("Adopting the sides would change how 'notes.md' is read"), "\(run.errors)")
      try #expect(folder.text("notes.md") == text)
    }
  }

  @Test func printsMessagesInTheLanguageOfTheSite() throws {
    let files = ["solidsite.yml": "title: T\nlanguage: de\n", "Content/case-studies/a.md": study()]
    try SiteFolder.with(files) { folder in
      let run = try solidsite("adopt Content/case-studies/a.md", in: folder)
      #expect(run.errors.contains("Keine Seite in „Content/case-studies/a.md“ ist eine Vermutung\n"), "\(run.errors)")
      #expect(run.status == 0)
    }
  }

  @Test func indentedCodeGetsFences() throws {
    let indented = document.replacing("```swift\nclass Shape {}\n```", with: "\tclass Shape {\n\n\t\tint area;\n\t}")
    try SiteFolder.with(["notes.md": indented]) { folder in
      let run = try solidsite("adopt --write notes.md", in: folder)
      #expect(run.status == 0)
      let adopted = try folder.text("notes.md")
      #expect(
        adopted
          == indented.replacing(
            "\tclass Shape {\n\n\t\tint area;\n\t}", with: "```before\nclass Shape {\n\n\tint area;\n}\n```"
          ).replacing("swift  \n", with: "swift after\n"))
      #expect(try solidsite("adopt notes.md", in: folder).output.isEmpty)
    }
  }

  @Test(arguments: ["\n", "\r\n"])
  func indentedCodeAtTheEndOfAFileKeepsItsLineEnds(end: String) throws {
    let sentence = "The following class violates the open-closed principle because each new shape changes it."
    let head = ["# Shapes", "", "## Open-closed principle", "", sentence, ""].map { $0 + end }.joined()
    try SiteFolder.with(["notes.md": head + "    class Shape {" + end + "    }"]) { folder in
      let run = try solidsite("adopt --write notes.md", in: folder)
      #expect(run.status == 0)
      let fenced = ["```before", "class Shape {", "}", "```"].joined(separator: end)
      try #expect(folder.text("notes.md") == head + fenced)
    }
  }

  @Test(arguments: ["./notes.md", "docs/../notes.md", "/notes.md", "link.md"])
  func thePatchNamesAFileByItsPathFromTheWorkingFolder(_ operand: String) throws {
    try SiteFolder.with(["notes.md": document, "docs/other.md": "# Other\n"]) { folder in
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/link.md", withDestinationPath: "notes.md")
      let file = operand.hasPrefix("/") ? folder.path + operand : operand
      let run = try solidsite(["adopt", file], in: folder)
      #expect(run.output.hasPrefix("--- a/notes.md\n+++ b/notes.md\n"))
    }
  }

  @Test func thePatchNamesAFileOutsideTheWorkingFolderByItsPathInTheSite() throws {
    try SiteFolder.with(["notes.md": document, "docs/other.md": "# Other\n"]) { folder in
      let outside = try run(CommandRun.process(["adopt", "../notes.md"], in: folder.path + "/docs"))
      #expect(outside.output.hasPrefix("--- a/notes.md\n+++ b/notes.md\n"))
    }
  }

  @Test func writesTheFileIfAskedTo() throws {
    try SiteFolder.with(["notes.md": document]) { folder in
      let run = try solidsite("adopt --write notes.md", in: folder)
      #expect(run.output == "")
      #expect(run.errors == "Sides written into 'notes.md': 2\n")
      try #expect(folder.text("notes.md").contains("```swift before\n"))
    }
  }

  @Test func keepsLineEndingsAndFilesWithoutGuesses() throws {
    try SiteFolder.with(["notes.md": document.replacing("\n", with: "\r\n"), "none.md": "# None\n"]) { folder in
      try #expect(solidsite("adopt --write notes.md none.md", in: folder).status == 0)
      try #expect(folder.text("notes.md").contains("```swift before\r\n"))
      try #expect(folder.text("none.md") == "# None\n")
    }
  }

  @Test func rejectsAnInfoStringToWhichNoWordCanBeAdded() throws {
    let text = document.replacing("```swift\n", with: "```swift \"open\n")
    try SiteFolder.with(["notes.md": text]) { folder in
      let run = try solidsite("adopt --write notes.md", in: folder)
      #expect(run.status != 0)
      #expect(run.errors.contains("on line 7"))
      try #expect(folder.text("notes.md") == text)
    }
  }

  @Test func leavesAFileThatHasChangedSinceItWasRead() throws {
    try SiteFolder.with(["a.md": "saved meanwhile\n"]) { folder in
      let file = try SiteFile("a.md", in: folder.path)
      for old in ["read before\n", "saved meanwhile", ""] {
        #expect(throws: CommandFailure.self) { try file.replace(Array(old.utf8), by: [1]) }
      }
      #expect(try folder.text("a.md") == "saved meanwhile\n")
      try file.replace(Array("saved meanwhile\n".utf8), by: Array("new\n".utf8))
      #expect(try folder.text("a.md") == "new\n")
    }
  }

  @Test func rejectsALinkThatLeadsOutOfTheSite() throws {
    try SiteFolder.with(["site/solidsite.yml": "title: A\n", "notes.md": document]) { folder in
      try folder.link("site/notes.md", to: "../notes.md")
      try #expect(solidsite("adopt --write --root site site/notes.md", in: folder).status != 0)
      try #expect(folder.text("notes.md") == document)
    }
  }

  /// Each command gets all documents at once, because starting the process takes longer than reading one.
  @Test func writesEveryGuessWithoutChangingHowADocumentIsRead() throws {
    let documents = try Self.documents()
    let texts = try documents.enumerated().map { number, file in
      ("\(number).md", try String(contentsOf: file, encoding: .utf8))
    }
    try SiteFolder.with(Dictionary(uniqueKeysWithValues: texts)) { folder in
      let names = texts.map(\.0)
      let before = try snippets(of: names, in: folder)
      let run = try solidsite(["adopt", "--write"] + names, in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let after = try snippets(of: names, in: folder)
      for (number, document) in documents.enumerated() {
        #expect(before[number].map(\.reading) == after[number].map(\.reading), "\(document.lastPathComponent)")
        let guesses = after[number].filter { snippet in
          snippet.side != "neutral" && ["prose", "types", "order"].contains(snippet.sideSource)
        }
        #expect(guesses.isEmpty, "\(document.lastPathComponent)")
      }
    }
  }

  /// Returns the documents of the corpus, this repository's studies, and those in the folder that `SEEDS` names, if it is
  /// set.
  private static func documents() throws -> [URL] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folders = [
      tests.appending(path: "CaseStudyReaderTests/Corpus"), tests.appending(path: "../Content/case-studies"),
    ]
    let files = try folders.flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    let seeds = try ProcessInfo.processInfo.environment["SEEDS"].map {
      try FileManager.default.contentsOfDirectory(at: URL(filePath: $0), includingPropertiesForKeys: nil)
    }
    return (files.filter { $0.pathExtension == "md" } + (seeds ?? [])).sorted { $0.path < $1.path }
  }

  private struct Inspection: Decodable {
    struct Study: Decodable {
      var source: String
      var snippets: [Block]
    }
    struct Block: Decodable {
      var line: Int
      var codeLine: Int
      var side: String
      var sideSource: String
      var file: String?
      var principles: [String]
      var role: String

      var reading: [String] { ["\(line)", "\(codeLine)", side, file ?? "", role] + principles }
    }
    var studies: [Study]
  }

  /// The blocks of each file.
  private func snippets(of files: [String], in folder: SiteFolder) throws -> [[Inspection.Block]] {
    let run = try solidsite(["inspect", "--format", "json"] + files, in: folder)
    let studies = try JSONDecoder().decode(Inspection.self, from: Data(run.output.utf8)).studies
    return files.map { file in studies.filter { $0.source == file }.flatMap(\.snippets) }
  }
}
