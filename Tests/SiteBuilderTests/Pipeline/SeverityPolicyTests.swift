import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Severities of diagnostics")
struct SeverityPolicyTests {
  /// Returns the severity of an error in a folder of documents.
  private func severity(of id: String, isConfigured: Bool) -> [Severity] {
    var site = Site.made(pages: [.made("a.md", [])])
    site.isOfDocuments = true
    site.configuration.isConfigured = isConfigured
    let error = Diagnostic(id, .error, "A fault", at: SourceRange(path: "a.md", line: 1))
    return SeverityPolicy(site).applied(to: [error]).map(\.severity)
  }

  @Test(arguments: ["InvalidAlias", "InvalidSlug", "UnknownPrinciple"])
  func ofKeysForOtherGeneratorsAreThoseOfRemarks(_ id: String) {
    #expect(severity(of: id, isConfigured: false) == [.information])
    #expect(severity(of: id, isConfigured: true) == [.error])
  }

  @Test func ofFencesThatCodeHostsShowAllTheSameAreThoseOfWarnings() {
    #expect(severity(of: "UnclosedFence", isConfigured: false) == [.warning])
    #expect(severity(of: "UnclosedFence", isConfigured: true) == [.error])
    #expect(severity(of: "ConflictingFile", isConfigured: false) == [.error])
  }

  @Test(arguments: [("DeadLink", Severity.warning), ("InvalidUTF8", .warning), ("RawHTML", .information)])
  func ofFaultsThatReadersNoticeStayWithoutSettings(id: String, severity: Severity) {
    var site = Site.made(pages: [.made("a.md", [])])
    site.isOfDocuments = true
    site.configuration.isConfigured = false
    let warning = Diagnostic(id, .warning, "A fault", at: SourceRange(path: "a.md", line: 1))
    #expect(SeverityPolicy(site).applied(to: [warning]).map(\.severity) == [severity])
  }

  @Test func ofTheSiteHoldForFilesThatSetOthers() {
    var page = Article.made("a.md", [])
    page.frontMatter.severities = ["RawHTML": .error, "EmptyStudy": nil as Severity?]
    var site = Site.made(pages: [page])
    site.configuration.severities = ["DeadLink": .information, "DeadAnchor": nil as Severity?, "EmptyStudy": .error]
    let diagnostics = ["RawHTML", "EmptyStudy", "DeadLink", "DeadAnchor", "NULByte"].map {
      Diagnostic($0, .warning, "A fault", at: SourceRange(path: "a.md", line: 1))
    }
    let applied = SeverityPolicy(site).applied(to: diagnostics)
    #expect(applied.map(\.id) == ["RawHTML", "DeadLink", "NULByte"])
    #expect(applied.map(\.severity) == [.error, .information, .warning])
  }

  @Test(arguments: [
    ("StaleEvidence", Severity.error, false, [Severity.error]), ("StaleEvidence", .warning, false, []),
    ("MissingEvidence", .error, false, [.error]), ("ProgramFails", .error, true, [.error]),
    ("ProgramFails", .error, false, []), ("ClauseWithoutTeeth", .warning, true, []),
  ])
  func ofAStudyKeepErrorsAboutItsEvidence(id: String, severity: Severity, isVerified: Bool, left: [Severity]) {
    var page = Article.made("a.md", [])
    page.frontMatter.severities = [id: nil as Severity?]
    let site = Site.made(pages: [page])
    let found = Diagnostic(id, severity, "A fault", at: SourceRange(path: "a.md", line: 1))
    #expect(SeverityPolicy(site).applied(to: [found], areVerified: isVerified).map(\.severity) == left)
  }

  @Test func ofTheSiteHoldForErrorsAboutEvidence() {
    var site = Site.made(pages: [.made("a.md", [])])
    site.configuration.severities = ["ProgramFails": .warning]
    let error = Diagnostic("ProgramFails", .error, "A fault", at: SourceRange(path: "a.md", line: 1))
    #expect(SeverityPolicy(site).applied(to: [error], areVerified: true).map(\.severity) == [.warning])
  }

  /// The settings of the file would be lost silently.
  @Test(arguments: [
    ("MalformedYAML", Severity.error, [Severity.error]), ("UnclosedFrontMatter", .error, [.error]),
    ("UnreadFrontMatter", .error, [.error]), ("UnreadFrontMatter", .warning, []), ("RawHTML", .error, []),
  ])
  func ofTheSiteKeepErrorsAboutSettingsThatArentRead(id: String, severity: Severity, left: [Severity]) {
    var site = Site.made(pages: [.made("a.md", [])])
    site.configuration.severities = [id: nil as Severity?]
    let found = Diagnostic(id, severity, "A fault", at: SourceRange(path: "a.md", line: 1))
    #expect(SeverityPolicy(site).applied(to: [found]).map(\.severity) == left)
  }
}
