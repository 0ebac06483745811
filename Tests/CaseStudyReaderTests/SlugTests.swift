import Testing

struct SlugTests {
  @Test(arguments: [
    ("Content/case-studies/Parking fees.md", "parking-fees"), ("studies/parking/index.md", "parking"),
    ("README.md", "solid-in-swift"), ("a/README.md", "a"), ("01_Single_Responsibility.md", "01-single-responsibility"),
  ])
  func aSlugComesFromTheFileOrItsFolderOrItsTitle(_ path: String, _ slug: String) throws {
    #expect(try read("# SOLID in Swift\n", path: path).article.slug == slug)
  }

  @Test func aTitleWithoutASCIILettersGivesNoSlug() throws {
    #expect(try read("# Принципы\n", path: "README.md").article.slug == "readme")
  }

  @Test(arguments: [
    ("README.md", "## SOLID in Java\n\nText.\n\n### Examples\n", "SOLID in Java"),
    ("docs/README.md", "### SOLID in Java\n", "SOLID in Java"), ("notes.md", "## SOLID in Java\n", "notes"),
    ("README.md", "## Shapes\n\n## Fees\n", "readme"), ("README.md", "Text.\n\n## Usage\n", "readme"),
    ("README.md", "## Contents\n\n# SOLID\n", "SOLID"),
    ("README.md", "### The SRP\n\nText.\n\n### Bad\n\n```\nlet a = 1\n```\n", "The SRP"),
    ("README.md", "### SRP\n\n```\nlet a = 1\n```\n\n### OCP\n\n```\nlet b = 1\n```\n", "readme"),
    ("README.md", "## About\n\nText.\n\n## Bad\n\n```\nlet a = 1\n```\n", "readme"),
  ])
  func aReadmeMayTakeItsTitleFromALowerHeadingAboveAllOthers(_ path: String, _ text: String, _ title: String) throws {
    #expect(try read(text, path: path).article.title.lowercased() == title.lowercased())
  }

  @Test(arguments: [
    ("README.md", "### SRP\n\n## More\n\n# Closing\n\n# Sources\n"),
    ("notes.md", "## Shapes\n\n```\nlet a = 1\n```\n\n# Closing\n"),
    ("notes.md", "---\ntitle: Closing\n---\n## Shapes\n\n## Fees\n\n# Closing\n"),
  ])
  func aHeadingOfLevelOneBelowOthersStaysInPlace(_ path: String, _ text: String) throws {
    let article = try read(text, path: path).article
    #expect(article.html.contains("Closing"))
    #expect(article.title != "Closing" || article.frontMatter.title != nil)
  }

  @Test func headingsOfABannerMayBeAboveTheTitle() throws {
    let banner = "<div align=\"center\">\n<h3>Welcome</h3>\n</div>\n\n"
    #expect(try read(banner + "# SOLID\n\n## About\n", path: "README.md").article.title == "SOLID")
  }

  @Test(arguments: [
    ("10_prolog.md", "## Prolog\n\n## Ende\n", "Prolog"), ("3. Über_uns.md", "### Über uns\n", "Über uns"),
    ("50_srp.md", "## The Single Responsibility Principle\n", "The Single Responsibility Principle"),
    ("10_prolog.md", "## Shapes\n", "10 prolog"), ("srp.md", "## Open-closed principle\n", "srp"),
    ("srp.md", "## Violating the SRP\n", "srp"), ("srp.md", "## SRP at the baker's\n", "srp"),
    ("CHANGELOG.md", "# 2023-05-09\n\nA.\n\n# 2023-04-13\n\nB.\n", "Changelog"), ("a.md", "# 1984\n", "1984"),
  ])
  func aHeadingThatRepeatsTheFileNameIsTheTitle(_ path: String, _ text: String, _ title: String) throws {
    #expect(try read(text, path: path).article.title.lowercased() == title.lowercased())
  }

  @Test(arguments: [
    ("README.md", "<div align=\"center\">\n<img src=\"a.png\">\n<h1>SOLID</h1>\n</div>\n\n## About\n", "SOLID"),
    ("notes.md", "<center>\n\n# SOLID\n\n</center>\n\n# About\n", "SOLID"),
    (
      "README.md", "<p align=\"center\"><img src=\"a.png\"></p>\n<h3 align=\"center\">SOLID</h3>\n\n## About\n", "SOLID"
    ),
    ("notes.md", "<h3 align=\"center\">SOLID</h3>\n\n## About\n", "notes"),
    ("README.md", "<h2 align=\"center\">About</h2>\n\n<h2 align=\"center\">Usage</h2>\n", "readme"),
    ("README.md", "## About\n\n<div align=\"center\"><h1>Thanks</h1></div>\n", "readme"),
    ("README.md", "<details>\n<h1>SOLID</h1>\n</details>\n", "readme"),
  ])
  func aBannerOfHTMLMayBeTheTitle(_ path: String, _ text: String, _ title: String) throws {
    let article = try read(text, path: path).article
    #expect(article.title.lowercased() == title.lowercased())
    #expect(title != "SOLID" || !article.html.contains("SOLID"))
  }

  @Test(arguments: [
    ("README.md", "### SOLID in Java\n\nText.\n\n#### Examples\n"), ("notes/shapes.md", "## Shapes\n\nText.\n"),
    ("a.md", "---\ntitle: SOLID\n---\n\n## SOLID\n\nText.\n"),
  ])
  func aHeadingAboveAllOthersIsNotRepeatedBelowTheTitle(_ path: String, _ text: String) throws {
    let article = try read(text, path: path).article
    #expect(!article.html.contains(article.title))
    #expect(try read(text + "\n# Other\n", path: path).article.html.contains(article.title))
  }
}
