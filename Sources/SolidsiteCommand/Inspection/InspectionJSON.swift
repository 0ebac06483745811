import CaseStudyModel
import SourceTrees

/// Formats models as JSON, for tools and tests; the keys and their order are documented and stable.
enum InspectionJSON {
  /// Returns the JSON of files.
  static func text(for files: [InspectedFile]) -> String {
    value(for: files).text
  }

  /// Returns the JSON value of files.
  static func value(for files: [InspectedFile]) -> JSONValue { .object([("studies", .array(files.map(value)))]) }

  private static func value(of file: InspectedFile) -> JSONValue {
    let article = file.study.article
    return .object([
      ("source", .string(file.source)),
      ("slug", .string(article.slug)),
      ("title", .string(article.title)),
      ("summary", .string(article.summary)),
      ("principles", value(of: file.study.principles)),
      ("snippets", .array(article.snippets.map(value))),
      ("examples", .array(file.study.examples.map(value))),
      ("pairs", .array(CodePairs(of: file.study).pairs.map(value))),
      ("changeRequests", .array(file.study.changeRequests.map(value))),
      ("diagnostics", .array(file.diagnostics.map(value))),
    ])
  }

  private static func value(of principles: [Principle.ID]) -> JSONValue {
    .strings(principles.map(\.rawValue))
  }

  private static func value(of snippet: Snippet) -> JSONValue {
    .object([
      ("line", .integer(snippet.line)),
      ("codeLine", .integer(snippet.codeLine)),
      ("language", .optional(snippet.language?.rawValue)),
      ("file", .optional(snippet.file)),
      ("side", .string(snippet.sideName)),
      ("sideSource", .string(snippet.sideSource.rawValue)),
      ("principles", value(of: snippet.principles)),
      ("role", .string(snippet.role.rawValue)),
      ("lineCount", .integer(snippet.lineCount)),
    ])
  }

  private static func value(of example: Example) -> JSONValue {
    .object([
      ("principles", value(of: example.principles)),
      ("before", .integers(example.before)),
      ("after", .integers(example.after)),
    ])
  }

  private static func value(of pair: CodePair) -> JSONValue {
    .object([
      ("example", .integer(pair.example)),
      ("before", .integers(pair.before)),
      ("after", .integers(pair.after)),
      ("beforeName", .string(pair.names.before)),
      ("afterName", .string(pair.names.after)),
      ("reason", .string(pair.reason.rawValue)),
      ("shared", .strings(pair.shared)),
      ("apart", .bool(pair.isApart)),
    ])
  }

  private static func value(of request: ChangeRequest) -> JSONValue {
    .object([
      ("title", .string(request.title)),
      ("line", .integer(request.line)),
      ("adverse", .bool(request.isAdverse)),
      ("snippets", .integers(request.snippets)),
    ])
  }

  private static func value(of diagnostic: Diagnostic) -> JSONValue {
    .object([
      ("id", .string(diagnostic.id)),
      ("severity", .string(diagnostic.severity.rawValue)),
      ("line", .integer(diagnostic.range.start.line)),
      ("column", .integer(diagnostic.range.start.column)),
      ("message", .string(diagnostic.summary.description)),
    ])
  }
}
