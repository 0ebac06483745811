import CaseStudyModel
import CaseStudyReader
import Testing

/// Code whose side follows from signs that it breaks or keeps the principle of its section.
struct DesignSignTests {
  private func sides(_ principle: String, _ language: String, _ codes: [String]) throws -> [Side?] {
    let fences = codes.map { "```\(language)\n\($0)\n```\n\n" }.joined(separator: "A menu has dishes.\n\n")
    return try read("# Menus\n\nA text.\n\n## \(principle)\n\nA menu has dishes.\n\n\(fences)")
      .article.snippets.map(\.side)
  }

  @Test(arguments: [
    ("java", "class Bill { int of(String d) { if (d.equals(\"soup\")) return 3; if (d.equals(\"tea\")) return 2; } }"),
    ("swift", "func price(_ d: Dish) -> Int { switch d { case .soup: return 3; case .tea: return 2 } }"),
    (
      "python",
      "def price(d):\n    if d.kind == \"soup\":\n        return 3\n    if d.kind == \"tea\":\n        return 2"
    ),
    ("csharp", "int Price(object d) { if (d is Soup) return 3; if (d is Tea) return 2; return 0; }"),
  ])
  func codeThatComparesKindsIsClosedToExtension(_ language: String, _ code: String) throws {
    #expect(try sides("Open closed principle", language, [code]) == [.before])
  }

  @Test(arguments: [
    ("java", "class Bill { int of(String d) { if (d.equals(\"soup\")) return 3; return 0; } }"),
    ("js", "const next = order === 'up' ? 'down' : 'up'; if (order === 'up') sort()"),
    ("java", "interface Dish {}\nclass Bill { int of(Dish d) { if (d instanceof Soup) {} if (d instanceof Tea) {} } }"),
  ])
  func otherComparisonsSayNothing(_ language: String, _ code: String) throws {
    #expect(try sides("Open closed principle", language, [code]) == [nil])
  }

  @Test(arguments: [
    ("Open closed principle", "swift", "protocol Dish { var price: Int { get } }\nstruct Soup: Dish { let price = 3 }"),
    ("Open closed principle", "python", "class Dish(ABC):\n    pass\nclass Soup(Dish):\n    pass"),
    ("Open closed principle", "cpp", "class Dish { virtual int price() = 0; };\nclass Soup : public Dish {};"),
    ("Open closed principle", "rust", "trait Dish {}\nstruct Soup;\nimpl Dish for Soup {}"),
    (
      "Dependency inversion principle", "swift",
      "protocol Stove {}\nclass Gas: Stove {}\nclass Cook { let stove: Stove; init(stove: Stove) { self.stove = stove } }"
    ),
    (
      "Interface segregation principle", "java", "interface Cook {}\ninterface Waiter {}\nclass Chef implements Cook {}"
    ),
  ])
  func typesThatConformToAnInterfaceNextToThemAreTheNewDesign(
    _ principle: String, _ language: String, _ code: String
  ) throws {
    #expect(try sides(principle, language, [code]) == [.after])
  }

  @Test(arguments: [
    ("Open closed principle", "enum DishKind { case soup, tea }\nprotocol Dish {}\nstruct Soup: Dish { let kind = 1 }"),
    ("Interface segregation principle", "protocol Cook {}\nprotocol Chef: Cook {}\nclass Baker: Chef {}"),
    ("Liskov substitution principle", "protocol Dish {}\nstruct Soup: Dish {}"),
    ("Single responsibility principle", "protocol Dish {}\nstruct Soup: Dish {}"),
  ])
  func aListOfKindsAWidenedInterfaceAndOtherPrinciplesSayNothing(_ principle: String, _ code: String) throws {
    #expect(try sides(principle, "swift", [code]) == [nil])
  }

  @Test(arguments: [
    ("java", "class Tea extends Dish { void chew() { throw new UnsupportedOperationException(); } }"),
    ("swift", "class Tea: Dish { override func chew() { fatalError(\"Tea is drunk\") } }"),
    ("ts", "class Tea extends Dish { chew() { throw new Error(\"Tea cannot be chewed\") } }"),
    ("python", "class Tea(Dish):\n    def chew(self):\n        raise NotImplementedError()"),
    ("go", "func (t Tea) Chew() { panic(\"tea is drunk\") }"),
  ])
  func anHeirThatRefusesAMethodBreaksSubstitution(_ language: String, _ code: String) throws {
    #expect(try sides("Liskov substitution principle", language, [code]) == [.before])
    #expect(try sides("Interface segregation principle", language, [code]) == [.before])
  }

  @Test(arguments: [
    ("python", "class Dish(ABC):\n    def chew(self):\n        raise NotImplementedError()"),
    ("ts", "class Dish { chew() { throw new Error(\"Method not implemented\") } }"),
    ("ts", "class Tea extends Dish { pour(cups) { if (cups < 1) throw new Error(\"Too few cups\") } }"),
  ])
  func aBaseClassThatThrowsAndARejectedValueSayNothing(_ language: String, _ code: String) throws {
    #expect(try sides("Liskov substitution principle", language, [code]) == [nil])
  }

  @Test(arguments: [
    ("swift", "class Cook { private let stove = GasStove() }", Side?.some(.before)),
    ("java", "class Cook { private GasStove stove = new GasStove(); }", .before),
    ("java", "class Main { private Cook cook = new Cook(); }", nil),
    ("swift", "class Cook {}\nlet cook = Cook()", nil),
  ])
  func aClassThatCreatesWhatItUsesDependsOnDetails(_ language: String, _ code: String, _ side: Side?) throws {
    #expect(try sides("Dependency inversion principle", language, [code]) == [side])
  }

  @Test func anInterfaceMayHaveABlockOfItsOwn() throws {
    let codes = ["protocol Dish {}", "struct Soup: Dish {}"]
    #expect(try sides("Open closed principle", "swift", codes) == [.after, .after])
  }

  @Test func whatTheTextSaysCountsMore() throws {
    let code = "```swift\nprotocol Dish {}\nstruct Soup: Dish {}\n```\n\nThis violates the principle."
    #expect(try read("# Menus\n\n## Open closed principle\n\n\(code)").article.snippets.map(\.side) == [.before])
  }

  @Test(arguments: [
    ("swift", "class Soup {}\n\n// Nzuri\nprotocol Dish {}\nclass Soup: Dish {}", Side?.none),
    ("csharp", "partial class Soup {}\ninterface Dish {}\npartial class Soup : Dish {}", .after),
    ("cpp", "class Soup;\nclass Dish { virtual int price() = 0; };\nclass Soup : public Dish {};", .after),
    ("java", "interface Dish {}\nclass Soup implements Dish { class Pot {} }\nclass Tea { class Pot {} }", .after),
  ])
  func codeThatDeclaresATypeTwiceAtItsMarginShowsBothSides(_ language: String, _ code: String, _ side: Side?) throws {
    #expect(try sides("Open closed principle", language, [code]) == [side])
  }

  @Test func codeThatShowsBothSidesIsNoConformingExample() throws {
    let versions = "class Menu { void cook() {} void print() {} }\n\n// Nzuri\nclass Menu { void cook() {} }"
    let sections = [("Single responsibility", versions), ("Interface segregation", "class Cup {}")]
    let text = sections.map { "## \($0)\n\nA text.\n\n```java\n\($1)\n```\n" }.joined(separator: "\n")
    #expect(try read("# Menus\n\n\(text)").article.snippets.map(\.side) == [nil, .after])
  }

  @Test func aDrawingOfTypesHasNoSide() throws {
    let code = "┌───┐\nclass Tea extends Dish { void chew() { throw new UnsupportedOperationException(); } }"
    #expect(try sides("Liskov substitution principle", "java", [code]) == [nil])
  }
}
