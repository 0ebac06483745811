import CaseStudyModel
import CodeStructure
import Testing

@Suite("Declarations of code")
struct DeclarationsTests {
  private static let words: [(DeclaredName.Kind, String)] = [
    (.type, "type"), (.extended, "extended"), (.alias, "alias"), (.function, "func"), (.value, "value"),
  ]

  /// The declarations as text, each with a dot for each bracket around it.
  private func described(_ code: String, _ language: String?) -> String {
    Declarations(code, in: language.map(Language.init(rawValue:))).names.map { declared in
      let word = Self.words.first { $0.0 == declared.kind }?.1 ?? ""
      return String(repeating: ".", count: declared.depth) + "\(word) \(declared.name)"
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("class Cart { struct Line { enum Kind {} } }", "type Cart, .type Line, ..type Kind"),
    ("final class Cart<Item: Hashable>: Base {}", "type Cart"),
    ("protocol Shape: class {}\nfunc f<T: AnyObject>(of a: T) where T: class {}", "type Shape, func f(of:)"),
    ("actor Store {}\nindirect enum Tree {}", "type Store, type Tree"),
    ("struct `Cart tests` { func `adds two prices`() {} }", "type `Cart tests`, .func `adds two prices`()"),
    ("extension Cell: Tappable where T: Hashable {}", "extended Cell"), ("extension Cell.Line {}", "extended Cell"),
    ("typealias Price = Int", "alias Price"), ("@MainActor\nstruct Cart {}", "type Cart"),
    ("@available(iOS 13, *) public enum Kind {}", "type Kind"), ("@Suite(\"class Fake\") struct S {}", "type S"),
    ("class Menu { class func shared() {}; class var a: Int { 1 } }", "type Menu, .func shared()"),
    ("func area(of shape: Shape, _ scale: Double, in: (Int, Int) -> Int) {}", "func area(of:_:in:)"),
    ("func f(_ prices: Dictionary<String, Int> = [:], at day: Int) {}", "func f(_:at:)"),
    ("let limit = 3\nprivate(set) var count = 1", "value limit, value count"),
    ("@Published\nprivate\n  var count = 1", "value count"), ("func a(b: func c(d: Int", "func a(b:), .func c(d:)"),
    ("func f() { let inner = 1 }", "func f()"), ("if let a = b { }", ""), ("let (a, b) = c", ""),
    ("// class A {}\n/* class B { /* class C */ } */ struct D {}", "type D"),
    ("let a = \"class Cart {}\"", "value a"), ("let a = \"\"\"\n  class Cart {}\n  \"\"\"", "value a"),
    ("import struct Foundation.Date\nimport func Darwin.sin", ""), ("Cart.self\nkind = .class", ""),
    ("func f(actor name: String, class kind: Int) { for actor in actors {} }", "func f(actor:class:)"),
    ("records.map { record in 1 }\nlet type = module.object", "value type"), ("", ""), ("class", ""), ("func (", ""),
  ])
  func ofSwift(code: String, names: String) {
    #expect(described(code, "swift") == names)
  }

  @Test(arguments: [
    ("kotlin", "data class User(val a: Int)\nenum class Role { A }\nobject Users", "type User, type Role, type Users"),
    ("kotlin", "fun interface Rule { fun f() }", "type Rule, .func f()"),
    ("kotlin", "fun <T> List<T>.second(): T = this[1]", "func second()"),
    ("java", "public class Shape { double area() { return sum(1); } }", "type Shape, .func area()"),
    ("java", "List<Shape> shapes(int[] sizes) throws Fault {\n  return of(sizes);\n}", "func shapes()"),
    ("csharp", "namespace A { interface IShape {} record Point(int X); }", ".type IShape, .type Point, .func Point()"),
    ("typescript", "type Id = string;\nabstract class Bird { fly() {} }", "type Id, type Bird, .func fly()"),
    ("javascript", "// class Fake {}\nfunction area(shape) { return shape.area(); }", "func area()"),
    ("javascript", "const area = shape => shape.area\nconst sum = async (a, b) => a + b", "func area(), func sum()"),
    ("javascript", "const area = function (shape) { return 1 }\nconst a = (b)\nconst c = b", "func area()"),
    ("typescript", "const Card: FC<() => void> = ({ a }) => a\nconst id = <T>(a: T): T => a", "func Card(), func id()"),
    ("typescript", "const total: number = (a + b) * 2\nconst open: (", ""),
    ("python", "class Shape(object):\n    def area(self): ...\nclass Disk: ...", "type Shape, func area(), type Disk"),
    ("python", "for record in records:\n    pass", ""), ("csharp", "foreach (var record in records) {}", ""),
    ("python", "# class Comment:\ntext = 'class Text:'\nlong = \"\"\"\nclass Long:\n\"\"\"", ""),
    ("go", "type Shape interface { Area() float64 }", "type Shape"),
    ("go", "func (c Circle) Area() float64 { return 1 }", "func Area()"),
    ("rust", "struct A;\nimpl Shape for Circle { fn area(&self) {} }", "type A, extended Circle, .func area()"),
    ("ruby", "class Report\n  def self.print(x)\n  end\nend", "type Report, func print()"),
    ("ruby", "module Shop::Cart\nend\nclass Shop::Report < Base::Page\nend", "type Shop::Cart, type Shop::Report"),
    ("elixir", "defmodule Shop.Cart do\n  @impl true\n  def total(cart)", "type Shop.Cart, func total()"),
    ("elixir", "@type nil :: true\n@impl GenServer\n", ""), ("fsharp", "module Shop.Cart", "type Shop.Cart"),
    ("cpp", "class Shop::Cart : public Base {};", "type Shop::Cart"),
    ("rust", "impl fmt::Display for shop::Cart {}", "extended shop::Cart"),
    ("php", "interface Shape { public function area(); }", "type Shape, .func area()"),
    ("cpp", "class Shape : public Base { virtual double area() = 0; };", "type Shape, .func area()"),
    (nil, "class Shape {}", "type Shape"),
  ])
  func ofOtherLanguages(language: String?, code: String, names: String) {
    #expect(described(code, language) == names)
  }

  @Test(arguments: [
    ("let a = 1\nprint(a)", true), ("Cart().add()", true), ("for a in b {}", true), ("struct A {}; A()", true),
    ("class Cart {\n  func f() {}\n}", false), ("let a = b\n  .map { $0 }\n  .count", false),
    ("let a = [\n  1,\n  2,\n]", false), ("import UIKit", false), ("func f(\n  a: Int\n) -> Int {\n  a\n}", false),
    ("#if DEBUG\nlet a = 1\n#endif", false), ("var a: Int {\n  get { 1 }\n}", false),
    ("init(a: Int) {\n  self.a = a\n}", false), ("@State\nprivate var a = 1", false), ("", false),
  ])
  func tellStatementsFromDeclarations(code: String, hasStatements: Bool) {
    #expect(Declarations(code, in: .swift).hasStatements == hasStatements)
  }

  @Test(arguments: [
    ("@main struct App {}", true), ("@main\nenum App {}", true), ("@UIApplicationMain class App {}", true),
    ("struct App {}\n@MainActor struct B {}", false), ("// @main\nstruct App {}", false),
  ])
  func knowTheEntryOfAProgram(code: String, hasEntryType: Bool) {
    #expect(Declarations(code, in: .swift).hasEntryType == hasEntryType)
  }

  @Test func nameTypesThatBeginWithACapital() {
    let code = "class Cart {}\nstruct line {}\ntypealias Price = Int\nextension Menu {}\nfunc Make() {}"
    #expect(Declarations(code, in: .swift).capitalizedTypes == ["Cart", "Price"])
    let ruby = Declarations("class Shop::Cart\nend", in: Language(rawValue: "ruby"))
    #expect(ruby.capitalizedTypes == ["Cart"])
  }

  @Test func listEachNameOnceAndTheOutermostApart() {
    let declarations = Declarations("class A { class B {} }\nextension A { class B {} }", in: .swift)
    #expect(declarations.unique([.type, .extended]) == ["A", "B"])
    #expect(declarations.outermost([.type]) == ["A"])
  }
}
