import Foundation
import SeededRandom

/// A reproducible sequence of edits to a site's folder, by seed.
struct RandomEdits {
  let folder: SiteFolder
  private var generator: SplitMix
  private var count = 0

  init(_ folder: SiteFolder, seed: UInt64) {
    self.folder = folder
    generator = SplitMix(seed: seed)
  }

  /// Draws the number of simultaneous edits.
  mutating func burst() -> Int { Int.random(in: 1...3, using: &generator) }

  /// Edits the folder.
  /// - Returns: what was done, and the paths that it touched.
  mutating func next() throws -> (name: String, paths: Set<String>) {
    count += 1
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<22: return try write(study, pick(Self.studies))
    case 22..<30: return try remove(pick(Self.studies))
    case 30..<38: return try move(pick(Self.studies), to: pick(Self.studies))
    case 38..<43: return try write(page, pick(Self.pages))
    case 43..<46: return try remove(pick(Self.pages))
    case 46..<50: return try write(page, "Content/principles/\(pick(["ocp", "srp", "kiss"])).md")
    case 50..<52: return try remove("Content/principles/\(pick(["ocp", "kiss"])).md")
    case 52..<55: return try write(page, "Content/index.md")
    case 55..<56: return try remove("Content/index.md")
    case 56..<64: return try write(settings, "solidsite.yml")
    case 64..<65: return try remove("solidsite.yml")
    case 65..<69: return try write(pick(Self.templates), "Templates/study-card.mustache")
    case 69..<71: return try remove("Templates/study-card.mustache")
    case 71..<74: return try write("p { color: #\(100 + count) }", "Templates/assets/style.css")
    case 74..<75: return try remove("Templates")
    case 75..<78: return try write(pick(Self.grammars), "Templates/languages/gleam.grammar")
    case 78..<79: return try remove("Templates/languages/gleam.grammar")
    case 79..<83: return try write("picture \(count % 3)", pick(Self.images))
    case 83..<85: return try remove(pick(Self.images))
    case 85..<88: return try write("let included = \(count)\n", "Content/code/included.swift")
    case 88..<89: return try remove("Content/code/included.swift")
    case 89..<92: return try write("public class UIView { var n = \(count) }", "Content/modules/UIKit/UIView.swift")
    case 92..<93: return try remove("Content/modules")
    case 93..<96: return try write(evidence, ".solidsite/evidence/\(pick(["a", "b"])).json")
    case 96..<98: return try remove(".solidsite/evidence/\(pick(["a", "b"])).json")
    case 98: return try move("Content/case-studies", to: "Content/case-studies-away")
    default: return try move("Content/case-studies-away", to: "Content/case-studies")
    }
  }

  private static let studies =
    ["a", "b", "c", "d", "sub/index", "B"].map { "Content/case-studies/\($0).md" } + ["loose.md"]
  private static let pages = ["Content/pages/about.md", "Content/pages/help.md", "README.md"]
  private static let images = ["Content/assets/x.png", "Content/case-studies/y.png"]
  private static let templates = ["<li>{{title}}</li>", "<li>{{titel}}</li>", "<li>{{#title}}</li>"]
  private static let grammars = ["names: gleam\nkeywords: fn let\n", "names: gleam\nkeyword: fn\n"]

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }

  private mutating func write(_ text: String, _ path: String) throws -> (String, Set<String>) {
    try folder.write(text, to: path)
    return ("write \(path)", [path])
  }

  private mutating func remove(_ path: String) throws -> (String, Set<String>) {
    if folder.exists(path) { try folder.remove(path) }
    return ("remove \(path)", [path])
  }

  private mutating func move(_ path: String, to target: String) throws -> (String, Set<String>) {
    guard folder.exists(path), path != target else { return ("nothing", []) }
    let parent = folder.path + "/" + target.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    if folder.exists(target) { try folder.remove(target) }
    try FileManager.default.moveItem(atPath: folder.path + "/" + path, toPath: folder.path + "/" + target)
    return ("move \(path) to \(target)", [path, target])
  }

  private var study: String {
    mutating get {
      let front = pick([
        "", "slug: b\n", "slug: z\n", "draft: true\n", "order: \(count % 5)\n", "titel: oops\n", "tags: [x, y]\n",
      ])
      let principles = pick(["ocp", "srp, dip", "kiss", "opne"])
      let code = pick([
        "```swift A.swift after src=../code/included.swift\n```", "```gleam\nfn main\n```", "```nonsense\nx\n```",
        "```swift\nimport UIKit\nlet view = UIView()\n```", "Words.",
      ])
      let link = pick([
        "[b](b.md)", "[about](../pages/about.md#part)", "![y](y.png)", "![x](../assets/x.png)",
        "[kiss](/principles/kiss/)",
      ])
      return CommandTests.study(
        title: "Study \(count % 4)", principles: principles, body: "\(code)\n\n\(link) <b>bold</b>\n"
      )
      .replacing("---\ntitle", with: "---\n\(front)title")
    }
  }

  private var page: String {
    mutating get {
      let front = pick(["", "acronym: KS\norder: 2\n", "slug: about\n", "aliases: [old]\n", "draft: true\n"])
      return "---\ntitle: Page \(count % 3)\n\(front)---\n\n## Part\n\nWords, [a](../case-studies/a.md).\n"
    }
  }

  private var settings: String {
    mutating get {
      "title: Site \(count % 2)\n"
        + pick([
          "", "drafts: true\n", "allowHTML: none\n", "baseURL: https://example.org/s\n",
          "severities:\n  DeadLink: off\n",
          "vocabulary:\n  before: [Yesterday]\n", "navigation:\n  - title: About\n    url: /about/\n",
          "output: Content\n", ": [",
        ])
    }
  }

  private var evidence: String {
    mutating get {
      let text = (try? folder.text("Content/case-studies/a.md")) ?? ""
      return pick([(try? CommandTests.storedEvidence(of: text)) ?? "", "{}", ""])
    }
  }
}
