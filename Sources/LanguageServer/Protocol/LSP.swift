/// The messages of the Language Server Protocol 3.17 that the server reads and writes, under the protocol's own names.
enum LSP {
  /// A place between two characters; both numbers begin at 0.
  struct Position: Codable, Hashable, Comparable, Sendable {
    var line: Int
    /// The number of code units before it, in the encoding that client and server agreed on.
    var character: Int

    static func < (left: Position, right: Position) -> Bool {
      (left.line, left.character) < (right.line, right.character)
    }
  }

  /// A range of a document.
  struct Range: Codable, Hashable, Sendable {
    var start: Position
    var end: Position

    /// Returns whether two ranges share a place; a range without characters has one.
    func touches(_ other: Range) -> Bool { start <= other.end && other.start <= end }
  }

  /// A range in any document.
  struct Location: Codable, Hashable, Sendable {
    var uri: String
    var range: Range
  }

  /// The address of a document.
  struct TextDocumentIdentifier: Codable, Sendable {
    var uri: String
  }

  /// The parameters of requests about a whole document.
  struct DocumentParameters: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
  }

  /// The parameters of requests about a place.
  struct PositionParameters: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
    var position: Position
  }

  /// The parameters of requests about a range.
  struct RangeParameters: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
    var range: Range
  }

  /// A change of a document.
  struct TextEdit: Codable, Hashable, Sendable {
    var range: Range
    var newText: String
  }

  /// Changes of documents, applied together or not at all.
  struct WorkspaceEdit: Encodable, Sendable {
    /// The edits by the documents' addresses.
    var changes: [String: [TextEdit]]?
    /// The edits in order, with files that are renamed, for clients that can rename files.
    var documentChanges: [DocumentChange]?
  }

  /// A step of a change of documents.
  enum DocumentChange: Encodable, Sendable {
    case edit(uri: String, [TextEdit])
    case rename(from: String, to: String)

    private enum Keys: CodingKey { case textDocument, edits, kind, oldUri, newUri }
    private struct Document: Encodable {
      var uri: String
      private enum Keys: CodingKey { case uri, version }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(uri, forKey: .uri)
        try container.encodeNil(forKey: .version)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      switch self {
      case .edit(let uri, let edits):
        try container.encode(Document(uri: uri), forKey: .textDocument)
        try container.encode(edits, forKey: .edits)
      case .rename(let from, let to):
        try container.encode("rename", forKey: .kind)
        try container.encode(from, forKey: .oldUri)
        try container.encode(to, forKey: .newUri)
      }
    }
  }

  /// Text that is Markdown or plain.
  struct MarkupContent: Codable, Sendable {
    var kind: String
    var value: String
  }

  /// An action that the client offers, and that the server or the client performs.
  struct Command: Codable, Sendable {
    var title: String
    var command: String
    var arguments: [String]?
  }

  /// The level of a message that the client shows.
  enum MessageType: Int, Encodable, Sendable {
    case error = 1
    case warning
    case info
    case log
  }

  /// The parameters of a message that the client shows or logs.
  struct MessageParameters: Encodable, Sendable {
    var type: MessageType
    var message: String
  }

  /// The value `null`.
  struct Null: Codable, Sendable {
    init() {}
    init(from decoder: any Decoder) {}
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }
}
