import CaseStudyModel

/// Limits on what goes to the Markdown parser, whose time grows faster than its input on some texts.
enum InputLimits {
  static func diagnostics(for bytes: ArraySlice<UInt8>, path: String, lineOffset: Int) -> [Diagnostic] {
    []
  }
}
