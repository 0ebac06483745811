import CaseStudyModel
import CaseStudyReader
import Testing

/// Raw tables, in which a row of names precedes a row of code.
struct TableLabelTests {
  private func fence(_ code: String) -> String { "\n\n```java\n\(code)\n```\n\n" }

  @Test(arguments: [
    "<tr><th>Bad</th><th>Good</th></tr>", "<tr>\n<td> ❌ Bad </td> <td> ✅ Good </td>\n</tr>",
    "<tr>\n<td>\n\n**Before**\n\n</td>\n<td>\n\n**After**\n\n</td>\n</tr>",
  ])
  func theNamesOfColumnsLabelTheCodeBelow(_ heads: String) throws {
    let row = "<tr>\n<td>\(fence("class A {}"))</td>\n<td>\(fence("class B {}"))</td>\n</tr>\n"
    let study = try read("# Study\n\n## Single responsibility\n\n<table>\n\(heads)\n\(row)\(row)</table>\n")
    #expect(study.article.snippets.map(\.side) == [.before, .after, .before, .after])
    #expect(study.article.snippets.map(\.sideSource) == [.label, .label, .label, .label])
  }

  @Test func fencesInCellsAreWhole() throws {
    let row = "<tr>\n<td>\(fence("class A {}"))</td>\n<td>\(fence("class B {}"))</td>\n</tr>\n"
    let study = MarkdownDocumentReader().study(
      from: SourceFile(path: "a.md", text: "# Study\n\n<table>\n<tr><th>Bad</th><th>Good</th></tr>\n\(row)</table>\n"),
      configuration: SiteConfiguration(), principles: [], include: { _ in nil })
    #expect(study.diagnostics.allSatisfy { $0.id != "BrokenFence" })
  }

  @Test func aTextInTheCellItselfOutweighsTheNameOfItsColumn() throws {
    let heads = "<tr><th>Bad</th><th>Good</th></tr>\n"
    let row = "<tr>\n<td>Solution:\(fence("class A {}"))</td>\n<td>\(fence("class B {}"))</td>\n</tr>\n"
    let study = try read("# Study\n\n<table>\n\(heads)\(row)</table>\n")
    #expect(study.article.snippets.map(\.side) == [.after, .after])
  }

  @Test func theNameOfARowLabelsItsCode() throws {
    let rows = [("Bad", "class A {}"), ("Good", "class B {}")].map { name, code in
      "<tr>\n<td>\(name)</td>\n<td>\(fence(code))</td>\n</tr>\n"
    }
    let study = try read("# Study\n\n<table>\n\(rows.joined())</table>\n\nText.\(fence("class C {}"))")
    #expect(study.article.snippets.map(\.side) == [.before, .after, nil])
  }
}
