extension LSP {
  /// The parameters of `textDocument/didOpen`.
  struct DidOpenParameters: Decodable, Sendable {
    /// A document with its text.
    struct Item: Decodable, Sendable {
      var uri: String
      var version: Int?
      var text: String
    }
    var textDocument: Item
  }

  /// The parameters of `textDocument/didChange`.
  struct DidChangeParameters: Decodable, Sendable {
    /// A document and its version after the changes.
    struct Document: Decodable, Sendable {
      var uri: String
      var version: Int?
    }
    var textDocument: Document
    var contentChanges: [ContentChange]
  }

  /// A changed range of a document, or all of it.
  struct ContentChange: Decodable, Sendable {
    var range: Range?
    var text: String
  }

  /// The parameters of `$/cancelRequest`.
  struct CancelParameters: Decodable, Sendable {
    var id: RequestID
  }

  /// The parameters of `workspace/executeCommand`.
  struct ExecuteCommandParameters: Decodable, Sendable {
    var command: String
    var arguments: [String]?
  }
}
