import Foundation
import Testing

@testable import SiteBuilder

@Suite("Words of the search")
struct SearchWordsTests {
  /// The table that the browser's check reads as well, so that queries and the index agree.
  private struct Table: Decodable {
    var terms: [[String]]
  }

  private static func table() throws -> Table {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Search/words.json")
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: file.standardized))
  }

  @Test func areThoseOfTheTable() throws {
    for row in try Self.table().terms {
      var (text, terms): (String, [String]) = (row[0], [])
      text.withUTF8 { bytes in
        SearchWords.scanRuns(of: bytes, isMarkup: false) { terms += SearchWords.terms(ofRun: $0) }
      }
      #expect(terms.joined(separator: " ") == row[1], "\(row[0])")
    }
  }

  @Test func ofMarkupAreThoseOfItsText() {
    var runs: [String] = []
    var text = "<p class=\"x\">Two &amp; <code>three</code>&#33; a<b"
    text.withUTF8 { bytes in
      SearchWords.scanRuns(of: bytes, isMarkup: true) { runs.append(String(decoding: $0, as: UTF8.self)) }
    }
    #expect(runs == ["Two", "three", "a"])
  }

  @Test func inCodeAreDeclaredNamesAndUsedTypes() {
    let code = """
      // class Comment
      public final class InvoiceStore: Store {
        /* struct
           Hidden */
        let text = "enum Literal \\" "
        class func load(from url: URL) -> [Invoice] { print("x") }
        func `default`() {}
      }
      """
    var found: [String] = []
    var copy = code
    copy.withUTF8 { bytes in
      var scanner = NameScanner(bytes)
      while let name = scanner.next() {
        found.append("\(name.line)\(name.isDeclared ? "!" : "") \(String(decoding: name.text, as: UTF8.self))")
      }
    }
    #expect(found == ["2! InvoiceStore", "2 Store", "6! load", "6 URL", "6 Invoice"])
  }
}
