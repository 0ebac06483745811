import Testing

@testable import EvidenceRunner

/// The names that code declares, without a parser.
struct TopLevelNamesTests {
  @Test(arguments: [
    ("class Cart {}", "Cart"), ("public final class Cart<T>: Base {}", "Cart"), ("protocol Shape {}", "Shape"),
    ("@MainActor\nstruct Cart {}", "Cart"), ("@available(iOS 13, *) enum Kind {}", "Kind"), ("actor Store {}", "Store"),
    ("typealias Price = Int", "Price"), ("indirect enum Tree {}", "Tree"), ("func total() {}", "total"),
    ("let limit = 3", "limit"), ("private static var count: Int { 1 }", "count"), ("// class A {}\nstruct B {}", "B"),
    ("let a = 1\n\nclass Cart {}", "Cart"), ("import Foundation\nclass Cart {}", "Cart"),
    ("@propertyWrapper struct State {}", "@State"),
  ])
  func declare(code: String, name: String) {
    #expect(TopLevelNames(code).declare(name))
  }

  @Test(arguments: [
    ("class Cart { class Line {} }", "Line"), ("extension Cart {}", "Cart"), ("func f() { let inner = 1 }", "inner"),
    ("\"class Cart {}\"", "Cart"), ("// class Cart {}", "Cart"), ("total()", "total"),
  ])
  func refuseToDeclare(code: String, name: String) {
    #expect(!TopLevelNames(code).declare(name))
  }

  @Test(arguments: [
    ("let a = 1\nprint(a)", true), ("Cart().add()", true), ("for a in b {}", true),
    ("class Cart {\n  func f() {}\n}", false),
    ("let a = b\n  .map { $0 }\n  .count", false), ("let a = [\n  1,\n  2,\n]", false), ("import UIKit", false),
    ("func f(\n  a: Int,\n  b: Int\n) -> Int {\n  a\n}", false), ("#if DEBUG\nlet a = 1\n#endif", false),
    ("var a: Int {\n  get { 1 }\n}", false), ("struct A {}; A()", true), ("init(a: Int) {\n  self.a = a\n}", false),
  ])
  func findStatements(code: String, hasStatements: Bool) {
    #expect(TopLevelNames(code).hasStatements == hasStatements)
  }

  @Test(arguments: [
    ("class Cart {}", "struct Cart {}", true), ("let a = 1", "var a = 2", true),
    ("func f(a: Int) {}", "func f(a: Int) {}", true),
    ("func f(a: Int) {}", "func f(b: Int) {}", false), ("class Cart {}", "extension Cart {}", false),
    ("class Cart {}", "Cart()", false), ("@main struct App {}", "print(1)", true),
  ])
  func tellCodeThatCannotBePutTogether(first: String, second: String, isConflict: Bool) {
    #expect(TopLevelNames(first).conflict(with: TopLevelNames(second)) == isConflict)
    #expect(TopLevelNames(second).conflict(with: TopLevelNames(first)) == isConflict)
  }
}
