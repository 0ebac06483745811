extension LSP {
  /// The parameters of `initialize` that are used.
  struct InitializeParameters: Decodable, Sendable {
    var processId: Int?
    var capabilities: ClientCapabilities
  }

  /// The abilities of the client that the server uses.
  struct ClientCapabilities: Decodable, Sendable {
    /// The abilities that concern the protocol itself.
    struct General: Decodable, Sendable {
      var positionEncodings: [String]?
    }
    /// The abilities that concern the workspace.
    struct Workspace: Decodable, Sendable {
      var workspaceEdit: WorkspaceEditing?
      var codeLens: Refreshing?
      var inlayHint: Refreshing?
    }
    /// The changes that the client can make.
    struct WorkspaceEditing: Decodable, Sendable {
      var documentChanges: Bool?
      var resourceOperations: [String]?
    }
    /// Whether the server may tell the client to ask again.
    struct Refreshing: Decodable, Sendable {
      var refreshSupport: Bool?
    }

    var general: General?
    var workspace: Workspace?
  }

  /// The answer to `initialize`.
  struct InitializeResult: Encodable {
    /// The server's name and version.
    struct ServerInfo: Encodable, Sendable {
      var name = "solidsite"
      var version: String
    }

    var capabilities: ServerCapabilities
    var serverInfo: ServerInfo
  }

  /// The abilities of the server by the protocol's names: its own, to which each capability adds.
  struct ServerCapabilities: Encodable {
    /// The way in which the client sends documents.
    private struct TextDocumentSync: Encodable {
      let openClose = true
      /// 2: only the changes.
      let change = 2
      let save = true
    }
    /// The way in which the server treats several folders.
    private struct WorkspaceOptions: Encodable {
      /// Whether it supports several folders.
      struct Folders: Encodable {
        let supported = true
        let changeNotifications = true
      }
      let workspaceFolders = Folders()
    }
    /// The name of an ability.
    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    private var abilities: [String: any Encodable] = [
      "textDocumentSync": TextDocumentSync(), "workspace": WorkspaceOptions(),
    ]

    init(_ encoding: PositionEncoding, _ capabilities: [any Capability]) {
      abilities["positionEncoding"] = encoding.rawValue
      for capability in capabilities { abilities.merge(capability.abilities) { $1 } }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Name.self)
      for (name, ability) in abilities { try container.encode(ability, forKey: Name(stringValue: name)) }
    }
  }
}
