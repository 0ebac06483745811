import CaseStudyModel
import Testing

/// Addresses that a browser can follow without running code.
struct WebAddressTests {
  @Test(arguments: [
    "https://example.org", "HTTP://example.org", "mailto:a@b.c", "tel:+49", "https:x", " https://a", "http\n://a",
  ])
  func acceptsAddressesOfTheWebAndOfMail(_ text: String) {
    #expect(WebAddress(text)?.text == text)
    #expect(WebAddress.isHarmless(text))
  }

  @Test(arguments: [
    "javascript:x", "JavaScript:x", " javascript:x", "java\tscript:x", "java\nscript:x", "java\r\nscript:x",
    "javascript\t:x",
    "\u{1}javascript:x", "\u{0}javascript:x", "java\u{0}script:x", "java\u{7f}script:x", "vbscript:x",
    "data:text/html,x",
    "data:image/svg+xml,x", "blob:https://a/b", "file:///etc/passwd", "filesystem:http://a", "view-source:https://a",
    "ftp://a",
    "about:blank", "ms-msdt:x", "vscode://x", "intent://x", "x-web+y:z", "feed:javascript:x", "jar:x", "1a:b",
  ])
  func rejectsEveryOtherScheme(_ text: String) {
    #expect(WebAddress(text) == nil)
    #expect(!WebAddress.isHarmless(text))
  }

  @Test(arguments: [
    "", "a", "/a:b", "//a", "#javascript:x", "?javascript:x", "./javascript:x", ":javascript", "ü:x", "java&script:x",
    "git@example.org:a/b", "javascript%3Ax",
  ])
  func treatsAddressesWithoutASchemeAsRelative(_ text: String) {
    #expect(WebAddress(text) == nil)
    #expect(WebAddress.isHarmless(text))
  }

  @Test(arguments: [
    ("https:x", WebAddress.MissingPart.slashes), ("http:/example.org", .slashes), ("HTTPS:", .slashes),
    ("https://", .host), ("https:///example.org", .host), ("http://?a", .host), ("http://#a", .host),
    ("https://https://example.org", .host), ("http://HTTP:", .host), ("https://example.org", nil),
    ("HTTP://localhost:8000", nil), ("https://http.example.org", nil), ("mailto:a@b.c", nil), ("tel:", nil),
    ("/a", nil), ("http", nil), ("", nil),
  ])
  func needsSlashesAndAHostOnTheWeb(text: String, missing: WebAddress.MissingPart?) {
    #expect(WebAddress.missingPart(of: text) == missing)
  }

  @Test(
    arguments: [
      ("https://github.com/Me/fees", "https://me.github.io/fees"),
      ("https://github.com/Me/Me.github.io.git", "https://me.github.io"),
      ("https://gitlab.com/me/me.gitlab.io", "https://me.gitlab.io"), ("https://codeberg.org/me/pages", nil),
    ] as [(String, String?)])
  func knowsWhereARepositoryIsPublished(address: String, site: String?) {
    #expect(UnpublishedAddress(address) == .repository(site: site))
  }
}
