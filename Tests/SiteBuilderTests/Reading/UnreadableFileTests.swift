import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Files that can't be read")
struct UnreadableFileTests {
  @Test(arguments: [
    (ContentSourceError.Reason.missing, "UnreadableFile", "File 'a.md' must exist while the site is built"),
    (.outside, "UnreadableFile", "File 'a.md' must be inside the site's folder"),
    (.hidden(".git"), "HiddenFile", "File 'a.md' must not lead to '.git', because hidden files are never published"),
    (.invalidName, "UnreadableFile", "The name of 'a.md' must be UTF-8 without control characters"),
    (.special, "UnreadableFile", "File 'a.md' must be a regular file, but is a pipe, a socket or a device"),
    (.notFolder, "UnreadableFile", "'a.md' must be a folder"),
    (.tooLarge(limit: 9), "UnreadableFile", "File 'a.md' must not be larger than 9 bytes"),
    (.unreadable("I/O error"), "UnreadableFile", "File 'a.md' can't be read: I/O error"),
  ])
  func areReportedWithTheReason(reason: ContentSourceError.Reason, id: String, summary: String) {
    let diagnostic = Diagnostic.unreadableFile(ContentSourceError(path: "a.md", reason: reason))
    #expect("\(diagnostic.id): \(diagnostic.summary)" == "\(id): \(summary)")
    #expect(diagnostic.severity == .error)
  }

  @Test(arguments: [
    ("Templates/b", "error RepeatedLink"), ("Content/assets/b", "information RepeatedLink"),
    ("Content/case-studies/b", nil), ("notes", nil),
  ])
  func excludeThoseOfASecondLinkExceptWhereTheirPathsMatter(path: String, found: String?) {
    let diagnostic = Diagnostic.secondName(ContentListing.SecondName(path, of: "Content/a"))
    #expect(diagnostic.map { "\($0.severity) \($0.id)" } == found)
  }
}
