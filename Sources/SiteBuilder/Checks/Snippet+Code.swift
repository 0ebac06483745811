import CaseStudyModel
import CodeStructure

extension Snippet {
  /// The names of the types and aliases that the block declares in Swift.
  var declaredTypes: [String] { Declarations(code, in: .swift).unique([.type, .alias]) }

  /// Whether the block is Swift code that is compiled with a side but isn't part of it.
  var isProgram: Bool {
    [.usage, .test, .driver, .fake, .contract, .conformers].contains(role) && language == .swift && !isIgnored
      && expectedFailure == nil
  }

  /// The lines that a diff adds, without their marks.
  var addedLines: String {
    let marked = code.split(separator: "\n", omittingEmptySubsequences: false).filter { $0.first == "+" }
    return marked.map { $0.dropFirst() }.joined(separator: "\n")
  }
}
