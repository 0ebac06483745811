import CaseStudyModel

extension LanguageServer {
  /// Handles a message, and answers it if it is a request.
  mutating func handle(_ message: IncomingMessage) {
    // Responses to the server's own requests carry no information.
    guard let method = message.method else { return }
    guard let id = message.id else {
      // Other notifications before `initialize` and after `shutdown` are dropped, as the protocol says.
      if phase == .running { notified(method, message) }
      return
    }
    if queue.takeCancellation(id) {
      answer(id, .cancelled)
      return
    }
    switch (method, phase) {
    case ("initialize", .starting): initialize(id, message)
    case (_, .starting): answer(id, RPCFailure(RPCFailure.notInitialized, "The first request must be 'initialize'"))
    case (_, .shutDown): answer(id, RPCFailure(RPCFailure.invalidRequest, "The server is shut down"))
    case ("initialize", .running):
      answer(id, RPCFailure(RPCFailure.invalidRequest, "The server is initialized already"))
    case ("shutdown", .running):
      phase = .shutDown
      // Clients may stop reading after this answer, so no earlier request may still be open.
      for key in sites.keys.sorted() {
        failWaiting(for: key, RPCFailure(RPCFailure.requestCancelled, "The server is shut down"))
      }
      environment.send(OutgoingMessage.answer(LSP.Null(), to: id))
    case ("workspace/executeCommand", .running): execute(id, message)
    case (_, .running):
      guard let capability = Capabilities.all.first(where: { $0.method == method }) else {
        answer(id, RPCFailure(RPCFailure.methodNotFound, "Method '\(method)' isn't known"))
        return
      }
      ask(capability, id, message)
    }
  }

  /// Answers a request with a failure.
  func answer(_ id: RequestID, _ failure: RPCFailure) {
    environment.send(OutgoingMessage.failure(failure, to: id))
  }

  private mutating func initialize(_ id: RequestID, _ message: IncomingMessage) {
    do throws(RPCFailure) {
      let parameters: LSP.InitializeParameters = try message.parameters()
      let client = parameters.capabilities
      encoding = PositionEncoding(offered: client.general?.positionEncodings)
      let editing = client.workspace?.workspaceEdit
      renamesFiles = editing?.documentChanges == true && editing?.resourceOperations?.contains("rename") == true
      refreshesLenses = client.workspace?.codeLens?.refreshSupport == true
      refreshesHints = client.workspace?.inlayHint?.refreshSupport == true
      if let process = parameters.processId { watchParent(process) }
      let capabilities = LSP.ServerCapabilities(encoding, Capabilities.all)
      phase = .running
      let info = LSP.InitializeResult.ServerInfo(version: environment.version)
      environment.send(
        OutgoingMessage.answer(LSP.InitializeResult(capabilities: capabilities, serverInfo: info), to: id))
    } catch {
      answer(id, error)
    }
  }

  private mutating func notified(_ method: String, _ message: IncomingMessage) {
    do throws(RPCFailure) {
      switch method {
      case "textDocument/didOpen": open(try message.parameters())
      case "textDocument/didChange": change(try message.parameters())
      case "textDocument/didClose": close(try message.parameters())
      case "$/cancelRequest": cancel(try message.parameters(LSP.CancelParameters.self).id)
      // The site is watched, saved documents are known already, and others need no answer.
      default: return
      }
    } catch {
      environment.log("\(method): \(error.message)")
    }
  }

  /// Answers a cancelled request if it waits for its site; an earlier one has been answered.
  private mutating func cancel(_ id: RequestID) {
    _ = queue.takeCancellation(id)
    guard let key = sites.first(where: { site in site.value.waiting.contains { $0.id == id } })?.key else { return }
    sites[key]?.waiting.removeAll { $0.id == id }
    answer(id, .cancelled)
  }

  /// Answers a request about a document, at once or as soon as its site is read.
  mutating func ask(_ capability: any Capability, _ id: RequestID, _ message: IncomingMessage) {
    do throws(RPCFailure) {
      let parameters: LSP.DocumentParameters = try message.parameters()
      guard let document = documents[parameters.textDocument.uri] else {
        throw RPCFailure(RPCFailure.invalidParameters, "Document '\(parameters.textDocument.uri)' isn't open")
      }
      guard let context = context(of: document.text.uri) else {
        // No task reads the site, so the last one failed, and the request would wait until a file changes.
        if sites[document.site]?.site != nil { throw RPCFailure.unreadableSite }
        sites[document.site]?.waiting.append(message)
        return
      }
      environment.send(OutgoingMessage.answer(try capability.answer(message, in: context), to: id))
    } catch {
      answer(id, error)
    }
  }

  /// Returns a document with its site; `nil` until the site is read.
  mutating func context(of uri: String) -> DocumentContext? {
    guard let document = documents[uri], let site = sites[document.site], let reading = site.reading else { return nil }
    let parsed: ParsedDocument
    if let known = document.parsed, known.number == site.number {
      parsed = known.document
    } else {
      let file = SourceFile(path: document.path, bytes: document.text.bytes)
      parsed = ParsedDocument(study: reading.study(file), lines: MarkdownLines(document.text))
      documents[uri]?.parsed = (site.number, parsed)
    }
    return DocumentContext(
      document: document.text, path: document.path, parsed: parsed, reading: reading, folder: site.folder,
      addresses: site.documents, documents: documents, encoding: encoding, renamesFiles: renamesFiles,
      explanations: environment.explanations)
  }
}
