import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

@Suite("Tables of evidence")
struct EvidenceTableViewTests {
  private func values(
    _ columns: [String], _ names: [EvidencePhrase], cell: EvidencePhrase = .text("kept")
  ) -> [String: TemplateValue] {
    let cells = columns.dropFirst().map { _ in EvidenceTable.Cell(cell) }
    let table = EvidenceTable(
      title: .text("contract", ["name": .name("Shape")]), columns: columns.map { .verbatim($0) },
      rows: names.map { .init(name: $0, cells: cells) })
    return EvidenceTableView(
      table: table, number: 1, place: "a/table/lsp", anchor: "Evidence-lsp",
      words: EvidenceWords(texts: .english, principle: .lsp)
    ).values
  }

  private func labels(_ values: [String: TemplateValue]) -> [[String]] {
    guard case .list(let groups) = values["groups"], case .object(let group) = groups.first,
      case .list(let rows) = group["rows"], case .object(let row) = rows.first
    else { return [] }
    return row["cells"]?.rows("label") ?? []
  }

  @Test func groupsNeighbouringRowsThatTheCatalogueHasAGroupFor() {
    let wrong = { EvidencePhrase.text("wrong", ["name": .name($0)]) }
    let values = values(
      ["Conformer", "is closed"], [.verbatim("Circle"), .verbatim("Square"), wrong("Bent"), wrong("Open")])
    #expect(values["groups"]?.rows("groupTitle") == [[""], ["Wrong on purpose, to prove that the clauses notice"]])
    guard case .list(let groups) = values["groups"] else { return }
    let names = groups.map { group -> [[String]] in
      if case .object(let group) = group { group["rows"]?.rows("rowName") ?? [] } else { [] }
    }
    #expect(names == [[["Circle"], ["Square"]], [["Bent"], ["Open"]]])
  }

  @Test func labelsTheCellsOfATableTooWideForANarrowWindow() {
    #expect(labels(values(["Conformer", "1", "2", "3"], [.verbatim("A")])) == [[""], [""], [""]])
    #expect(
      labels(
        values(["Conformer", "1", "2", "3", "4"], [.verbatim("A"), .verbatim("B"), .verbatim("C"), .verbatim("D")]))
        == [["1"], ["2"], ["3"], ["4"]])
    #expect(labels(values(["Conformer", "answers every request"], [.verbatim("A")])) == [["answers every request"]])
  }

  @Test(arguments: [(6, "–", false), (7, "–", true), (7, "1 of 2", false)])
  func isSparseIfItIsWideAndMostlyEmpty(width: Int, cell: String, isSparse: Bool) {
    let columns = ["Client"] + (1...width).map { "Interface\($0)" }
    let values = values(columns, [.verbatim("A"), .verbatim("B")], cell: .verbatim(cell))
    #expect(values["isSparse"] == .bool(isSparse))
  }

  @Test func letsALongNameBreakBetweenItsWords() {
    let values = values(["Clause", "MemoryStore<A>"], [.verbatim("LoanCoordinator")])
    if case .list(let groups) = values["groups"], case .object(let group) = groups.first {
      #expect(group["rows"]?.rows("rowName") == [["Loan<wbr>Coordinator"]])
    } else {
      Issue.record("The table has no rows")
    }
    #expect(values["columns"] == .list(["Clause", "Memory<wbr>Store&lt;A&gt;"].map { .html(Array($0.utf8)) }))
  }
}
