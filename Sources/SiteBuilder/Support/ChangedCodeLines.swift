import CaseStudyModel

extension Article {
  /// The lines of the file whose code Markdown changes; on these, places in the code don't correspond to places in the
  /// file.
  var changedCodeLines: Set<Int> {
    Set(snippets.lazy.filter { $0.include == nil }.flatMap { $0.otherMargins.filter { $0.value == nil }.keys })
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics, without the fixes that would replace bytes of some lines of their files.
  func withoutFixes(onLines lines: Set<Int>) -> [Diagnostic] {
    if lines.isEmpty { return self }
    return map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.fixes.removeAll { fix in
        fix.replacements.contains { lines.contains($0.range.start.line) || lines.contains($0.range.end.line) }
      }
      return diagnostic
    }
  }
}
