import CaseStudyModel
import Testing

@testable import CaseStudyReader
@testable import SolidsiteCommand

/// Compares what the pages for authors list with what the program has.
@Suite("The pages for authors")
struct AuthorsPageTests {
  @Test func listEveryCommand() throws {
    let cells = try AuthorsPage("commands").firstCells
    for command in PartRegistry().commands.map(\.specification.name) {
      #expect(cells.contains { $0.hasPrefix(" `solidsite \(command)") }, "\(command)")
    }
  }

  @Test func listEveryKeyOfAStudysFrontMatter() throws {
    let cells = try AuthorsPage("authors").firstCells
    // Only principles have an acronym, so authors.md doesn't list it.
    for key in FrontMatterReader.keys.map(\.name) where key != "acronym" {
      #expect(cells.contains { $0.contains("`\(key)`") }, "\(key)")
    }
  }

  @Test func listEveryWordOfInfoStrings() throws {
    let cells = try AuthorsPage("authors").firstCells
    for word in MarkdownDocumentReader.infoWords {
      let cited = word.hasSuffix("=") ? "`\(word)" : "`\(word)`"
      #expect(cells.contains { $0.contains(cited) }, "\(word)")
    }
  }

  @Test func showEverySettingOfASite() throws {
    let lines = try AuthorsPage("configuration").code("yaml").split(separator: "\n")
    guard case .object(let schema) = MarkdownDocumentReader.settingsSchema,
      case .object(let settings)? = schema.first(where: { $0.key == "properties" })?.value
    else {
      Issue.record("The schema has no properties")
      return
    }
    for setting in settings {
      #expect(lines.contains { $0.hasPrefix(setting.key + ":") }, "\(setting.key)")
    }
  }

  @Test func showSettingsAndAGrammarThatTheProgramAccepts() throws {
    let page = try AuthorsPage("configuration")
    let files = [
      "solidsite.yml": try page.code("yaml"),
      "Content/pages/about.md": "---\ntitle: About\nsummary: S.\n---\n\n```gleam\npub fn fee\n```\n",
      "Templates/languages/gleam.grammar": try page.code("text Templates/languages/gleam.grammar"),
    ]
    try SiteFolder.with(files) { folder in
      let run = try solidsite("check", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(!run.errors.contains("[UnknownLanguage]"))
    }
  }
}
