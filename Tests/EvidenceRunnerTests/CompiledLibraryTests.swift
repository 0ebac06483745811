import Testing

@testable import EvidenceRunner

/// Whether a file of a program may change what code means that was compiled without it.
struct CompiledLibraryTests {
  @Test(arguments: [
    ("func print(_ text: String) {}", "print(1)"), ("  print(2)\nlet abs = 1", "let a = abs(b)"),
    ("struct Date {}", "let today: Date"), ("public extension String {\n  var loud: Int { 1 }\n}", "let a = b.loud"),
  ])
  func knowsANameThatTheCodeTakesFromElsewhere(program: String, code: String) {
    #expect(library(code).mayChange(beside: CodeFile(path: "main.swift", text: program)))
  }

  @Test(arguments: [
    ("func text() {}", "label.text = a"), ("struct Stub: Shape {\n  func area() -> Int { 1 }\n}", "area()"),
    ("func fee() {}", "func fee() {}\nfee()"), ("let shape = 1", "func draw(shape: Int) { shape }"),
    ("print(1)\nexpect(a, 2)", "print(1)"), ("extension String {\n  func a() {}\n}\nfunc b() {}", "c.b()"),
  ])
  func leavesCodeAloneThatCanNotMeanIt(program: String, code: String) {
    #expect(!library(code).mayChange(beside: CodeFile(path: "main.swift", text: program)))
  }

  private func library(_ code: String) -> CompiledLibrary {
    CompiledLibrary(
      files: [CodeFile(path: "A.swift", text: code)], job: Mount(folder: "/nowhere", place: "/library"), objects: [],
      linkerOptions: [])
  }
}
