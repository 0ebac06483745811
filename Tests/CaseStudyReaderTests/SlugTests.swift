import Testing

struct SlugTests {
  @Test(arguments: [
    ("Content/case-studies/Parking fees.md", "parking-fees"), ("studies/parking/index.md", "parking"),
    ("README.md", "solid-in-swift"), ("a/README.md", "a"), ("01_Single_Responsibility.md", "01-single-responsibility"),
  ])
  func aSlugComesFromTheFileOrItsFolderOrItsTitle(_ path: String, _ slug: String) throws {
    #expect(try read("# SOLID in Swift\n", path: path).article.slug == slug)
  }

  @Test func aTitleThatCannotBeWrittenInASCIIGivesNoSlug() throws {
    #expect(try read("# Принципы\n", path: "README.md").article.slug == "readme")
  }
}
