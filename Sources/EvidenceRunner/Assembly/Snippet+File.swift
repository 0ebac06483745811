import CaseStudyModel
import SystemFiles

extension Snippet {
  /// What to report of a fence whose file lies outside its side's tree; `nil` where it is in order.
  func fileDiagnostic(in source: String) -> Diagnostic? {
    guard let file, !FilePath.isInside(file) else { return nil }
    return Diagnostic(
      "FileOutsideTree", .error, "File '\(file)' of a fence must be a relative path without '..'",
      at: SourceRange(path: source, line: line, column: indentation + 1),
      explanation: "The block is left out of its side's code")
  }
}
