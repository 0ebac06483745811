/// An ability of the server that answers one kind of request about a document.
protocol Capability: Sendable {
  /// The request's parameters.
  associatedtype Parameters: Decodable

  /// The protocol's name of the request.
  var method: String { get }

  /// The abilities that the client is told of, with their options, by the protocol's names.
  var abilities: [String: any Encodable] { get }

  /// Answers a request.
  /// - Throws: `RPCFailure` if the request can't be fulfilled.
  func answer(_ parameters: Parameters, in context: DocumentContext) throws(RPCFailure) -> any Encodable
}

extension Capability {
  /// Answers a message.
  func answer(_ message: IncomingMessage, in context: DocumentContext) throws(RPCFailure) -> any Encodable {
    try answer(try message.parameters(Parameters.self), in: context)
  }
}

/// The abilities of the server; a new one is a file, and a line here.
enum Capabilities {
  static let all: [any Capability] = [
    CompletionCapability(), HoverCapability(), DefinitionCapability(), ReferencesCapability(),
    DocumentSymbolCapability(), FoldingRangeCapability(), CodeActionCapability(), InlayHintCapability(),
    CodeLensCapability(), PrepareRenameCapability(), RenameCapability(),
  ]
}
