import CaseStudyModel
import Testing

/// Names in double brackets, as in note vaults.
struct WikiLinkTests {
  @Test(arguments: [
    ("See [[Repository]].", "[[Repository]]", "See Repository."),
    ("[[net/headers|the headers]] here", "[[net/headers]]", "the headers here"),
    ("[[Modules, packages]]", "[[Modules, packages]]", "Modules, packages"),
    ("[[Analysis (PCA)|PCA]]", "[[Analysis (PCA)]]", "PCA"),
    ("**[[Order#Testing]]**", "[[Order#Testing]]", "Order#Testing"), ("[[#Testing]]", "[[#Testing]]", "Testing"),
    ("Bereits im[[Roter Grad|roten Grad]]", "[[Roter Grad]]", "imroten Grad"),
    ("![[Other note]]", "[[Other note]]", "Other note"), ("|a|\n|-|\n|[[b\\|c]]|", "[[b]]", "c"),
  ])
  func areLinks(_ written: String, _ address: String, _ shown: String) throws {
    let article = try read("# S\n\n\(written)\n").article
    #expect(article.links.map(\.destination) == [address])
    #expect(article.plainText.contains(shown))
  }

  @Test func areImagesAfterAnExclamationMark() throws {
    let image = try #require(try read("# S\n\nA ![[Pasted image 1.png|500]] b\n").article.images.first)
    #expect(image.source == "[[Pasted image 1.png]]")
    #expect(image.alternative == "Pasted image 1")
    #expect(image.width == 500)
  }

  @Test(arguments: [
    "`[[a]]`", "a[[b]]", "a[[b|c]]", "a[[b | c]]", "a[[b c]]", "[[1]]", "[[a = b]]", "[[a](b.md)]", "[[]]", "[[a",
    "[[a\nb]]", "<code>[[a]]</code>",
    "[[nodiscard]]", "[[gnu::pure]]", "[[assume(x)]]", "[[_TOC_]]",
  ])
  func areNoneInCodeAndElsewhere(_ written: String) throws {
    #expect(try read("# S\n\n\(written)\n").article.links.allSatisfy { !$0.destination.hasPrefix("[[") })
  }

  @Test(arguments: [
    ("It ==must not change==.", "It <mark>must not change</mark>."),
    ("(==a==, ==b==)", "(<mark>a</mark>, <mark>b</mark>)"),
    ("这是==重点==。", "这是<mark>重点</mark>。"), ("==a & b==", "<mark>a &amp; b</mark>"),
  ])
  func textBetweenDoubleEqualsSignsIsHighlighted(_ written: String, _ shown: String) throws {
    #expect(try read("# S\n\n\(written)\n").article.html.contains(shown))
  }

  @Test(arguments: ["a == b and c == d", "x==y || z==w", "===a===", "==a", "`==a==`", "== a ==", "f()==g()==h()"])
  func comparisonsAreNotHighlighted(_ written: String) throws {
    #expect(try read("# S\n\n\(written)\n").article.html.contains("<mark>") == false)
  }
}
