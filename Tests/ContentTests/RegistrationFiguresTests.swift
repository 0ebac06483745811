import Foundation
import Testing

/// The table of the registration study that prints its own figures next to those of the source.
struct RegistrationFiguresTests {
  /// The part of the stored evidence that the table repeats.
  private struct Evidence: Decodable {
    struct Totals: Decodable {
      var existingFiles, addedInExisting, removedInExisting, newFiles, addedInNew: Int
    }
    struct Side: Decodable {
      var totals: Totals
      var conflictingPairs: [[Int]]
    }
    struct Ledger: Decodable {
      var before, after: Side
    }
    struct Request: Decodable {
      var isAdverse: Bool
    }
    var ledger: Ledger
    var requests: [Request]
  }

  @Test func printsTheFiguresOfTheStoredEvidence() throws {
    let root = Content.folder.appending(path: "..").standardizedFileURL
    let stored = try Data(contentsOf: root.appending(path: ".solidsite/evidence/registration.json"))
    let evidence = try JSONDecoder().decode(Evidence.self, from: stored)
    let text = try String(
      contentsOf: Content.folder.appending(path: "case-studies/registration.md"), encoding: .utf8)

    let favoured = Set(evidence.requests.indices.filter { !evidence.requests[$0].isAdverse }.map { $0 + 1 })
    let pairs = favoured.count * (favoured.count - 1) / 2
    let sides = [evidence.ledger.before, evidence.ledger.after]
    let conflicts = sides.map { side in
      "\(side.conflictingPairs.count { favoured.isSuperset(of: $0) }) of \(pairs)"
    }
    let totals = sides.map(\.totals)
    for own in [
      conflicts, totals.map { "\($0.existingFiles)" },
      totals.map { "\($0.addedInExisting) and \($0.removedInExisting)" },
      totals.map { "\($0.newFiles), \($0.addedInNew) lines" },
    ] {
      let cells = "| " + own.joined(separator: " | ") + " |"
      #expect(text.split(separator: "\n").contains { $0.hasPrefix("|") && $0.hasSuffix(cells) }, "\(cells)")
    }
  }
}
