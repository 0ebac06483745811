/// An error that answers a request.
///
/// Source: JSON-RPC 2.0, section 5.1, and Language Server Protocol 3.17, the response message.
struct RPCFailure: Error, Encodable, Equatable {
  var code: Int
  var message: String

  static let parseError = -32700
  static let invalidRequest = -32600
  static let methodNotFound = -32601
  static let invalidParameters = -32602
  static let notInitialized = -32002
  static let requestCancelled = -32800
  static let requestFailed = -32803

  /// The answer to a cancelled request.
  static let cancelled = RPCFailure(requestCancelled, "The request was cancelled")
  /// The answer to requests about a site that can't be read.
  static let unreadableSite = RPCFailure(requestFailed, "The site can't be read")

  init(_ code: Int, _ message: String) {
    self.code = code
    self.message = message
  }
}
