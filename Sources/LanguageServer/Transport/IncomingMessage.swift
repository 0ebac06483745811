#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message from the client: a request with an identifier, a notification without, or the answer to a request of ours.
struct IncomingMessage: Sendable {
  /// The identifier; `nil` for a notification.
  var id: RequestID?
  /// The method; `nil` for an answer.
  var method: String?
  /// The whole message as JSON, in which a handler finds its parameters.
  var bytes: [UInt8]

  private struct Envelope: Decodable {
    var jsonrpc: String?
    var id: RequestID?
    var method: String?
  }

  private struct Parameters<Value: Decodable>: Decodable {
    var params: Value
  }

  /// - Throws: `RPCFailure` if the bytes aren't a message.
  init(_ bytes: [UInt8]) throws(RPCFailure) {
    self.bytes = bytes
    SplitCharacters.replace(in: &self.bytes)
    do {
      let envelope = try JSONDecoder().decode(Envelope.self, from: Data(self.bytes))
      (id, method) = (envelope.id, envelope.method)
    } catch DecodingError.dataCorrupted {
      throw RPCFailure(RPCFailure.parseError, "The message isn't JSON")
    } catch {
      throw RPCFailure(RPCFailure.invalidRequest, "The message isn't a request")
    }
    if id == nil, method == nil { throw RPCFailure(RPCFailure.invalidRequest, "The message has no method") }
  }

  /// Returns the parameters.
  /// - Throws: `RPCFailure` if they lack something or have another type.
  func parameters<Value: Decodable>(_: Value.Type = Value.self) throws(RPCFailure) -> Value {
    do {
      return try JSONDecoder().decode(Parameters<Value>.self, from: Data(bytes)).params
    } catch DecodingError.keyNotFound(let key, _) {
      throw RPCFailure(RPCFailure.invalidParameters, "Parameter '\(key.stringValue)' is missing")
    } catch DecodingError.typeMismatch(_, let context) {
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw RPCFailure(RPCFailure.invalidParameters, "Parameter '\(path)' has the wrong type")
    } catch {
      throw RPCFailure(RPCFailure.invalidParameters, "The parameters can't be read")
    }
  }
}

/// A message to the client, with its header.
enum OutgoingMessage {
  /// Returns the answer to a request.
  static func answer(_ result: any Encodable, to id: RequestID) -> [UInt8] {
    encoded([(.id, id), (.result, result)])
  }

  /// Returns the answer to a request that failed.
  /// - Parameter id: `nil` if the request couldn't be read.
  static func failure(_ failure: RPCFailure, to id: RequestID?) -> [UInt8] {
    encoded([(.id, id), (.error, failure)])
  }

  /// Returns a notification, or a request if it has an identifier.
  static func call(_ method: String, _ parameters: any Encodable, id: RequestID? = nil) -> [UInt8] {
    encoded((id.map { [(.id, $0)] } ?? []) + [(.method, method), (.params, parameters)])
  }

  private static func encoded(_ fields: [(Fields.Key, any Encodable)]) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // All values are texts, integers and lists of them, which can be encoded.
    return MessageFraming.framed((try? encoder.encode(Fields(fields: fields))).map { Array($0) } ?? [])
  }

  private struct Fields: Encodable {
    enum Key: CodingKey { case jsonrpc, id, method, params, result, error }

    var fields: [(Key, any Encodable)]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode("2.0", forKey: .jsonrpc)
      for (key, value) in fields { try container.encode(value, forKey: key) }
    }
  }
}
