import Foundation
import Testing

@testable import SolidsiteCommand

/// Attempts to commit the after side before the parts that must be older, unnoticed.
extension RegistrationTests {
  /// Ways to commit the after side early so that the search doesn't find it, as files of the first commit.
  private static let hidingPlaces: [String] = [
    "a patch", "another kind of file", "no kind of file", "capitals", "a quotation", "a comment", "an array of strings",
    "a zero byte", "three files", "two folders up", "a page", "another language", "numbered lines", "tabs",
    "lines of a Windows program", "a submodule's name", "attributes", "a link", "a translation", "a draft",
    "marks with accents", "long new lines", "comments between", "one line", "broken lines", "repeated in a note",
  ]

  @Test(arguments: hidingPlaces)
  func findsAnAfterSideWhereverItIs(way: String) async throws {
    let after = Self.study.components(separatedBy: "## After\n")[1].components(separatedBy: "## What must")[0]
    var all = after.components(separatedBy: "\n").filter { !$0.hasPrefix("```") && !$0.isEmpty }
    var study = Self.study
    func lines(_ change: (String) -> String) -> String { all.map(change).joined(separator: "\n") + "\n" }
    func replaceAfter(_ code: String) {
      study = study.replacing(after, with: "\n```swift Tariff.swift\n\(code)\n```\n\n")
    }
    let code = lines { $0 }
    var first: Step = [Self.path: Self.early]
    switch way {
    case "a patch": first["next.patch"] = lines { "+" + $0 }
    case "another kind of file": first["next.html"] = code
    case "no kind of file": first["NEXT"] = code
    case "capitals": first["NOTES.MD"] = code
    case "a quotation": first["notes.md"] = lines { "> " + $0 }
    case "a comment": first["notes.md"] = "<!--\n\(code)-->\n"
    case "an array of strings": first["data.json"] = lines { "  '\($0)'," }
    case "a zero byte": first["notes.md"] = "\0\n" + code
    case "three files":
      for part in 0..<3 {
        first["parts/\(part).txt"] = all.indices.filter { $0 % 3 == part }.map { all[$0] }.joined(separator: "\n")
      }
    case "two folders up": first["a/b/c/d/notes.adoc"] = code
    case "a page": first["Content/pages/next.md"] = "---\ntitle: N\n---\n\n```text\n\(code)```\n"
    case "another language": first["next.kt"] = code
    case "numbered lines": first["notes.md"] = lines { "- " + $0 + ";" }
    case "tabs": first["notes.md"] = lines { "\t\t" + $0 + "\t" }
    case "lines of a Windows program": first["notes.md"] = code.replacing("\n", with: "\r\n")
    case "a submodule's name": first["vendor/lib/x.c"] = code
    case "attributes": (first[".gitattributes"], first["n.md"]) = ("*.md binary -diff export-ignore -text\n", code)
    case "a link": first["Content/case-studies/notes.bin"] = code
    case "a translation": first["Content/case-studies/parking.de.md"] = Self.study
    case "a draft": first["_drafts/.parking.md"] = Self.study
    case "marks with accents":
      all = (0..<6).map { "let accented\($0) = value \u{2217}*\u{300} (\u{301} +\u{302} \($0)" }
      replaceAfter(lines { "// keep\nlet x = \"\($0)\"" })
      first["notes.md"] = lines { "let x = \"\($0)\"" }
    case "long new lines":
      let long = (0..<3).map { "let newConstantWithAVeryLongName\($0) = [\"a\", \"b\", \"c\", \"d\", \"e\", \"f\"]" }
      replaceAfter(code + long.joined(separator: "\n"))
      first["notes.md"] = code
    case "comments between":
      replaceAfter(
        all.enumerated().map { "/// A long comment number \($0)\n// and more \($0)\n\($1)" }
          .joined(separator: "\n"))
      first["notes.md"] = code
    case "one line":
      let line = all.joined(separator: "; ")
      replaceAfter(line)
      first["notes.md"] = line
    case "broken lines":
      let broken = code.replacing(" ", with: "\n")
      replaceAfter(broken)
      first["notes.md"] = broken
    default:
      let next = "## Change requests"
      study = study.replacing(next, with: "## Note\n\n```text neutral\n\(code)```\n\n\(next)")
      first["notes.md"] = code
    }
    let found = try await finding(after: [first, [Self.path: study]])
    #expect(!late(found).isEmpty, "\(way)")
  }

  @Test func aSimilarFileIsNotTheAfterSide() async throws {
    let other = """
      import Foundation

      protocol Rate: Sendable { func rate(hours: Int) -> Int }
      struct Car: Vehicle { func wheels() -> Int { 4 } }
      let vehicles: [String: any Vehicle] = [
        "car": Car(),
      ]

      """
    let steps: [Step] = [[Self.path: Self.early, "Sources/Rate.swift": other], [Self.path: Self.study]]
    try await #expect(late(finding(after: steps)).isEmpty)
  }

  /// Ways to have the after side earlier in git's history.
  @Test(arguments: ["merge", "evil merge", "octopus", "cherry-pick", "unrelated", "deleted", "renamed", "linked"])
  func findsAnAfterSideEarlierInTheHistory(way: String) async throws {
    let found = try await finding(after: [["a.txt": "1"]]) { folder in
      try folder.git("branch start")
      switch way {
      case "merge":
        try folder.git("checkout --quiet -b side")
        try folder.commit(["x/study.md": Self.study])
        try folder.commit(["x/study.md": nil])
        try folder.git("checkout --quiet main")
        try folder.commit([Self.path: Self.early])
        try folder.git("merge --quiet --no-edit side")
      case "evil merge":
        try folder.git("checkout --quiet -b side")
        try folder.commit(["b.txt": "1"])
        try folder.git("checkout --quiet main")
        try folder.commit([Self.path: Self.early])
        try folder.git("merge --quiet --no-commit --no-ff side")
        try folder.write(Self.study, to: "x.md")
        try folder.git("add --all")
        try folder.git("commit --quiet -m merge")
        try folder.commit(["x.md": nil])
        // What was added after the after side is late.
        try folder.commit([Self.path: Self.early + "```swift test\nexpect(charge(\"car\"), 6)\n```\n"])
        try folder.commit([Self.path: Self.study + "```swift test\nexpect(charge(\"car\"), 6)\n```\n"])
        return
      case "octopus":
        for name in ["p", "q"] {
          try folder.git("checkout --quiet -b \(name) start")
          try folder.commit([name + ".md": name == "p" ? Self.study : "q"])
        }
        try folder.git("checkout --quiet main")
        try folder.git("merge --quiet --no-edit p q")
        try folder.commit(["p.md": nil])
        try folder.commit([Self.path: Self.early])
      case "cherry-pick":
        try folder.git("checkout --quiet -b side")
        try folder.commit([Self.path: Self.study])
        try folder.git("checkout --quiet main")
        try folder.git("cherry-pick side")
        try folder.commit([Self.path: Self.early])
      case "unrelated":
        try folder.git("checkout --quiet --orphan other")
        try folder.commit(["y.md": Self.study])
        try folder.git("checkout --quiet main")
        try folder.commit([Self.path: Self.early])
        try folder.git("merge --quiet --no-edit --allow-unrelated-histories -s ours other")
      case "deleted":
        try folder.commit([Self.path: Self.study])
        try folder.commit([Self.path: nil])
        try folder.commit([Self.path: Self.early])
      case "renamed":
        try folder.commit(["Content/case-studies/z.md": Self.study])
        try folder.git("mv Content/case-studies/z.md \(Self.path)")
        try folder.commit([Self.path: Self.early])
      default:
        try folder.commit(["store/z.dat": Self.study, "Content/case-studies/index.md": "# Studies\n"])
        try folder.link(Self.path, to: "../../store/z.dat")
        try folder.git("add --all")
        try folder.git("commit --quiet -m link")
        try folder.remove(Self.path)
        try folder.commit([Self.path: Self.early, "store/z.dat": nil])
      }
      try folder.commit([Self.path: Self.study])
    }
    #expect(!late(found).isEmpty, "\(way)")
  }
}
