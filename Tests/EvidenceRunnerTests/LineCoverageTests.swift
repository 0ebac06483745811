import SourceTrees
import Testing

@testable import EvidenceRunner

/// The lines that a run executed, as LLVM's tools report them.
struct LineCoverageTests {
  private typealias Lines = [String: Set<Int>]

  /// A tracefile, the lines that ran, and the lines that count their runs.
  private static let tracefiles: [(text: String, executed: Lines, counted: Lines)] = [
    ("SF:/a/B/Fee.swift\nDA:1,3\nDA:2,0\nend_of_record\n", ["Fee.swift": [1]], ["Fee.swift": [1, 2]]),
    // A checksum may follow the count; lines of functions and sums are no lines of code.
    ("SF:Fee.swift\nFN:1,day\nDA:4,1,abc\nLF:9\nLH:9\n", ["Fee.swift": [4]], ["Fee.swift": [4]]),
    // A line that is reported twice ran if one of the reports says so.
    (
      "SF:A.swift\nDA:1,0\nSF:B.swift\nDA:1,1\nSF:A.swift\nDA:1,2\n", ["A.swift": [1], "B.swift": [1]],
      ["A.swift": [1], "B.swift": [1]]
    ),
    ("", [:], [:]), ("SF:Fee.swift\nDA:one,1\nDA:1\n", [:], [:]),
  ]

  @Test(arguments: tracefiles.indices)
  func isReadFromATracefile(_ index: Int) {
    let (text, executed, counted) = Self.tracefiles[index]
    #expect(LineCoverage(lcov: text) == LineCoverage(executed: executed, counted: counted))
  }

  @Test func addsTheLinesOfAnotherRun() {
    var lines = LineCoverage(executed: ["A.swift": [1]], counted: ["A.swift": [1, 2]])
    lines.formUnion(
      LineCoverage(executed: ["A.swift": [2], "B.swift": [7]], counted: ["A.swift": [2, 3], "B.swift": [7]]))
    #expect(
      lines
        == LineCoverage(
          executed: ["A.swift": [1, 2], "B.swift": [7]], counted: ["A.swift": [1, 2, 3], "B.swift": [7]]))
  }

  @Test(arguments: [([String](), 0), (["A.swift"], 2), (["A.swift", "B.swift", "C.swift"], 3)])
  func countsTheExecutedLinesOfFiles(files: [String], count: Int) {
    let lines = LineCoverage(
      executed: ["A.swift": [1, 2], "B.swift": [1]], counted: ["A.swift": [1, 2, 3], "B.swift": [1]])
    #expect(lines.count(in: files) == count)
  }

  /// A part of an export could lack a function that nothing called.
  @Test func readsRegionsOfAWholeExportOnly() {
    let export =
      #"{"data":[{"functions":[{"filenames":["/study/main.swift"],"regions":[[1,2,3,4,5,0,0,0]]}]}],"version":"2"}"#
    let regions = CountedRegion.all(inExport: export)
    #expect(regions?["main.swift"]?.map(\.count) == [5])
    #expect(regions?["main.swift"]?.map(\.isBody) == [true])
    #expect(CountedRegion.all(inExport: String(export.dropLast())) == nil)
    #expect(CountedRegion.all(inExport: "") == nil)
  }

  /// Files of one name have other names on disk; files that aren't the study's are dropped.
  @Test func namesFilesAsTheStudyDoes() {
    var tree = SourceTree(source: "a.md")
    for path in ["Model/Fee.swift", "View/Fee.swift"] {
      tree.set(AssembledFile(lines: SourceLine.generated("let one = 1\n")), at: path)
    }
    let sources = ModuleSources(tree)
    let lines = LineCoverage(
      executed: Dictionary(uniqueKeysWithValues: sources.names.enumerated().map { ($1, [$0 + 1]) })
        .merging(["Prelude.swift": [9]]) { first, _ in first })
    #expect(lines.named(as: sources) == LineCoverage(executed: ["Model/Fee.swift": [1], "View/Fee.swift": [2]]))
  }
}
