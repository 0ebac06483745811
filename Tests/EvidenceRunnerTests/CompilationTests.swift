import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The reading of a compiler's result, without a compiler.
struct CompilationTests {
  private static let tooComplex =
    "Sum.swift:2:9: error: the compiler is unable to type-check this expression in reasonable time; try breaking it up\n"
  private static let missing = "Sum.swift:1:5: error: cannot find 'width' in scope\n"
  private static let warning = "Sum.swift:1:1: warning: variable 'x' was never used\n"

  @Test(arguments: [
    (tooComplex, true), (warning + tooComplex, true), (tooComplex + missing, true), (missing + tooComplex, false),
    (missing, false), ("", false),
  ])
  func trustsErrorsThatPrecedeGivingUp(output: String, isTooComplex: Bool) {
    let compilation = Compilation(
      end: .refused, messages: CompilerMessage.messages(in: output), output: output)
    #expect(compilation.isRefusedAsTooComplex == isTooComplex)
  }

  /// A comment may contain the message, so that no later build tries the code without the compiler's low limit.
  @Test(arguments: [
    (tooComplex, tooComplex, true), (tooComplex + missing, tooComplex, true),
    (missing + tooComplex, missing, true), (missing, missing, false),
  ])
  func noticesThatItGaveUpAlthoughTheCodeQuotesIt(output: String, code: String, isTooComplex: Bool) {
    let compilation = Compilation(
      end: .refused, messages: CompilerMessage.messages(in: output, quoting: ["/*\n\(code)*/\n"]), output: output)
    #expect(compilation.isRefusedAsTooComplex == isTooComplex)
  }
}
