/// An error that pages display until it is fixed.
package struct PreviewProblem: Sendable, Equatable, Encodable {
  /// The violated requirement.
  package var summary: String
  /// The file, as in messages; `nil` if the problem has no location.
  package var path: String?
  /// The line, counted from 1.
  package var line: Int?
  /// The column, counted from 1.
  package var column: Int?
  /// The source line with a caret below the column.
  package var excerpt: String?
  /// The address that opens the location in an editor.
  package var editorURL: String?
  /// The changes that fix it.
  package var fixes: [PreviewFix]

  /// Creates a problem.
  package init(
    summary: String, path: String? = nil, line: Int? = nil, column: Int? = nil,
    excerpt: String? = nil, editorURL: String? = nil, fixes: [PreviewFix] = []
  ) {
    self.summary = summary
    self.path = path
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.editorURL = editorURL
    self.fixes = fixes
  }
}

/// A change that fixes a problem, as the overlay shows it.
package struct PreviewFix: Sendable, Equatable, Encodable {
  /// The change as an imperative.
  package var title: String
  /// The lines of its patch, each with its sign.
  package var lines: [String]

  /// Creates a fix.
  package init(title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }
}
