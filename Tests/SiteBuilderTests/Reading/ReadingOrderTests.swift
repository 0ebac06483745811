import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The order of documents")
struct ReadingOrderTests {
  private func sorted(_ paths: [String], links: [String] = []) -> [String] {
    let order = ReadingOrder(.made("README.md", links.map { .link($0, "x") }))
    return paths.map { (order.place(of: .made($0, [])), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test func isThatOfTheLinksOnTheHomePage() {
    let paths = ["a.md", "b/README.md", "c.md", "d e.md"]
    #expect(
      sorted(paths, links: ["https://x.org/a.md", "d%20e.md", "./c.md#x", "b", "c.md"]) == [
        "d e.md", "c.md", "b/README.md", "a.md",
      ])
  }

  @Test(arguments: [
    (["10-dry.md", "2-ocp.md", "1-srp.md"], ["1-srp.md", "2-ocp.md", "10-dry.md"]),
    (["b.md", "a10.md", "A9.md", "a/z.md"], ["a/z.md", "A9.md", "a10.md", "b.md"]),
    (["x/a.md", "x/README.md", "x.md"], ["x/README.md", "x/a.md", "x.md"]),
    (["007.md", "7b.md", "8.md"], ["007.md", "7b.md", "8.md"]),
  ])
  func isOtherwiseThatOfNumbersThenNames(paths: [String], expected: [String]) {
    #expect(sorted(paths) == expected)
  }

  @Test func isThatOfTheTableOfContentsBeforeThatOfTheHomePage() {
    let contents = Article.made("SUMMARY.md", ["README.md", "srp.md", "dip.md"].map { .link($0, "x") })
    let order = ReadingOrder(
      .made("README.md", ["dip.md", "lsp.md", "srp.md"].map { .link($0, "x") }), contents: contents)
    let sorted = ["a.md", "dip.md", "lsp.md", "srp.md"].sorted {
      order.place(of: .made($0, [])) < order.place(of: .made($1, []))
    }
    #expect(sorted == ["srp.md", "dip.md", "lsp.md", "a.md"])
  }

  @Test func isThatOfThePositionsWithinEachFolder() {
    let positions: [(String, Int?)] = [
      ("a/b.md", 10), ("a/c.md", 9), ("a/_index.md", 2), ("b/a.md", nil), ("b/index.md", 1), ("b/z.md", 1),
    ]
    let articles = positions.map { path, position in
      var article = Article.made(path, [])
      article.frontMatter.position = position
      return article
    }
    let order = ReadingOrder(nil, documents: articles)
    let sorted = articles.sorted { order.place(of: $0) < order.place(of: $1) }
    #expect(sorted.map(\.source) == ["b/index.md", "b/z.md", "b/a.md", "a/_index.md", "a/c.md", "a/b.md"])
  }

  @Test func isThatOfTheFrontMatterFirst() {
    let order = ReadingOrder(.made("README.md", [.link("a.md", "x")]))
    var first = Article.made("b.md", [])
    first.frontMatter.order = 1
    #expect(order.place(of: first) < order.place(of: .made("a.md", [])))
  }
}
