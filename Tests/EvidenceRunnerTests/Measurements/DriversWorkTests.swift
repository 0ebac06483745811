import CaseStudyModel
import CodeStructure
import Testing

@testable import EvidenceRunner

/// Drivers that do what a class did before.
struct DriversWorkTests {
  private static let before = """
    struct Kiosk {
      var cash = 0
      var stock = 1
      func sell() {
        guard stock > 0 else { return }
        stock -= 1
        cash += 20
      }
      func report() {
        return stock > 0 ? "open" : "closed"
      }
    }
    """
  private static let labels = """
    struct Report {
      func report() {
        return stock > 0 ? "open" : "closed"
      }
    }
    """

  /// What the drivers do on both sides, which isn't counted.
  private static let always = "func count() {\n  drivers += 1\n}\n"

  /// The code and the drivers after, and the number of lines that moved to them.
  private static let cases: [(after: String, drivers: String, moved: Int, hasMoved: Bool)] = [
    (labels, "func sell() {\n  guard left > 0 else { continue }\n  left -= 2\n  sum += price\n}", 3, true),
    (labels, "func sell() {\n  sum += price\n}", 1, false), (labels, "func sell() {\n  Shelf().sell()\n}", 0, false),
    // The code has the lines as before.
    (before, "func sell() {\n  left -= 2\n  sum += price\n}", 0, false),
    (labels, "func sell() {\n  left -= 2\n}", 1, false),
  ]

  @Test(arguments: cases.indices)
  func isCountedByLines(_ index: Int) {
    let row = Self.cases[index]
    func findings(_ code: String, _ drivers: String) -> SideFindings {
      var findings = SideFindings.made(swift: code)
      findings.driverLines = drivers.split(separator: "\n").map { CodeTokens(String($0), in: .swift).texts }
      return findings
    }
    let work = DriversWork(
      from: findings(Self.before, Self.always), to: findings(row.after, Self.always + row.drivers), divided: ["Kiosk"])
    #expect(work.lines == 4)
    #expect(work.moved == row.moved)
    #expect(work.hasMoved == row.hasMoved)
  }
}
