import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The exercise of a study")
struct ExerciseTests {
  @Test func needsEvidenceOfTheStudyAsItIs() {
    #expect(Site.exercising().exercise != nil)
    #expect(Site.exercising(evidence: nil).exercise == nil)
    #expect(Site.exercising(isStale: true).exercise == nil)
  }

  @Test func needsSidesThatCompileAndPass() {
    var evidence = Evidence.sound()
    evidence.sides.after?.isCompiled = false
    #expect(Site.exercising(evidence: evidence).exercise == nil)
    evidence = .sound()
    evidence.sides.before?.runs[0].outcome = .failed
    #expect(Site.exercising(evidence: evidence).exercise == nil)
  }

  @Test func isAboutTheFirstFavouredRequestThatBothSidesMeetByOneTest() {
    var evidence = Evidence.sound()
    #expect(Site.exercising(evidence: evidence).exercise?.request.title == "Bikes")
    evidence.requests[0].sides.after?.isMet = false
    #expect(Site.exercising(evidence: evidence).exercise?.request.title == "Lorries")
    evidence.requests[1].isTestShared = false
    #expect(Site.exercising(evidence: evidence).exercise == nil)
  }

  @Test func prefersARequestWhoseTestCompilesUnsolved() {
    var evidence = Evidence.sound(unchanged: .notCompiled)
    #expect(Site.exercising(evidence: evidence).exercise?.request.title == "Bikes")
    evidence.requests[1].sides.before?.acceptances[0].unchanged = .failed
    #expect(Site.exercising(evidence: evidence).exercise?.request.title == "Lorries")
  }

  @Test func isAboutTheRequestThatTheAuthorNames() {
    let study = CaseStudy.exercised { $0.frontMatter.exercise.request = "Free" }
    #expect(Site.exercising(study).exercise?.request.title == "Free")
  }

  @Test func isNotMadeOfEvidenceWithOtherRequests() {
    var evidence = Evidence.sound()
    evidence.requests.removeLast()
    #expect(Site.exercising(evidence: evidence).exercise == nil)
  }

  @Test(arguments: ["Kit": true, "Kit\"),": false, "Größe": false].sorted { $0.key < $1.key })
  func rejectsStandInsWhoseNamesAreCode(module: String, isAccepted: Bool) {
    let file = SourceFile(path: "Content/modules/\(module)/A.swift", bytes: [])
    #expect((Site.exercising(standIns: [file]).exercise != nil) == isAccepted)
  }

  /// The study, its files and a module have names as long as they may be.
  @Test(arguments: ExerciseArchive.allCases)
  func isArchivedWithTheLongestNames(archive: ExerciseArchive) throws {
    let long = String(repeating: "long", count: 60)
    let study = CaseStudy.exercised {
      $0.slug = long
      $0.snippets[0].file = "\(long)/\(long)/\(long)/\(long)/\(long).swift"
    }
    var site = Site.exercising(study, standIns: [Self.standIn(nameLength: 100, file: long)])
    site.evidence[long] = site.evidence["a"]
    let exercise = try #require(site.exercise)
    #expect(archive.bytes(of: exercise, in: site.texts)?.isEmpty == false)
  }

  @Test func isNotMadeOfAModuleWhoseNameIsTooLongForAnArchive() {
    #expect(Site.exercising(standIns: [Self.standIn(nameLength: 101)]).exercise == nil)
    #expect(Site.exercising(standIns: [Self.standIn(nameLength: 100)]).exercise != nil)
  }

  @Test func tellsTheAuthorOfAModuleWhoseNameIsTooLong() {
    var site = Site.exercising()
    site.files = [Self.standIn(nameLength: 101).path, Self.standIn(nameLength: 100).path]
    let diagnostics = MisnamedFile().diagnostics(for: site)
    #expect(diagnostics.map(\.range.path) == [site.files[0]])
    #expect(diagnostics[0].summary.description.contains("must have at most 100 bytes"))
  }

  @Test(arguments: ["Größe": false, "Kit\"),": false, "Kit-2": false, "Kit_2": true].sorted { $0.key < $1.key })
  func tellsTheAuthorOfAModuleWhoseNameCannotBeATarget(module: String, isAccepted: Bool) {
    var site = Site.exercising()
    site.files = ["Content/modules/\(module)/A.swift", "Content/modules/\(module)/B.swift"]
    let summaries = MisnamedFile().diagnostics(for: site).map(\.summary.description)
    #expect(summaries.count == (isAccepted ? 0 : 1))
    #expect(
      summaries.allSatisfy {
        $0.hasPrefix("The name of module '\(module)' in 'Content/modules' must have only ASCII letters, digits")
      })
  }

  @Test func hasNoMoreFilesThanAnArchiveCanCount() {
    let study = CaseStudy.exercised { article in
      article.snippets += Array(repeating: article.snippets[4], count: 60_000)
    }
    let site = Site.exercising(study)
    #expect(site.exercise == nil)
    let diagnostics = ExerciseRequest().diagnostics(for: site)
    #expect(
      diagnostics.map(\.summary.description) == [
        "An exercise must have at most 60000 files and blocks; this study has 60016"
      ])
    #expect(diagnostics.map(\.severity) == [.information])
  }

  @Test(arguments: [10_000: 0, 10_001: 1])
  func tellsTheAuthorOfTooManyStandIns(count: Int, diagnosticCount: Int) {
    let study = CaseStudy.exercised { $0.frontMatter.lines["exercise"] = 4 }
    let files = (0..<count).map { SourceFile(path: "Content/modules/Kit/F\($0).swift", bytes: []) }
    let site = Site.exercising(study, standIns: files)
    #expect((site.exercise == nil) == (diagnosticCount > 0))
    let diagnostics = ExerciseRequest().diagnostics(for: site)
    #expect(diagnostics.count == diagnosticCount)
    #expect(diagnostics.allSatisfy { $0.range.start.line == 4 && $0.severity == .warning })
  }

  @Test func tellsTheAuthorOfStandInsThatAreTooLarge() {
    // Copies share their bytes.
    let bytes = [UInt8](repeating: 0x20, count: 1 << 20)
    let files = (0...256).map { SourceFile(path: "Content/modules/Kit/F\($0).swift", bytes: bytes) }
    let site = Site.exercising(standIns: files)
    #expect(site.exercise == nil)
    #expect(
      ExerciseRequest().diagnostics(for: site).map(\.summary.description) == [
        "The stand-ins of an exercise must have at most 268435456 bytes; this study imports 269484032"
      ])
  }

  private static func standIn(nameLength: Int, file: String = "A") -> SourceFile {
    SourceFile(
      path: "Content/modules/\(String(repeating: "M", count: nameLength))/\(file).swift", bytes: [])
  }
}

extension Site {
  fileprivate static func exercising(evidence: Evidence?) -> Site { exercising(.exercised(), evidence) }
}
