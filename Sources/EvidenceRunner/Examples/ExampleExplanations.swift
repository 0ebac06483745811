import CaseStudyModel

/// The explanations of the diagnostics of compiling examples.
enum ExampleExplanations {
  static let all = [
    DiagnosticExplanation(
      id: "ExampleDoesNotCompile", summary: "An example should compile, alone or with its neighbours",
      text: """
        'solidsite check --compile' compiles each block alone, then with the blocks of its side that declare the names \
        it lacks, in the compiler's default language mode. The place is that of the compiler's first message. Add the \
        missing declaration to the document, or mark code that is only shown with 'ignore'.
        """,
      example: "```swift ignore"),
    DiagnosticExplanation(
      id: "ExampleIsFragment", summary: "An example that isn't a whole declaration can't be compiled",
      text: """
        It is part of a type, such as a method that uses 'self', leaves a body empty or a brace open, or has dots in \
        place of code. That isn't a mistake, so it is only a remark. Readers can run a whole example as it is.
        """,
      example: "extension Cart {\n  func total() -> Int { prices.reduce(0, +) }\n}"),
    DiagnosticExplanation(
      id: "ExampleNeedsModule", summary: "An example needs a module that isn't imported, or isn't on this machine",
      text: """
        Some modules, such as UIKit, exist on Apple's platforms only. A site can have a stand-in with what its \
        examples need, in Content/modules/UIKit. Other examples use a module's names without importing it.
        """,
      example: "import Foundation"),
  ]
}
