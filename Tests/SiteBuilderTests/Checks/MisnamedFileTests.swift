import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Names that nothing reads")
struct MisnamedFileTests {
  private func findings(_ path: String) -> [String] {
    var site = Site.made()
    site.files = ["solidsite.yml", path]
    return MisnamedFile().diagnostics(for: site).map { "\($0.severity): \($0.solutions.first?.description ?? "")" }
  }

  @Test(arguments: [
    ("solidsite.yaml", "remove it"), ("Contnet/pages/a.md", "rename it to 'Content'"),
    ("Content/case_studies/a.md", "rename it to 'Content/case-studies'"),
    ("Content/pages/a.txt", "rename it to 'a.md', and write it as Markdown"),
    ("Content/modules/Kit.swift", "move it to 'Content/modules/Kit/Kit.swift'"),
    ("Template/home.mustache", "rename it to 'Templates'"),
    ("Templates/home.html", "rename it to 'home.mustache'"),
    ("Templates/style.css", "move it to 'Templates/assets/site.css'"),
    ("Templates/languages/gleam.yml", "rename it to 'gleam.grammar'"),
    ("Content/index.html", "write the home page as Markdown"),
    ("Content/404.html", "write 'Templates/not-found.mustache', starting from the theme's"),
    ("Content/evidence.json", "move it to 'Content/assets' to publish it, or remove it"),
    ("Content/badge.svg", "move it to 'Content/assets' to publish it, or remove it"),
  ])
  func areReportedIfTheyAreNearlyTheRightOnes(path: String, solution: String) {
    #expect(findings(path) == ["warning: \(solution)"])
  }

  @Test(arguments: [
    "Content/case-studies/a.md", "Content/pages/LICENSE", "Content/assets/a.txt", "Content/photos/a.png",
    "Templates/home.mustache", "Templates/assets/site.css", "Templates/notes.md", "notes/todo.txt", "package.json",
  ])
  func excludeThoseOfOtherFiles(path: String) {
    #expect(findings(path) == [])
  }

  @Test func excludeFilesThatATextShows() {
    var page = Article.made("Content/pages/a.md", [])
    page.links = [Link(destination: "../data.json?raw", position: SourcePosition(line: 1))]
    var site = Site.made(pages: [page])
    site.files = ["Content/data.json"]
    #expect(MisnamedFile().diagnostics(for: site).isEmpty)
  }

  @Test func areReportedOnceForEachFolder() {
    var site = Site.made()
    site.files = ["Content/case_studies/a.md", "Content/case_studies/b.md"]
    #expect(MisnamedFile().diagnostics(for: site).count == 1)
  }

  @Test(arguments: [("lesson", 1), ("#part", 0)])
  func areReportedForFoldersThatHideManyDocuments(name: String, count: Int) {
    var page = Article.made("README.md", [])
    page.links = (1...10).map { number in
      Link(destination: ".NET/\(name)\(number).md", position: SourcePosition(line: number))
    }
    page.links.append(Link(destination: ".github/CONTRIBUTING.md", position: SourcePosition(line: 20)))
    var site = Site.made(pages: (1...20).map { Article.made("\($0).md", []) } + [page])
    site.isOfDocuments = true
    site.configuration.isConfigured = false
    let found = MisnamedFile().diagnostics(for: site)
    #expect(found.map(\.summary.description).filter { $0.contains("'.NET'") }.count == count)
    #expect(found.count == count)
  }
}
