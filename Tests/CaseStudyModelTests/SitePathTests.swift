import CaseStudyModel
import Testing

/// Functions on paths of a site.
struct SitePathTests {
  @Test(arguments: [
    ("a/b.MD", "md"), ("a.b/c", ""), ("a.tar.gz", "gz"), (".hidden", ""), ("a/.hidden", ""), ("a.", ""), ("", ""),
  ])
  func findsTheExtension(path: String, name: String) {
    #expect(SitePath.fileExtension(of: path) == name)
  }

  @Test(arguments: [
    ("b", "a", "a/b"), ("../b", "a", "b"), ("./b/../c", "a", "a/c"), ("..", "a", ""), ("../..", "a", nil),
    ("../\u{301}", "", nil),
  ])
  func followsAPathWithinTheSite(path: String, folder: String, resolved: String?) {
    #expect(SitePath.resolve(path, in: folder) == resolved)
  }

  @Test(arguments: ["", "/a", "..", "a/..", "a//b", "./a", "a/", "a\\b", "a\0", "../\u{301}a", "a/../\u{301}"])
  func rejectsPathsThatMayLeaveTheirFolder(path: String) {
    #expect(!SitePath.isInside(path))
  }

  @Test(arguments: ["a", "a/b.swift", "..a", "\u{301}/a", "a/\u{301}"])
  func acceptsPathsWithPlainComponents(path: String) {
    #expect(SitePath.isInside(path))
  }
}
