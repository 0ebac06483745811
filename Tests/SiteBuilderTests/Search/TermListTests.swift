import Testing

@testable import SiteBuilder

@Suite("Lists of terms")
struct TermListTests {
  private static func list(_ terms: [String], fileCount: Int) -> TermList {
    TermList(terms.map { (Array($0.utf8)[...], Array(" Tx".utf8)) }, fileCount: fileCount)
  }

  private static func texts(_ list: TermList) -> [String] { list.texts.map { String(decoding: $0, as: UTF8.self) } }

  @Test func leaveOutTheStartThatNeighboursShare() {
    #expect(Self.texts(Self.list(["import", "invoice", "invoices"], fileCount: 1)) == ["Aimport Tx;Bnvoice Tx;Hs Tx;"])
  }

  @Test func countSharedCharactersAsJavaScriptDoes() {
    #expect(Self.texts(Self.list(["𠮷野", "𠮷野家", "𠮷野屋"], fileCount: 1)) == ["A𠮷野 Tx;D家 Tx;D屋 Tx;"])
  }

  @Test func areFoundByTheShortestStartThatTellsFilesApart() {
    let list = Self.list(["alphabet", "beta", "betting", "gamma"], fileCount: 2)
    #expect(Self.texts(list) == ["Aalphabet Tx;Abeta Tx;", "Abetting Tx;Agamma Tx;"])
    #expect(String(decoding: list.keyText, as: UTF8.self) == "Aa;Abett;")
  }

  @Test func leaveFilesEmptyRatherThanDivideATerm() {
    let list = Self.list(["alpha"], fileCount: 3)
    #expect(Self.texts(list) == ["Aalpha Tx;", "", ""])
    #expect(list.keys.count == 1)
  }

  @Test func areSortedByUTF16() {
    let terms = ["a", "é", "原", "𠮷", "\u{FF21}"]
    let shuffled = [3, 1, 4, 0, 2].map { Array(terms[$0].utf8)[...] }
    #expect(shuffled.sorted(by: TermList.precedes).map { String(decoding: $0, as: UTF8.self) } == terms)
  }
}
