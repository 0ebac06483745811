import Testing

@testable import SiteBuilder

/// The links from the interface's words to the glossary.
struct GlossaryLinksTests {
  private func linked(_ page: String) -> String {
    String(decoding: GlossaryLinks(.english).linking(Array(page.utf8), to: "../glossary/"), as: UTF8.self)
  }

  @Test(arguments: [
    (
      "<p data-terms>The ledger.</p>",
      "<p data-terms>The <a class=\"term\" href=\"../glossary/#ledger\">ledger</a>.</p>"
    ),
    (
      "<p data-terms>«Ledger»</p>",
      "<p data-terms>«<a class=\"term\" href=\"../glossary/#ledger\">Ledger</a>»</p>"
    ),
    (
      "<p data-terms>(adverse)</p>",
      "<p data-terms>(<a class=\"term\" href=\"../glossary/#adverse\">adverse</a>)</p>"
    ),
    (
      "<div data-terms><p>Two <b>Mutants</b></p></div>",
      "<div data-terms><p>Two <b><a class=\"term\" href=\"../glossary/#mutant\">Mutants</a></b></p></div>"
    ),
    (
      "<div data-terms>A composition root.</div>",
      "<div data-terms>A <a class=\"term\" href=\"../glossary/#root\">composition root</a>.</div>"
    ),
  ])
  func linksATermWhereTheTemplateMarksItsWords(page: String, expected: String) {
    #expect(linked(page) == expected)
  }

  @Test(arguments: [
    "<p>The ledger.</p>", "<p data-terms>éledger, ledgerß</p>", "<p data-terms>The ledgers, misledger.</p>",
    "<div data-terms><h2>Ledger</h2></div>",
    "<div data-terms><a href=\"x\"><b>ledger</b></a></div>", "<p data-terms title=\"ledger\"></p><p>ledger</p>",
    "<div data-terms><table><tbody><tr><th>Ledger<td>ledger</tbody></table></div>",
    "<pre data-terms><code>ledger</code></pre>",
  ])
  func leavesOtherTextAlone(page: String) {
    #expect(linked(page) == page)
  }

  @Test func searchesAMarkedPartOfATable() {
    let page = "<div data-terms><table><tbody><tr><th>Ledger<td><span data-terms>ledger</span></tbody></table></div>"
    #expect(linked(page).contains("<th>Ledger<td><span data-terms><a class=\"term\""))
  }

  @Test func linksTheFirstUseOnly() {
    let page = linked("<p data-terms>A clause, a clause, many clauses.</p><p data-terms>A clause.</p>")
    #expect(page.ranges(of: "<a ").count == 1)
  }
}
