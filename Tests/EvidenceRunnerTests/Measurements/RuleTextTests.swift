import EvidenceRunner
import Foundation
import Testing

/// The texts of rules in the theme's catalogues, which pages show.
@Suite("Texts of rules")
struct RuleTextTests {
  private static func catalogue(_ language: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    return try String(contentsOf: root.appending(path: "Templates/texts/\(language).yml"), encoding: .utf8)
  }

  @Test(arguments: ["en", "de"], PrincipleMeasurements.builtIn.map(\.principle.rawValue))
  func existForEachMeasurement(language: String, principle: String) throws {
    let catalogue = try Self.catalogue(language)
    for part in ["measure", "holds", "guards", "limits"] {
      #expect(catalogue.contains("\nevidence.\(principle).rule.\(part): \""), "\(part)")
    }
  }
}
