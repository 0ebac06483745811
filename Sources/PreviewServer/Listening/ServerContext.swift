import CaseStudyModel
import Dispatch
import Synchronization

/// The state shared by libmicrohttpd's callbacks, which run on its threads.
///
/// The only class of the module: a callback receives a pointer, which must stay valid.
final class ServerContext: Sendable {
  /// The host names that the server answers to.
  let hosts: AllowedHosts
  /// The state, protected by a lock.
  let state: Mutex<ServerState>

  /// Creates the context of a site.
  init(hosts: AllowedHosts, site: any PreviewedSite) {
    self.hosts = hosts
    state = Mutex(ServerState(site: site))
  }

  /// Returns the answer to a request that needs no rendering; `nil` for others.
  func immediateAnswer(to request: HTTPRequest) -> RequestAnswer? {
    if let refusal = refusal(of: request) { return .response(refusal) }
    guard let path = RequestPath(encoded: request.path) else {
      return .response(HTTPResponse(status: 400, text: "Invalid path."))
    }
    switch path.text {
    case ClientScript.path: return .response(ClientScript.response(to: request))
    case ClientScript.eventsPath:
      let answer = RequestAnswer(toListener: request)
      if case .stream(let stream) = answer, state.withLock({ $0.knownState(of: stream.page) }) == nil { return nil }
      return answer
    default: return nil
    }
  }

  /// Answers the queued requests on worker threads.
  func work() {
    guard state.withLock({ $0.answers.takesWorker(atMost: ServerLimits.renderers) }) else { return }
    // A private queue gets a thread immediately; on the shared ones, a request would wait for a rebuild's tasks.
    DispatchQueue(label: "renderer").async {
      while let job = self.state.withLock({ $0.answers.next() }) {
        let moment = self.state.withLock { $0.moment }
        if Self.isAwaited(job.request, in: moment.site) {
          self.state.withLock { $0.postpone(job, at: moment) }
        } else {
          let answer = self.answer(job.request)
          self.state.withLock { $0.finish(job, with: answer) }
        }
      }
    }
  }

  /// Returns whether a request for a page or its events must wait for the next state of the site.
  private static func isAwaited(_ request: HTTPRequest, in site: any PreviewedSite) -> Bool {
    guard site.isLoading, let path = RequestPath(encoded: request.path) else { return false }
    guard path.text == ClientScript.eventsPath else { return SiteAnswer.isAwaited(path, in: site) }
    guard case .stream(let stream) = RequestAnswer(toListener: request) else { return false }
    return SiteAnswer.isAwaited(stream.page, in: site)
  }

  /// Returns the answer to a request, rendering the page if necessary.
  func answer(_ request: HTTPRequest) -> RequestAnswer {
    if let answer = immediateAnswer(to: request) { return answer }
    guard let path = RequestPath(encoded: request.path) else { return .response(HTTPResponse(status: 400)) }
    return path.text == ClientScript.eventsPath ? listener(request) : .response(response(to: request, path: path))
  }

  /// Renders the page that a tab wants events for, so that its state is known when the stream opens.
  private func listener(_ request: HTTPRequest) -> RequestAnswer {
    let answer = RequestAnswer(toListener: request)
    if case .stream(let stream) = answer {
      let (moment, known) = state.withLock { ($0.moment, $0.knownState(of: stream.page)) }
      let pageState = known ?? moment.state(of: stream.page)
      state.withLock { $0.remember(pageState, of: stream.page, at: moment) }
    }
    return answer
  }

  /// Returns the refusal of a request that is invalid regardless of its path; `nil` if it is valid.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    let hostFields = request.values(of: "host")
    guard hostFields.count == 1, hosts.allows(hostFields[0].withoutOptionalWhitespace.lowercased()) else {
      return HTTPResponse(status: 421, text: "This server doesn't answer to that host name. See --host.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return HTTPResponse(
        status: 405, text: "The preview only answers GET and HEAD.", fields: [(name: "Allow", value: "GET, HEAD")])
    }
    if request.hasBody { return HTTPResponse(status: 413, text: "The preview accepts no request bodies.") }
    return nil
  }

  /// Determines the state of a page, unless it is known, and sends it to a new tab.
  func introduce(_ connection: ConnectionID, to page: RequestPath) {
    while true {
      let (moment, known) = state.withLock { ($0.moment, $0.knownState(of: page)) }
      let pageState = known ?? moment.state(of: page)
      let isCurrent = state.withLock { state in
        if state.moment.generation != moment.generation { return false }
        state.remember(pageState, of: page, at: moment)
        state.update(pageState, to: connection)
        return true
      }
      if isCurrent { return }
    }
  }

  private func response(to request: HTTPRequest, path: RequestPath) -> HTTPResponse {
    let (moment, known) = state.withLock { ($0.moment, $0.knownState(of: path)) }
    let answer = SiteAnswer(to: path, in: moment.site)
    let pageState = known ?? PageState(answer)
    if known == nil { state.withLock { $0.remember(pageState, of: path, at: moment) } }
    switch answer {
    case .file(let name, let file) where MediaType(path: name) != .html:
      return HTTPResponse(
        to: request, type: MediaType(path: name), fingerprint: pageState.version.content, bytes: file.bytes)
    case .file(_, let file), .missing(let file, _):
      return ClientScript.response(
        to: request, page: file.bytes, version: pageState.version, texts: moment.site.overlayTexts)
    case .redirect(let target, let status):
      let query = request.query.percentEncoded(keeping: "!$&'()*+,;=:@/?%")
      return HTTPResponse(status: status, location: target.percentEncodedPath + query)
    case .outside(let root):
      return HTTPResponse(status: 404, text: "The site is served below \(root).")
    }
  }
}
