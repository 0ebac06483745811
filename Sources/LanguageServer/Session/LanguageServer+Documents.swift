import CaseStudyModel
import SiteBuilder

extension LanguageServer {
  /// The maximum number of open sites; a document outside of any site is its own. Each takes a few megabytes.
  private static let siteLimit = 100

  /// Opens a document, and its site if it is the first one there.
  mutating func open(_ parameters: LSP.DidOpenParameters) {
    let item = parameters.textDocument
    let home: DocumentHome
    do {
      home = try environment.home(DocumentAddress.path(of: item.uri))
    } catch {
      environment.log("\(item.uri): \(error)")
      return
    }
    // Each untitled document is a separate site.
    let key = DocumentAddress.path(of: item.uri) == nil ? item.uri : home.key
    if sites[key] == nil {
      guard sites.count < Self.siteLimit else {
        show("More than \(Self.siteLimit) sites and documents outside of sites are open; close some first", .warning)
        return
      }
      openings += 1
      sites[key] = OpenSite(site: home.site, folder: home.folder, opening: openings)
      watch(home.site, key)
    }
    let text = TextDocument(uri: item.uri, version: item.version, text: item.text.utf8)
    documents[item.uri] = OpenDocument(text: text, site: key, path: home.path)
    sites[key]?.documents[home.path] = item.uri
    sites[key]?.changes.add(SiteChanges(paths: [PathKey(home.path)]))
    startReading(key)
  }

  /// Changes a document.
  mutating func change(_ parameters: LSP.DidChangeParameters) {
    let uri = parameters.textDocument.uri
    guard let document = documents[uri] else { return }
    documents[uri]?.text.apply(parameters.contentChanges, version: parameters.textDocument.version, encoding)
    documents[uri]?.parsed = nil
    change(document.site, SiteChanges(paths: [PathKey(document.path)]))
  }

  /// Closes a document, and its site if it was the last one there.
  mutating func close(_ parameters: LSP.DocumentParameters) {
    let uri = parameters.textDocument.uri
    guard let document = documents.removeValue(forKey: uri) else { return }
    notify("textDocument/publishDiagnostics", LSP.PublishDiagnosticsParameters(uri: uri, diagnostics: []))
    // A client may have opened the file under several addresses, such as a link and its target.
    sites[document.site]?.documents[document.path] =
      documents.values.filter { $0.site == document.site && $0.path == document.path }.map(\.text.uri).min()
    if sites[document.site]?.documents.isEmpty == true {
      sites[document.site]?.watching?.cancel()
      sites[document.site]?.task?.cancel()
      failWaiting(for: document.site, RPCFailure(RPCFailure.requestFailed, "The document was closed"))
      sites[document.site] = nil
    } else {
      change(document.site, SiteChanges(paths: [PathKey(document.path)]))
    }
  }

  /// Notes changes of a site, which is read again after a pause.
  mutating func change(_ key: String, _ changes: SiteChanges) {
    guard sites[key] != nil else { return }
    sites[key]?.changes.add(changes)
    sites[key]?.lastChange += 1
    let number = sites[key]?.lastChange ?? 0
    environment.pausing { [queue] in queue.add(.pause(site: key, change: number)) }
  }

  /// Reads a site in a task, or notes that it must be read again.
  mutating func startReading(_ key: String) {
    guard let open = sites[key] else { return }
    guard var site = open.site else {
      sites[key]?.isDue = true
      if open.canPause { open.task?.cancel() }
      return
    }
    // The task has the only reference, so that the site's memory isn't copied when it changes.
    sites[key]?.site = nil
    sites[key]?.isDue = false
    sites[key]?.changes = SiteChanges()
    let unsaved = open.documents.compactMapValues { documents[$0]?.text.bytes }
    sites[key]?.canPause = false
    sites[key]?.published = [:]
    let task = Task { [queue, changes = open.changes, opening = open.opening] in
      do {
        let reading = try await site.read(after: changes, unsaved: unsaved) { early in
          queue.add(.earlyReading(site: key, opening: opening, early))
        }
        queue.add(.reading(site: key, opening: opening, site, .success(reading)))
      } catch {
        queue.add(.reading(site: key, opening: opening, site, .failure(error)))
      }
    }
    sites[key]?.task = task
  }

  /// Stores a reading, publishes its diagnostics, and answers the requests that waited for it.
  mutating func store(_ reading: SiteReading, of key: String) {
    var reading = reading
    if let earlier = sites[key]?.reading { reading.complete(with: earlier) }
    sites[key]?.reading = reading
    sites[key]?.number += 1
    sites[key]?.canPause = reading.checked != nil
    publish(key, only: reading.checked)
    let waiting = sites[key]?.waiting ?? []
    sites[key]?.waiting = []
    for message in waiting { handle(message) }
    if sites[key]?.isDue == true, sites[key]?.canPause == true { sites[key]?.task?.cancel() }
  }

  /// Takes a site back from the task that read it.
  mutating func finishReading(_ key: String, _ site: any EditedSite, _ result: Result<SiteReading?, any Error>) {
    sites[key]?.site = site
    sites[key]?.canPause = false
    switch result {
    case .failure(let error):
      // The failed reading may have missed changes; the next change reads them.
      sites[key]?.changes.touchEverything = true
      show("\(error)", .error)
      failWaiting(for: key, .unreadableSite)
    case .success(nil): break
    case .success(let reading?):
      store(reading, of: key)
      if sites[key]?.hasDiskChanges == true { refresh() }
      sites[key]?.hasDiskChanges = false
    }
    if sites[key]?.isDue == true { startReading(key) }
  }

  /// Answers the requests that wait for a site to be read, with a failure.
  mutating func failWaiting(for key: String, _ failure: RPCFailure) {
    let waiting = sites[key]?.waiting ?? []
    sites[key]?.waiting = []
    for id in waiting.compactMap(\.id) { answer(id, failure) }
  }

  /// Sends the diagnostics of a site's open documents, except of those that have changed since the site was read.
  /// - Parameter paths: the documents that were checked; `nil` for all.
  private mutating func publish(_ key: String, only paths: Set<String>?) {
    let checked = (sites[key]?.documents ?? [:]).filter { paths?.contains($0.key) ?? true }
    for uri in checked.values.sorted() {
      guard let context = context(of: uri), context.areDiagnosticsCurrent else { continue }
      let isKnown = sites[key]?.published[context.path] == context.diagnostics
      sites[key]?.published[context.path] = paths == nil ? nil : context.diagnostics
      if isKnown { continue }
      notify(
        "textDocument/publishDiagnostics",
        LSP.PublishDiagnosticsParameters(
          uri: uri, version: context.document.version, diagnostics: context.diagnostics.map(context.converted)))
    }
  }

  /// Asks the client to refresh code lenses and hints, which depend on evidence and on other documents.
  private mutating func refresh() {
    let methods = [("workspace/codeLens/refresh", refreshesLenses), ("workspace/inlayHint/refresh", refreshesHints)]
    for (method, isUsed) in methods where isUsed {
      sent += 1
      environment.send(OutgoingMessage.call(method, LSP.Null(), id: .number(sent)))
    }
  }

  /// Reports the changes of a site's files on disk.
  private mutating func watch(_ site: any EditedSite, _ key: String) {
    let watching = Task { [queue, environment] in
      do {
        for await changes in try await site.changesOnDisk() { queue.add(.disk(site: key, changes)) }
      } catch {
        environment.log("\(error)")
      }
    }
    sites[key]?.watching = watching
  }
}
