import CaseStudyModel
import CodeDifference
import Testing

@Suite("Merged and split files")
struct FileFamiliesTests {
  /// The code of a type, in words that no other type uses.
  private static func type(_ name: String) -> String {
    """
    struct \(name)Report {
      let \(name)Source: \(name)Store
      func \(name)Entries() -> [\(name)Entry] {
        \(name)Source.read().filter { $0.is\(name) && $0.has\(name) }.sorted { $0.\(name)Date > $1.\(name)Date }
      }
    }

    """
  }

  private static let day = type("Day")
  private static let week = type("Week")
  private static let month = type("Month")
  private static let braces = "{\n  (\n    [\n    ]\n  )\n}\n} else {\n}\n"

  /// Describes the pairs of two trees, each a table of texts by name: `A, B > C`.
  private func described(_ before: KeyValuePairs<String, String>, _ after: KeyValuePairs<String, String>) -> [String] {
    let pairs = TreeDifference(before: before.map(SourceFile.init), after: after.map(SourceFile.init)).pairs
    return pairs.indices.filter { pairs[$0].partOf == nil }.map { place in
      let family = [pairs[place]] + pairs.filter { $0.partOf == place }
      let (old, new) = (family.compactMap(\.before), family.compactMap(\.after))
      let others = pairs[place].change == .new ? before : after
      let relatives = pairs[place].relatives.map { others[$0].key }
      return [
        pairs[place].change.rawValue, old.map { before[$0].key }.joined(separator: "+"), ">",
        new.map { after[$0].key }.joined(separator: "+"),
        relatives.isEmpty ? "" : "(\(relatives.joined(separator: ", ")))",
      ].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  @Test func joinsFilesThatBecameOne() {
    // The longer file comes first, because the new one is compared with it.
    #expect(described(["A": Self.day, "B": Self.week], ["C": Self.day + Self.week]) == ["merged B+A > C"])
    #expect(
      described(["A": Self.day, "B": Self.week, "C": Self.month], ["D": Self.day + Self.week + Self.month])
        == ["merged A+B+C > D"])
  }

  @Test func joinsFilesThatOneBecame() {
    #expect(described(["A": Self.day + Self.week], ["B": Self.day, "C": Self.week]) == ["split A > C+B"])
  }

  @Test func joinsTwinsThatBecameOneUnderAnotherName() {
    let twins = ["Day", "Month"].map { name in
      "import Foundation\n\nstruct \(name)Source {\n  var file: URL = App.file()\n  let today: Date\n\n"
        + "  func entries() throws -> [Entry] {\n    let period = Calendar.period(.\(name), around: today)\n"
        + "    return try File.read(file).filter { period.contains($0.date) }\n  }\n}\n"
    }
    let one =
      "import Foundation\n\nstruct Source {\n  let range: Range\n  let today: Date\n\n"
      + "  func entries() throws -> [Entry] {\n    try File.read(range.period(around: today))\n  }\n}\n"
    #expect(described(["Day": twins[0], "Month": twins[1]], ["One": one]) == ["merged Day+Month > One"])
  }

  @Test func mergesAFileIntoARenamedOne() {
    #expect(
      described(["A": Self.day + Self.month, "B": Self.week], ["C": Self.day + Self.month + Self.week])
        == ["merged A+B > C"])
  }

  @Test func leavesFilesAloneThatHaveOnlyBracketsInCommon() {
    #expect(
      described(["A": Self.day + Self.braces, "B": Self.braces], ["C": Self.week + Self.braces])
        == ["new > C", "gone A >", "gone B >"])
  }

  @Test func leavesFilesAloneThatHaveOnlyALineInCommon() {
    let before: KeyValuePairs = ["A": "import Foundation\n", "B": "import Foundation\nlet one = 1\n"]
    let found = described(before, ["C": "import Foundation\n\nlet two = 2\n"])
    #expect(found.allSatisfy { !$0.hasPrefix("merged") })
  }

  @Test func namesTheChangedFileThatANewOneIsFrom() {
    #expect(
      described(["A": Self.day + Self.week], ["A": Self.day, "B": Self.week]) == ["changed A > A", "new > B (A)"])
  }

  @Test func namesTheChangedFileThatContainsADeletedOne() {
    #expect(
      described(["A": Self.day, "B": Self.week], ["A": Self.day + Self.week]) == ["changed A > A", "gone B > (A)"])
  }

  @Test func countsOnlyWhatAChangedFileLost() {
    #expect(
      described(["A": Self.day + Self.week], ["A": Self.day + Self.week + Self.month, "B": Self.day])
        == ["changed A > A", "new > B"])
  }

  @Test func breaksTiesByTheOrderOfTheFiles() {
    // Both new files share equally much with both old ones.
    let both = Self.day + Self.week
    let found = described(["A": both, "B": both + Self.month], ["C": both, "D": both])
    for _ in 0..<20 { #expect(described(["A": both, "B": both + Self.month], ["C": both, "D": both]) == found) }
    #expect(found == ["moved A > C", "moved B > D"])
  }

  @Test func comparesMergedFilesWithTheOneThatHasMostOfThem() throws {
    let tree = TreeDifference(
      before: [SourceFile(path: "A", text: Self.day), SourceFile(path: "B", text: Self.week)],
      after: [SourceFile(path: "C", text: Self.day + Self.week)])
    let merged = try #require(tree.pairs.firstIndex { $0.change == .merged })
    #expect(tree.differences[merged].removedLineCount == 0)
    #expect(tree.differences[merged].insertedLineCount == 6)
  }

  @Test func joinsAThousandFiles() {
    let old = (0..<1_000).map { SourceFile(path: "Old\($0)", text: Self.type("N\($0)x")) }
    let new = (0..<500).map {
      SourceFile(path: "New\($0)", text: Self.type("N\(2 * $0)x") + Self.type("N\(2 * $0 + 1)x"))
    }
    let pairs = TreeDifference(before: old, after: new).pairs
    #expect(pairs.count { $0.change == .merged } == 500)
    #expect(pairs.count { $0.partOf != nil } == 500)
  }
}
