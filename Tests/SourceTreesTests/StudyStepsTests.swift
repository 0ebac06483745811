import CaseStudyModel
import Foundation
import Testing

@testable import SourceTrees

/// The states of a study's code between its sides.
struct StudyStepsTests {
  /// Returns the files after each step, as `title: path=text …`; `nil` for a study without steps.
  private func steps(_ markdown: String) -> [String]? {
    StudySteps(of: study(markdown))?.steps.map { step in
      let files = step.tree.files.sorted { $0.key < $1.key }.map { path, file in
        "\(path)=" + file.lines.map(\.text).joined(separator: "|")
      }
      return "\(step.title): \(files.joined(separator: " "))"
    }
  }

  private func fence(_ info: String, _ code: String) -> String { "```swift \(info)\n\(code)\n```\n" }

  private var before: String { "## Before\n" + fence("A.swift", "a") + fence("B.swift", "b") + "## After\n" }

  @Test func replaceTheFilesThatTheirBlocksDefineAndAddNewOnes() {
    let study =
      before + "### One\n" + fence("A.swift", "a1") + "### Two\n" + fence("C.swift", "c") + fence("B.swift", "b2")
    #expect(
      steps(study) == ["One: A.swift=a1 B.swift=b", "Two: A.swift=a1 B.swift=b2 C.swift=c"])
  }

  @Test func joinBlocksOfAFileAcrossStepsUntilOneReplacesIt() {
    let study =
      before + "### One\n" + fence("A.swift", "a1") + "### Two\n" + fence("A.swift hidden", "a2") + "### Three\n"
      + fence("A.swift replace", "a3") + fence("B.swift", "b")
    #expect(
      steps(study) == ["One: A.swift=a1 B.swift=b", "Two: A.swift=a1|a2 B.swift=b", "Three: A.swift=a3 B.swift=b"])
  }

  @Test func leaveOutCodeThatIsNoPartOfTheAfterSide() {
    let study =
      before + "### One\n" + fence("A.swift", "a1") + fence("usage", "print(1)") + fence("A.swift neutral", "n")
      + fence("A.swift ignore", "i") + fence("fails=\"no\"", "f") + "### Two\n" + fence("B.swift", "b2")
    #expect(steps(study) == ["One: A.swift=a1 B.swift=b", "Two: A.swift=a1 B.swift=b2"])
  }

  @Test func passOverHeadingsWithoutCode() {
    let study =
      before + "### One\n" + fence("A.swift", "a1") + "### Why\nText.\n### Two\n" + fence("B.swift", "b2")
      + "#### Detail\n" + fence("C.swift", "c")
    #expect(
      steps(study) == ["One: A.swift=a1 B.swift=b", "Two: A.swift=a1 B.swift=b2 C.swift=c"])
  }

  @Test(arguments: [(50, true), (51, false)])
  func areAtMostAsManyAsAPageCanShow(count: Int, areSteps: Bool) {
    let walk = before + (1...count).map { "### Step \($0)\n" + fence("A.swift replace", "a\($0)") }.joined()
    #expect((steps(walk) != nil) == areSteps)
    #expect(StepSections.surplus(of: study(walk))?.first.text == (areSteps ? nil : "Step 51"))
  }

  @Test func endWithTheBlocksAfterThem() {
    let study =
      before + "### One\n" + fence("A.swift", "a1") + "### Two\n" + fence("B.swift", "b2") + "## Costs\n"
      + fence("C.swift after", "c")
    #expect(steps(study)?.last == "Two: A.swift=a1 B.swift=b2 C.swift=c")
  }

  @Test func areThoseOfTheFrontMatterWhereItNamesThem() {
    let study =
      "---\nsteps: [two, Detail]\n---\n" + before + "### One\n" + fence("A.swift", "a1") + "### Two\n"
      + fence("B.swift", "b2") + "#### Detail\n" + fence("C.swift", "c")
    #expect(
      steps(study) == ["Two: A.swift=a1 B.swift=b2", "Detail: A.swift=a1 B.swift=b2 C.swift=c"])
  }

  @Test(arguments: ["", "### One\n```swift A.swift\na1\n```\n", "### One\n```swift A.swift\na1\n```\n### Why\nText.\n"])
  func needTwoHeadingsWithCode(_ after: String) {
    #expect(steps(before + after) == nil)
  }

  @Test func needOneNewDesign() {
    let pair =
      "## OCP\n### Before\n" + fence("", "a") + "### After\n#### One\n" + fence("", "b") + "#### Two\n" + fence("", "c")
    #expect(steps(pair)?.count == 2)
    #expect(steps(pair + pair.replacing("OCP", with: "SRP")) == nil)
  }
}

/// The step at which a file of the before side disappears.
struct FileRemovalTests {
  private func paths(_ markdown: String) throws -> [[String]] {
    try #require(StudySteps(of: study(markdown))).steps.map(\.tree.paths)
  }

  private func fences(_ files: KeyValuePairs<String, String>) -> String {
    files.map { "```swift \($0).swift\n\($1)\n```\n" }.joined()
  }

  @Test func isTheLastUnlessAnotherRuleApplies() throws {
    let study =
      "## Before\n" + fences(["Old": "print(1)"]) + "## After\n### One\n" + fences(["A": "a"]) + "### Two\n"
      + fences(["B": "b"])
    #expect(try paths(study) == [["A.swift", "Old.swift"], ["A.swift", "B.swift"]])
  }

  @Test func followsInFilesThatOnlyNameEachOther() throws {
    let chain = (0..<50).map { "```swift F\($0).swift\nstruct T\($0) { let next: T\($0 + 1) }\n```\n" }.joined()
    let study =
      "## Before\n" + fences(["App": "T0()"]) + chain + "## After\n### One\n" + fences(["A": "a"]) + "### Two\n"
      + fences(["App": "Other()"]) + "### Three\n" + fences(["B": "b"])
    let found = try paths(study)
    #expect(found[0].count == 52)
    #expect(found[1] == ["A.swift", "App.swift"])
  }

  @Test func isTheOneThatDeclaresItsTypeElsewhere() throws {
    let study =
      "## Before\n" + fences(["Old": "class Shop {}"]) + "## After\n### One\n" + fences(["A": "struct Shop {}"])
      + "### Two\n" + fences(["B": "b"])
    #expect(try paths(study) == [["A.swift"], ["A.swift", "B.swift"]])
  }

  @Test func isTheOneAfterWhichNothingNamesItsTypes() throws {
    let study =
      "## Before\n" + fences(["App": "Screen()", "Screen": "struct Screen { var source = Source() }"])
      + fences(["Source": "struct Source {}"]) + "## After\n### One\n" + fences(["A": "a"]) + "### Two\n"
      + fences(["App": "Other()"]) + "### Three\n" + fences(["B": "b"])
    #expect(
      try paths(study) == [
        ["A.swift", "App.swift", "Screen.swift", "Source.swift"], ["A.swift", "App.swift"],
        ["A.swift", "App.swift", "B.swift"],
      ])
  }

  @Test func isTheLastForAnEntryPointThatNothingEverNamed() throws {
    let study =
      "## Before\n" + fences(["Main": "struct Main {}"]) + "## After\n### One\n" + fences(["A": "a"]) + "### Two\n"
      + fences(["B": "b"])
    #expect(try paths(study) == [["A.swift", "Main.swift"], ["A.swift", "B.swift"]])
  }

  @Test func isTheOneThatTheFrontMatterChooses() throws {
    let study =
      "---\nsteps: [{heading: one}, {heading: two, removes: [Old.swift]}, three]\n---\n## Before\n"
      + fences(["Old": "class Shop {}"]) + "## After\n### One\n" + fences(["A": "struct Shop {}"]) + "### Two\n"
      + fences(["B": "b"]) + "### Three\n" + fences(["C": "c"])
    #expect(
      try paths(study) == [
        ["A.swift", "Old.swift"], ["A.swift", "B.swift"], ["A.swift", "B.swift", "C.swift"],
      ])
  }
}

/// The steps of this repository's studies.
struct StepsOfContentTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Content/case-studies").standardizedFileURL

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.sorted()
  }

  private func read(_ name: String) throws -> CaseStudy {
    study(try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8))
  }

  @Test(arguments: try names(), [FileLayout.any, .swift])
  func endWithTheAfterSide(_ name: String, in layout: FileLayout) throws {
    let study = try read(name)
    let steps = try #require(StudySteps(of: study, in: layout))
    let after = SourceTree.of(study.article, on: .after, in: layout).value
    #expect(steps.steps.last?.tree == after)
    #expect(steps.start == SourceTree.of(study.article, on: .before, in: layout).value)
  }

  @Test(arguments: try names())
  func changeTheCodeEachTime(_ name: String) throws {
    let steps = try #require(StudySteps(of: try read(name)))
    for (previous, step) in zip([steps.start] + steps.steps.map(\.tree), steps.steps) {
      #expect(TreeChange(from: previous, to: step.tree).cost != LineCost(), "\(step.title)")
    }
  }
}
