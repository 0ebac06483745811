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

  @Test func ofSlugsForOtherGeneratorsAreThoseOfRemarks() {
    #expect(severity(of: "InvalidSlug", isConfigured: false) == [.information])
    #expect(severity(of: "InvalidSlug", isConfigured: true) == [.error])
    #expect(severity(of: "UnclosedFence", isConfigured: false) == [.error])
  }
}
