import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The export of evidence")
struct EvidenceExportFormatTests {
  private static func files(_ evidence: Evidence? = .full(), trials: RuleTrials? = nil) -> [String: String] {
    var site = Site.made([.claiming("a")])
    site.evidence = evidence.map { ["a": StudyEvidence(evidence: $0, isStale: false)] } ?? [:]
    site.trials = trials
    let files = EvidenceExportFormat().files(for: RenderableSite.made([], of: site).value).value
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.contents().value, as: UTF8.self)) })
  }

  @Test func isThereForASiteWithEvidenceAlone() {
    #expect(Self.files().keys.sorted() == ["evidence.csv", "evidence.json"])
    #expect(Self.files(nil).isEmpty)
  }

  @Test(arguments: [
    "study,principle,request,side,measure,item,unit,value", "a,,,,isStale,,answer,false",
    "a,,,,addedInNew,refactoring,lines,70", "a,,,before,lines,,lines,7", "a,,,after,existingFiles,all,files,3",
    "a,,1,after,addedInExisting,,lines,3", "a,,1,after,closure,,share,0.909", "a,,1,after,glue,,lines,2",
    "a,,2,after,existingFiles,,files,2", "a,,,before,conflictingPairs,1 2,pairs,1", "a,ocp,,,verdict,,word,supported",
    "a,ocp,,after,score,closedRequests,count,1", "a,ocp,,,scoreBase,closedRequests,count,3",
    "a,ocp,,,reading,adverse,answer,false", "a,ocp,,after,measure.closure,,share,0.334",
    "a,ocp,,after,measure.closedRequests,,answer,true", "a,ocp,,,isWorse,closure,answer,true",
    "a,ocp,,,reason.closedRequests.count,,count,3", "a,ocp,,after,table.1.opens.count,\"New, clause\",count,2",
  ])
  func holdsARowForEachNumber(row: String) throws {
    let lines = try #require(Self.files()["evidence.csv"]).split(separator: "\r\n").map(String.init)
    #expect(lines.contains(row))
  }

  @Test func hasTheSameRowsInBothFiles() throws {
    let files = Self.files()
    let table = try #require(files["evidence.csv"]).split(separator: "\r\n").count - 1
    let rows = try #require(files["evidence.json"]?.split(separator: "\"rows\":").last)
    #expect(rows.matches(of: /\n    \[/).count == table)
  }

  @Test func namesNoMeasureTwiceInAPlace() throws {
    let rows = ExportedRows(of: "a", StudyEvidence(evidence: .full(), isStale: false)).rows
    let shared = rows.filter { !$0.measure.contains(".") && $0.measure != "reason" }
    let keys = shared.map {
      "\($0.principle?.rawValue ?? "") \($0.request ?? 0) \($0.side?.rawValue ?? "") \($0.measure) \($0.item)"
    }
    #expect(Set(keys).count == keys.count)
  }

  @Test func definesItsColumnsAndMeasures() throws {
    let document = try #require(Self.files()["evidence.json"])
    for name in ["side", "existingFiles", "ocp measure.closure"] { #expect(document.contains("    \"\(name)\": \"")) }
  }

  @Test func keepsSpreadsheetsFromRunningNames() throws {
    var evidence = Evidence.full()
    evidence.ledger.after?.editsPerFile = ["=cmd()": 1, "+1": 1, "a\"b": 1, "a; =1": 1, "＝1": 1, "a-b": 1]
    evidence.ledger.after?.editsPerFile["\u{A0}=2"] = 1
    evidence.ledger.after?.editsPerFile["\u{FEFF}\u{3000}@3"] = 1
    let hostile = try #require(Self.files(evidence)["evidence.csv"])
    for cell in ["'=cmd()", "'+1", "\"a\"\"b\"", "a; '=1", "'＝1", "a-b", "\u{A0}'=2", "\u{FEFF}\u{3000}'@3"] {
      #expect(hostile.contains(",requestsPerFile,\(cell),requests,1"))
    }
  }

  @Test func containsTheTrialsOfTheRules() throws {
    let trials = RuleTrials(
      attacks: [AttackResult(name: "placebo", kind: .trick, principle: .srp, text: "T", verdict: .notShown)],
      mutations: [
        MutationResult(
          principle: .ocp, measure: "closedRequests", mutants: 5, noticed: 4, neutral: 3, moved: 0,
          unnoticed: [ReportedMutant(study: "a", mutation: "testedTypes", subject: "Box")])
      ])
    let document = try #require(Self.files(trials: trials)["evidence.json"])
    #expect(document.contains("\"name\": \"placebo\""))
    #expect(document.contains("\"noticed\": 4"))
    #expect(document.contains("\"mutation\": \"testedTypes\""))
  }

  @Test func definesEachMeasureThatItAdds() {
    for measure in ExportedMeasure.allCases {
      #expect(!measure.definition.isEmpty, "\(measure)")
      #expect(!measure.unit.isEmpty, "\(measure)")
    }
  }
}
