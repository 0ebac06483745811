import CaseStudyModel
import Testing

@testable import SourceTrees

/// Sides whose code differs only in names.
struct SameCodeTests {
  private func tree(_ code: String) -> SourceTree {
    var tree = SourceTree(source: "study.md")
    tree.set(AssembledFile(lines: SourceLine.generated(code)), at: "A.swift")
    return tree
  }

  /// The code of two sides, and whether it is the same apart from the names that it declares.
  @Test(
    arguments: [
      (
        "struct A { let texts: [Int]; func f() -> Int { self.texts.count } }",
        "struct B { let list: [Int]; func g() -> Int { self.list.count } }", true
      ),
      (
        "struct A { var n = 0 }\nfunc f(_ a: inout A) { a.n = 1 }",
        "struct B { var m = 0 }\nfunc f(_ b: inout B) { b.m = 1 }", true
      ),
      ("enum A { case a, open(Int) }\nlet x = A.open(1)", "enum B { case b, shut(Int) }\nlet y = B.shut(1)", true),
      // Other members of a list aren't the same ones renamed.
      (
        "struct A { let texts: [Int]; func f() -> Int? { texts.first } }",
        "struct A { let texts: [Int]; func f() -> Int? { texts.last } }", false
      ),
      (
        "func f(_ all: [Int]) -> [Int] { all.map { $0 }.sorted() }",
        "func f(_ all: [Int]) -> [Int] { all.map { $0 }.reversed() }", false
      ),
    ] as [(String, String, Bool)])
  func ignoreOnlyTheNamesThatTheyDeclare(_ before: String, after: String, isSame: Bool) {
    #expect(tree(before).hasSameCode(as: tree(after)) == isSame)
  }

  @Test func filesOfOneShapeAreComparedWhateverTheirPaths() {
    let kinds = ["Ant", "Bee", "Cat", "Dog", "Eel", "Fox"]
    let codes = kinds.map { "struct \($0) {}" } + ["let pets: [Any] = [Fox(), Ant(), Eel(), Bee(), Dog(), Cat()]"]
    let orders: [[String]] = [codes, codes.reversed()]
    let trees = orders.map { codes -> SourceTree in
      var tree = SourceTree(source: "study.md")
      for (number, code) in codes.enumerated() {
        tree.set(AssembledFile(lines: SourceLine.generated(code)), at: "File\(number).swift")
      }
      return tree
    }
    #expect(trees[0].hasSameCode(as: trees[1]))
  }
}
