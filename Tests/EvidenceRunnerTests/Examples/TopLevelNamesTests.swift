import CaseStudyModel
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
    #expect(TopLevelNames(code, in: .swift).declare(name))
  }

  @Test(arguments: [
    ("class Cart { class Line {} }", "Line"), ("extension Cart {}", "Cart"), ("func f() { let inner = 1 }", "inner"),
    ("\"class Cart {}\"", "Cart"), ("// class Cart {}", "Cart"), ("total()", "total"),
  ])
  func refuseToDeclare(code: String, name: String) {
    #expect(!TopLevelNames(code, in: .swift).declare(name))
  }

  @Test func functionsOfOtherLanguagesMayShareAName() {
    let (first, second) = ("class A:\n  def f(self): ...", "class B:\n  def f(self): ...")
    let python = Language(rawValue: "python")
    #expect(!TopLevelNames(first, in: python).conflict(with: TopLevelNames(second, in: python)))
  }

  @Test(arguments: [
    ("class Cart {}", "struct Cart {}", true), ("let a = 1", "var a = 2", true),
    ("func f(a: Int) {}", "func f(a: Int) {}", true),
    ("func f(a: Int) {}", "func f(b: Int) {}", false), ("class Cart {}", "extension Cart {}", false),
    ("class Cart {}", "Cart()", false), ("@main struct App {}", "print(1)", true),
  ])
  func tellCodeThatCannotBePutTogether(first: String, second: String, isConflict: Bool) {
    #expect(TopLevelNames(first, in: .swift).conflict(with: TopLevelNames(second, in: .swift)) == isConflict)
    #expect(TopLevelNames(second, in: .swift).conflict(with: TopLevelNames(first, in: .swift)) == isConflict)
  }
}
