import Foundation
import Testing

@testable import SolidsiteCommand

@Suite struct ManualTests {
  @Test func describesEveryCommandWithItsOwnOptions() {
    let commands = PartRegistry().commands.map(\.specification)
    let page = ManualPage(commands: commands).text
    for command in commands {
      let heading = ".SS \"\(Roff.escaped("solidsite " + command.usage))\""
      let section = page.components(after: heading)
      for option in command.options where !OptionSpecification.common.contains(option) {
        #expect(section.contains(".B \(Roff.escaped(option.synopsis))\n"), "\(command.name) --\(option.name)")
      }
    }
  }

  @Test(arguments: [
    (".TH is a request", "\\&.TH is a request"), ("'quoted' first", "\\&\\(aqquoted\\(aq first"),
    ("--strict", "\\-\\-strict"), ("C:\\dir", "C:\\(rsdir"), ("FILE…", "FILE..."),
    ("“é”", "\\[u201C]\\[u00E9]\\[u201D]"),
  ])
  func printsTextAsItIs(text: String, roff: String) {
    #expect(Roff.text(text) == roff)
  }
}

extension String {
  /// The text between a heading and the next one.
  fileprivate func components(after heading: String) -> String {
    guard let start = range(of: heading)?.upperBound else { return "" }
    let rest = self[start...]
    return String(rest[..<(rest.range(of: "\n.S")?.lowerBound ?? rest.endIndex)])
  }
}
