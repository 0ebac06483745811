import Foundation
import Testing

/// `solidsite new --from`, in generated repositories.
@Suite struct DraftingTests {
  /// A site in a repository with a refactoring in two commits, and a request on each side.
  private func withRefactoring(_ work: (SiteFolder) throws -> Void) throws {
    let fee = """
      func fee(for vehicle: String, hours: Int) -> Int {
        switch vehicle {
        case "bus": 5 * hours
        default: 2 * hours
        }
      }

      """
    let site = ["solidsite.yml": "title: Site\n", "Content/index.md": "---\ntitle: Site\nsummary: S\n---\n\nHello.\n"]
    let code = ["Sources/Fee.swift": fee, "Sources/Screen.swift": "import UIKit\n", "Tests/FeeTests.swift": "a\n"]
    try SiteFolder.with(site.merging(code) { $1 }) { folder in
      try folder.git("init --quiet --initial-branch=main")
      try commit("start", [:], in: folder)
      try folder.git("tag before")
      try folder.git("checkout --quiet -b old/motorcycles")
      try commit(
        "motorcycles", ["Sources/Fee.swift": fee.replacing("default", with: "case \"m\": hours\n  default")], in: folder
      )
      try folder.git("checkout --quiet -b split-the-tariffs before")
      try commit(
        "Add_a_tariff", ["Sources/Tariff.swift": "protocol Tariff {\n  func fee(hours: Int) -> Int\n}\n"], in: folder)
      try folder.git("rm --quiet Sources/Fee.swift")
      try commit(
        "Use_it",
        [
          "Sources/Bus.swift": "struct Bus: Tariff {\n  func fee(hours: Int) -> Int { 5 * hours }\n}\n",
          "Sources/Screen.swift": "import UIKit\n\nlet tariff: any Tariff = Bus()\n", "Tests/FeeTests.swift": "b\n",
        ], in: folder)
      try folder.git("checkout --quiet -b new/motorcycles")
      try commit(
        "motorcycles",
        ["Sources/Motorcycle.swift": "struct Motorcycle: Tariff {\n  func fee(hours: Int) -> Int { hours }\n}\n"],
        in: folder)
      try folder.git("checkout --quiet main")
      try work(folder)
    }
  }

  private func commit(_ message: String, _ files: [String: String], in folder: SiteFolder) throws {
    for (path, text) in files { try folder.write(text, to: path) }
    try folder.git("add --all")
    try folder.git("commit --quiet --message \(message)")
  }

  private let arguments =
    "new --principles ocp --from before..split-the-tariffs --request old/motorcycles --request new/motorcycles"

  @Test func draftsAStudyThatBuildsWithoutErrors() throws {
    try withRefactoring { folder in
      let run = try solidsite(arguments, in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("Content/case-studies/split-the-tariffs.md"))
      let check = try solidsite("check", in: folder)
      #expect(check.status == 0, "\(check.errors)")
      #expect(!check.errors.contains("error:"))
      let build = try solidsite("build", in: folder)
      #expect(build.status == 0, "\(build.errors)")
      #expect(folder.exists("_site/case-studies/split-the-tariffs/files/index.html"))
      #expect(folder.exists("_site/case-studies/split-the-tariffs/steps/index.html"))
    }
  }

  @Test func showsTheFilesStepsRolesAndRequestsThatGitKnows() throws {
    try withRefactoring { folder in
      _ = try solidsite(arguments, in: folder)
      let draft = try folder.text("Content/case-studies/split-the-tariffs.md")
      #expect(draft.contains("title: \"Split the tariffs\""))
      #expect(draft.contains("### Add\\_a\\_tariff"))
      #expect(draft.contains("removes: [\"Sources/Fee.swift\"]"))
      #expect(draft.contains("# The roles are guesses"))
      #expect(draft.contains("detail: [\"Sources/Screen.swift\"]"))
      #expect(draft.contains("### Motorcycles"))
      #expect(draft.contains("- Before, `old/motorcycles` changes 1 file, 0 of them new: 1 line added, 0 removed."))
      #expect(draft.contains("- After, `new/motorcycles` changes 1 file, 1 of them new: 3 lines added, 0 removed."))
      #expect(!draft.contains("FeeTests"))
    }
  }

  /// The first commits of a branch lack what the old branch has changed since; the merge has both.
  @Test func takesNoChangeOfTheOldBranchBack() throws {
    try withRefactoring { folder in
      let lines = (1...20).map { "let a\($0) = \($0)\n" }
      func file(first: String = "", last: String = "") -> String { (first + lines.joined() + last) }
      try commit("values", ["Sources/Values.swift": file()], in: folder)
      try folder.git("checkout --quiet -b late")
      try commit("last", ["Sources/Values.swift": file(last: "let last = 1\n")], in: folder)
      try folder.git("checkout --quiet main")
      try commit("first", ["Sources/Values.swift": file(first: "let first = 1\n")], in: folder)
      try folder.git("checkout --quiet late")
      try folder.git("merge --quiet --no-edit main")
      let run = try solidsite("new Late --from main..late", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let draft = try folder.text("Content/case-studies/late.md")
      #expect(draft.contains("- `Sources/Values.swift`: 1 line added, 0 removed"))
      #expect(!draft.contains("after replace hidden") && !draft.contains("after hidden"))
    }
  }

  /// Main's own changes since the fork aren't part of the refactoring.
  @Test func beginsAtTheForkOfTwoBranches() throws {
    try withRefactoring { folder in
      try commit("screen", ["Sources/Screen.swift": "import UIKit\n\nlet title = 1\n"], in: folder)
      _ = try solidsite("new Fork --from main..split-the-tariffs", in: folder)
      let draft = try folder.text("Content/case-studies/fork.md")
      #expect(draft.contains("- `Sources/Screen.swift`: 2 lines added, 0 removed"), "\(draft)")
    }
  }

  @Test func hasNoWarningAboutItsForm() throws {
    try withRefactoring { folder in
      _ = try solidsite(arguments, in: folder)
      let errors = try solidsite("check", in: folder).errors
      #expect(!errors.contains("'replace'") && !errors.contains("must have a subheading"), "\(errors)")
    }
  }

  @Test func readsTheTreesAsOrdinaryFiles() throws {
    try withRefactoring { folder in
      _ = try solidsite(arguments, in: folder)
      let path = "Content/case-studies/split-the-tariffs.md"
      let json = try solidsite("inspect --format json \(path)", in: folder).output
      let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let study = try #require((document["studies"] as? [[String: Any]])?.first)
      let snippets = try #require(study["snippets"] as? [[String: Any]])
      let changes = snippets.filter { $0["role"] as? String == "change" }
      #expect(changes.compactMap { $0["side"] as? String } == ["before", "after"])
      #expect(changes.compactMap { $0["file"] as? String } == ["Sources/Fee.swift", "Sources/Motorcycle.swift"])
    }
  }

  @Test(arguments: [
    ("new --from before..nowhere", "no revision 'nowhere'"),
    ("new --from nowhere", "no revision 'nowhere'\n"),
    ("new --from before", "Commit 'before' has no ancestor 'before^'"),
    ("new --from before..before", "error: 'before' has no commit that 'before' lacks"),
    ("new --from before~9..main", "Commit 'before' has no ancestor 'before~9'"),
    ("new --from a..b..c", "two revisions"), ("new --from ..", "two revisions"),
    ("new", "TITLE is missing"), ("new X --request a", "needs '--from'"),
    ("new --from before..split-the-tariffs --request nowhere", "no revision 'nowhere'"),
    ("new --from before..split-the-tariffs --request a --request a", "names 'a' twice"),
    ("new --from split-the-tariffs..main --request x", "'main' is older than 'split-the-tariffs'; write main..split"),
  ])
  func explainsWhatCantBeDrafted(arguments: String, words: String) throws {
    try withRefactoring { folder in
      let run = try solidsite(arguments, in: folder)
      #expect(run.status != 0)
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(!folder.exists("Content/case-studies"))
    }
  }

  @Test func saysThatAPartialCloneLacksTheCode() throws {
    try withRefactoring { folder in
      try folder.git("config uploadpack.allowFilter true")
      try folder.git("clone --quiet --filter=blob:none --no-checkout file://\(folder.path) part")
      let draft = try run(
        CommandRun.process(["new", "--from", "before..split-the-tariffs"], in: folder.path + "/part"))
      #expect(draft.status != 0)
      #expect(draft.errors.contains("This clone lacks objects of its history"), "\(draft.errors)")
    }
  }

  @Test func makesARepositoryWithoutASiteOne() throws {
    try withRefactoring { folder in
      try folder.git("rm --quiet -r solidsite.yml Content")
      let run = try solidsite("new --from before..split-the-tariffs", in: folder)
      #expect(run.errors.contains("'solidsite build' builds its 'Content' folder"), "\(run.errors)")
      #expect(try solidsite("build", in: folder).status == 0)
      #expect(folder.exists("_site/case-studies"))
    }
  }

  @Test func overwritesNothing() throws {
    try withRefactoring { folder in
      _ = try solidsite(arguments, in: folder)
      let run = try solidsite(arguments, in: folder)
      #expect(run.errors.contains("already exists"))
    }
  }

  @Test func aSideIsReadFromItsCommitAndNotFromTheWorkTree() throws {
    try withRefactoring { folder in
      let study = """
        ---
        title: Fees
        summary: S
        principles: [ocp]
        before: {rev: before, files: "Sources/*.swift"}
        after: {rev: split-the-tariffs, files: "Sources/*.swift"}
        ---

        ## Before

        ```swift src=Sources/Fee.swift@befor
        ```

        """
      try folder.write(study, to: "Content/case-studies/fees.md")
      try folder.write("work tree", to: "Sources/Fee.swift")
      let run = try solidsite("build", in: folder)
      #expect(
        run.errors.contains("fees.md:11:32: error: The repository has no revision 'befor'; did you mean 'before'?"))
      let page = try folder.text("_site/case-studies/fees/files/index.html")
      #expect(page.contains("Bus.swift"))
      #expect(!page.contains("work tree"))
    }
  }
}
