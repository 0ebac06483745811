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

  /// Creates a problem.
  package init(
    summary: String, path: String? = nil, line: Int? = nil, column: Int? = nil,
    excerpt: String? = nil, editorURL: String? = nil
  ) {
    self.summary = summary
    self.path = path
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.editorURL = editorURL
  }
}
