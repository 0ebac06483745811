extension LSP {
  /// A problem in a document.
  struct DocumentDiagnostic: Encodable, Sendable {
    var range: Range
    /// The severity: 1 error, 2 warning, 3 information.
    var severity: Int
    var code: String
    var source = "solidsite"
    var message: String
    var relatedInformation: [RelatedInformation]?
  }

  /// A second place that explains a problem.
  struct RelatedInformation: Encodable, Sendable {
    var location: Location
    var message: String
  }

  /// The parameters of `textDocument/publishDiagnostics`.
  struct PublishDiagnosticsParameters: Encodable, Sendable {
    var uri: String
    var version: Int?
    var diagnostics: [DocumentDiagnostic]
  }
}
