/// A session with one client, from its first message to its last.
///
/// Events are handled one by one. Requests are answered from the last reading of their site and the current text of
/// their document; sites are read in separate tasks.
package struct LanguageServer: Sendable {
  /// The state that the protocol prescribes.
  enum Phase: Sendable {
    case starting
    case running
    case shutDown
  }

  let environment: ServerEnvironment
  let queue = MessageQueue()
  var phase = Phase.starting
  var encoding = PositionEncoding.utf16
  var renamesFiles = false
  var refreshesLenses = false
  var refreshesHints = false
  /// The open documents by address.
  var documents: [String: OpenDocument] = [:]
  /// The sites of open documents by key.
  var sites: [String: OpenSite] = [:]
  /// The number of sites that were opened.
  var openings = 0
  /// The number of requests that the server sent.
  var sent = 0
  /// The verifications that were started, which end with the session.
  var verifications: [Task<Void, Never>] = []

  package init(_ environment: ServerEnvironment) { self.environment = environment }

  /// Receives bytes from the client, on any thread; no bytes mean the end of input.
  package var receive: @Sendable ([UInt8]) -> Void { queue.receive }

  /// Returns whether the client sent more than the server has handled, so that reading should pause.
  package var isFull: @Sendable () -> Bool { queue.isFull }

  /// Runs until the client ends the session.
  /// - Returns: the exit status that the protocol prescribes.
  package mutating func run() async -> Int32 {
    let status = await handleEvents()
    for site in sites.values {
      site.watching?.cancel()
      site.task?.cancel()
    }
    for verification in verifications {
      verification.cancel()
      // Waits until it has deleted its temporary files.
      await verification.value
    }
    return status
  }

  private mutating func handleEvents() async -> Int32 {
    for await event in queue.events {
      // After the answer to `shutdown`, clients may stop reading and expect nothing but answers.
      if phase == .shutDown, !event.isFromClient { continue }
      switch event {
      case .message(let message):
        queue.take(message)
        if message.method == "exit" { return phase == .shutDown ? 0 : 1 }
        handle(message)
      case .unreadable(let failure): environment.send(OutgoingMessage.failure(failure, to: nil))
      case .inputEnd, .parentEnd: return phase == .shutDown ? 0 : 1
      case .pause(let site, let change): if sites[site]?.lastChange == change { startReading(site) }
      // A site may have been closed and opened again while a task read it.
      case .earlyReading(let key, let opening, let reading):
        if sites[key]?.opening == opening { store(reading, of: key) }
      case .reading(let key, let opening, let site, let result):
        if sites[key]?.opening == opening { finishReading(key, site, result) }
      case .disk(let site, let changes):
        sites[site]?.hasDiskChanges = true
        change(site, changes)
      case .verified(let line): show(line, .info)
      }
    }
    return 1
  }

  /// Sends a notification.
  func notify(_ method: String, _ parameters: any Encodable) {
    environment.send(OutgoingMessage.call(method, parameters))
  }

  /// Shows a line to the author.
  func show(_ line: String, _ type: LSP.MessageType) {
    notify("window/showMessage", LSP.MessageParameters(type: type, message: line))
  }

  /// Ends the session when the client's process ends.
  func watchParent(_ process: Int) {
    Task { [environment, queue] in
      while environment.isRunning(process) { try? await Task.sleep(for: .seconds(2)) }
      queue.add(.parentEnd)
    }
  }
}
