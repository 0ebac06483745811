import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The reading of a compiler's errors about an example, without a compiler.
struct ExampleFaultsTests {
  private static func faults(_ errors: [String], in code: String = "", line: Int = 1) -> ExampleFaults {
    ExampleFaults(
      errors.map {
        CompilerMessage(file: "main.swift", line: line, column: 1, severity: .error, message: .init(verbatim: $0))
      },
      in: code)
  }

  @Test(arguments: [
    "'override' can only be specified on class members", "initializers may only be declared within a type",
    "static methods may only be declared on a type", "enum 'case' is not allowed outside of an enum",
    "'super' cannot be used outside of class members", "return invalid outside of a func",
    "cannot find 'self' in scope; did you mean to use it in a type or extension context?",
    "'mutating' is only valid on methods", "expected '{' in body of function declaration",
    "expected '{' to start getter definition", "editor placeholder in source file",
    "only class instance properties can be declared @IBOutlet",
    "'default' label can only appear inside a 'switch' statement",
    "'case' label in a 'switch' must have at least one executable statement",
    "associated types can only be defined in a protocol; define a type or introduce a 'typealias'",
    "deinitializers may only be declared within a class, actor, or noncopyable type",
  ])
  func knowsPartsOfAWhole(message: String) {
    #expect(Self.faults([message]).incompleteness != nil)
  }

  @Test(arguments: [
    "cannot find 'price' in scope", "cannot find type 'Shape' in scope", "expected expression",
    "value of type 'Shape' has no member 'area'", "type 'Square' does not conform to protocol 'Shape'",
    "class 'Dream' has no initializers", "consecutive statements on a line must be separated by newline or ';'",
  ])
  func recognisesMistakes(message: String) {
    #expect(Self.faults([message], in: "let price = 1\n").incompleteness == nil)
  }

  @Test(arguments: [
    ("func area() -> Double {\n  // computes it\n}\n", 3, true), ("func area() -> Double {\n}\n", 2, true),
    ("func area() -> Double {\n  print(1)\n}\n", 3, false),
  ])
  func treatsOnlyAnEmptyBodyAsLeftOut(code: String, line: Int, isFragment: Bool) {
    let faults = Self.faults(
      ["missing return in global function expected to return 'Double'"], in: code, line: line)
    #expect((faults.incompleteness != nil) == isFragment)
  }

  @Test(arguments: [
    ("class Cart {\n  func add() {\n", true), ("class Cart {\n  func add() {\n}\n", false),
    ("  func add() {\n  }\n}\n", true), ("func add() {\n}\n}\n", false),
  ])
  func treatsAMissingBraceAsAMistakeIfTheCodeClosesItself(code: String, isFragment: Bool) {
    for message in ["expected '}' in class", "extraneous '}' at top level"] {
      #expect((Self.faults([message], in: code).incompleteness != nil) == isFragment)
    }
  }

  @Test func findsTheNamesThatAreMissing() {
    let faults = Self.faults([
      "cannot find 'price' in scope", "cannot find type 'Shape' in scope; did you mean 'Shapes'?",
      "unknown attribute 'State'", "cannot find 'self' in scope; did you mean to use it in a type?",
      "value of type 'Shape' has no member 'area'",
    ])
    #expect(faults.missingNames == ["price", "Shape", "@State"])
  }

  @Test func findsTheMissingModule() {
    #expect(Self.faults(["no such module 'UIKit'"]).missingModule == "UIKit")
    #expect(Self.faults(["cannot find 'UIKit' in scope"]).missingModule == nil)
  }

  @Test func putsErrorsThatFollowFromOthersLast() {
    let faults = Self.faults([
      "cannot infer contextual base in reference to member 'red'", "cannot find 'Colour' in scope",
      "expected '}' in class",
    ])
    #expect(
      faults.explained.map(\.message.description) == [
        "expected '}' in class", "cannot find 'Colour' in scope",
        "cannot infer contextual base in reference to member 'red'",
      ])
  }
}
