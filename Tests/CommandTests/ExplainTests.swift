import Foundation
import Testing

@Suite struct ExplainTests {
  @Test func explainsEveryDiagnosticItLists() throws {
    try SiteFolder.with { folder in
      let list = try solidsite("explain", in: folder).output
      let ids = list.split(separator: "\n").filter { !$0.hasPrefix("   ") }.map { $0.split(separator: " ")[0] }
      #expect(ids.contains("DeadLink"))
      #expect(ids.contains("MissingBefore"))
      for id in ids {
        let run = try solidsite("explain \(id)", in: folder)
        #expect(run.output.hasPrefix("\(id): "))
        #expect(run.output.contains("\nFor example:\n\n    "))
      }
    }
  }

  /// Words of the program that look like names of diagnostics: types of Swift, words of DocC, components of MDX, names of folders and disks,
  /// ends of keys.
  private static let otherWords: Set<String> = [
    "AnyHashable", "AnyObject", "AnySequence", "ArraySlice", "BitwiseCopyable", "CGFloat", "CallToAction",
    "ContiguousArray", "DeprecationSummary", "DerivedData", "GitHubUser",
    "PageColor", "PageImage", "PageKind", "SupportedLanguage", "TabNavigator", "TechnologyRoot", "TitleHeading",
    "CodeGroup", "CodeGroupItem", "TabItem",
    "VirtualBox", "FirstRate", "RegisteredRate", "StudyTests", "GDScript", "GraphQL", "JavaScript", "PowerShell",
    "MainActor", "TestCase", "TimeInterval", "TypeScript",
  ]

  /// Folders without diagnostics, which contain names of modules and types in the code that they measure.
  private static let otherFolders = [
    "CaseStudyReader/Classification/DesignSigns", "EvidenceMeasures/", "EvidenceRunner/Examples/JointCompilation",
    "EvidenceRunner/Examples/PlatformNames",
    "EvidenceRunner/Verification/CallerAwareness", "EvidenceRunner/Verification/ReservedNames",
    "EvidenceRunner/Verification/StandInModule", "EvidenceRunner/Verification/UnlockedState", "EvidenceRunner/Prelude/",
    "CodeStructure/DeclarationReader", "SiteBuilder/Sharing/", "SiteBuilder/Formats/Elsewhere/",
  ]

  /// The names in a source file that consist of joined words, as those of diagnostics do.
  private static func names(in source: String) -> Set<String> {
    Set(source.matches(of: /"([A-Z][A-Za-z0-9]*(?:[a-z][A-Z]|[A-Z][A-Z][a-z])[A-Za-z0-9]*)"/).map { String($0.1) })
  }

  @Test(arguments: [
    (#"report("NULByte", "No NUL", at: 0)"#, ["NULByte"]),
    (#"isFile ? "DeadLink" : "DeadAnchor""#, ["DeadLink", "DeadAnchor"]),
    (#"Diagnostic("InvalidUTF8", .error)"#, ["InvalidUTF8"]), (#"return "MalformedYAML""#, ["MalformedYAML"]),
    (#""Markdown", "Two Words", "camelCase", "ABC""#, []), ("let name = MissingTitle.self", []),
  ])
  func readsNamesOfDiagnosticsFromSources(source: String, names: [String]) {
    #expect(Self.names(in: source) == Set(names))
  }

  @Test func explainsEveryDiagnosticThatTheProgramMakes() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources").path
    var ids: Set<String> = []
    for path in FileManager.default.subpaths(atPath: folder) ?? []
    where path.hasSuffix(".swift") && !Self.otherFolders.contains(where: path.hasPrefix) {
      ids.formUnion(Self.names(in: try String(contentsOfFile: folder + "/" + path, encoding: .utf8)))
    }
    ids.subtract(Self.otherWords)
    #expect(ids.count > 50)
    try SiteFolder.with { folder in
      let list = try solidsite("explain", in: folder).output.split(separator: "\n")
      let explained = Set(
        list.filter { !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first.map(String.init) })
      #expect(ids.subtracting(explained).sorted() == [])
    }
  }
}
