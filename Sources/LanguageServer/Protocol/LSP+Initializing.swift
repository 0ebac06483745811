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
  struct InitializeResult: Encodable, Sendable {
    /// The server's name and version.
    struct ServerInfo: Encodable, Sendable {
      var name = "solidsite"
      var version: String
    }

    var capabilities: ServerCapabilities
    var serverInfo: ServerInfo
  }

  /// The abilities of the server; each capability sets its own.
  struct ServerCapabilities: Encodable, Sendable {
    /// The way in which the client sends documents.
    struct TextDocumentSync: Encodable, Sendable {
      var openClose = true
      /// 2: only the changes.
      var change = 2
      var save = true
    }
    /// The characters that open the list of completions.
    struct CompletionOptions: Encodable, Sendable {
      var triggerCharacters: [String]
    }
    /// Whether a rename can be checked before it is typed.
    struct RenameOptions: Encodable, Sendable {
      var prepareProvider = true
    }
    /// The kinds of code actions.
    struct CodeActionOptions: Encodable, Sendable {
      var codeActionKinds: [String]
    }
    /// Whether lenses are incomplete until the client resolves them.
    struct CodeLensOptions: Encodable, Sendable {
      var resolveProvider = false
    }
    /// The commands that the server performs.
    struct ExecuteCommandOptions: Encodable, Sendable {
      var commands: [String]
    }
    /// The way in which the server treats several folders.
    struct WorkspaceOptions: Encodable, Sendable {
      /// Whether it supports several folders.
      struct Folders: Encodable, Sendable {
        var supported = true
        var changeNotifications = true
      }
      var workspaceFolders = Folders()
    }

    var positionEncoding = "utf-16"
    var textDocumentSync = TextDocumentSync()
    var completionProvider: CompletionOptions?
    var hoverProvider: Bool?
    var definitionProvider: Bool?
    var referencesProvider: Bool?
    var documentSymbolProvider: Bool?
    var foldingRangeProvider: Bool?
    var codeActionProvider: CodeActionOptions?
    var inlayHintProvider: Bool?
    var codeLensProvider: CodeLensOptions?
    var renameProvider: RenameOptions?
    var executeCommandProvider: ExecuteCommandOptions?
    var workspace = WorkspaceOptions()
  }
}
