import Foundation
import TestForm
import Testing

/// Code of commits in a preview, whose branch moves while another one is checked out.
@Suite(.waiting) struct MovedBranchTests {
  @Test func isShownAsTheBranchHasIt() throws {
    let text = "---\ntitle: A\n---\n\n## Before\n\n```swift src=Sources/A.swift@other\n```\n"
    let site = [
      "solidsite.yml": "title: T\n", "Content/case-studies/a.md": text, "Sources/A.swift": "let first = 1\n",
    ]
    try SiteFolder.with(site) { folder in
      try folder.git("init --quiet --initial-branch=main")
      try folder.git("add --all")
      try folder.git("commit --quiet --message first")
      try folder.git("branch other")
      try folder.write("let second = 2\n", to: "Sources/A.swift")
      try folder.git("commit --quiet --all --message second")
      try Preview.with(in: folder) { preview in
        try #require(try preview.shows("first", at: "case-studies/a/"))
        try folder.git("branch --force other main")
        #expect(try preview.shows("second", at: "case-studies/a/"))
      }
    }
  }
}
