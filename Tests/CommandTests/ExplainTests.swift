import Foundation
import Testing

@Suite struct ExplainTests {
  @Test func explainsEveryDiagnosticItLists() throws {
    try SiteFolder.with { folder in
      let list = try solidsite("explain", in: folder).output
      let ids = list.split(separator: "\n").filter { !$0.hasPrefix("   ") }.map { $0.split(separator: " ")[0] }
      #expect(ids.contains("DeadLink") && ids.contains("MissingBefore"))
      for id in ids {
        let run = try solidsite("explain \(id)", in: folder)
        #expect(run.output.hasPrefix("\(id): "))
        #expect(run.output.contains("\nFor example:\n\n    "))
      }
    }
  }

  @Test func explainsEveryDiagnosticThatTheReaderAndTheChecksMake() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var ids: Set<String> = []
    for module in ["CaseStudyReader", "EvidenceRunner", "SiteBuilder"] {
      let folder = root.appendingPathComponent("Sources/" + module).path
      for path in FileManager.default.subpaths(atPath: folder) ?? [] where path.hasSuffix(".swift") {
        let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
        ids.formUnion(text.matches(of: /"([A-Z][A-Za-z0-9]+)", \.(error|warning|information)/).map { String($0.1) })
      }
    }
    #expect(ids.count > 5)
    try SiteFolder.with { folder in
      for id in ids.sorted() {
        let run = try solidsite("explain \(id)", in: folder)
        #expect(run.output.hasPrefix("\(id): "), "\(id) has no explanation")
      }
    }
  }
}
