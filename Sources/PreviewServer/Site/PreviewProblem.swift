/// A fault that pages show over themselves until it is mended.
package struct PreviewProblem: Sendable, Equatable, Encodable {
  /// The rule that was broken.
  package var summary: String
  /// The file, as messages name it; `nil` where the fault has no place.
  package var path: String?
  /// The line of the file, counted from 1.
  package var line: Int?
  /// The column of the line, counted from 1.
  package var column: Int?
  /// The line of the source, and below it a caret at the column.
  package var excerpt: String?
  /// The address that opens the place in an editor.
  package var editorURL: String?

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
