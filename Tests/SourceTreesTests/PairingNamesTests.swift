import CaseStudyModel
import Testing

@testable import SourceTrees

@Suite("Names by which code is paired")
struct PairingNamesTests {
  @Test(arguments: [
    ("swift", "protocol Shape {}\nfinal class Circle: Shape { func area() -> Double { 0 } }", "Shape, Circle"),
    ("swift", "func area(of shape: Shape, _ scale: Double, in: (Int, Int) -> Int) {}", "area(of:_:in:)"),
    ("swift", "class Menu { class func shared() {} ; enum Item {} }", "Menu"),
    ("swift", "extension Cell: Tappable where T: class {}", "Cell"),
    ("kotlin", "data class User(val name: String)\nenum class Role { A }\nobject Users", "User, Role, Users"),
    ("kotlin", "fun <T> List<T>.second(): T = this[1]", "second()"),
    ("java", "public class Shape { public Shape() {} double area() { return sum(1); } }", "Shape"),
    ("java", "double area(Shape shape) {\n  return shape.area();\n}", "area()"),
    ("csharp", "namespace A { public interface IShape {} record Point(int X); }", "IShape, Point"),
    ("typescript", "type Id = string;\nabstract class Bird { fly() {} }", "Id, Bird"),
    ("javascript", "function area(shape) { return shape.area(); }", "area()"),
    ("python", "class Shape(object):\n    def __init__(self):\n        pass", "Shape"),
    ("python", "def area(shape):\n    return 'class Fake:'", "area()"),
    ("go", "type Shape interface { Area() float64 }\nfunc (c Circle) Area() float64 { return 1 }", "Shape"),
    ("rust", "struct A;\nimpl Shape for Circle { fn area(&self) {} }", "A, Circle"),
    ("ruby", "class Report\n  def self.print(x)\n  end\nend", "Report"),
    ("php", "interface Shape { public function area(); }", "Shape"),
    ("cpp", "class Shape : public Base { virtual double area() = 0; };", "Shape"),
    ("swift", "class A {}\nclass B {}\nclass C {}\nclass D {}", "A, B, C, …"),
    ("swift", "// class Comment {}\nlet text = \"class Text {}\"", nil),
  ])
  func areThoseOfItsOutermostDeclarations(_ language: String, _ code: String, _ title: String?) {
    #expect(PairingNames(code, in: Language(rawValue: language)).title == title)
  }

  @Test func includeTheFunctionsOfTypesButNotTheirConstructors() {
    let code = "class Shape { public Shape() {} public double area() { return size(); } }"
    #expect(PairingNames(code, in: Language(rawValue: "java")).functions == ["area()"])
  }
}
