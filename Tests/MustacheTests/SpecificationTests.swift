import Mustache
import Testing

@Suite(.enabled(if: SpecificationExample.folder != nil, "MUSTACHE_SPEC names no folder of the Mustache specification"))
struct SpecificationTests {
  @Test(arguments: try SpecificationExample.all())
  func rendersAsTheSpecificationSays(_ example: SpecificationExample) throws {
    let output = try render(example.template, with: example.data, partials: example.partials ?? [:])
    #expect(output == example.expected)
  }

  @Test(arguments: SpecificationExample.modules)
  func findsExamplesOfEveryModule(_ module: String) throws {
    #expect(try SpecificationExample.all().contains { $0.module == module })
  }
}
