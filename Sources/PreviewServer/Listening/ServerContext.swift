import CaseStudyModel
import Dispatch
import Synchronization

/// What the library's callbacks share, each on a thread of the library's.
///
/// A callback is handed an address, and only an object has one that lasts; so this is the one class.
final class ServerContext: Sendable {
  let hosts: AllowedHosts
  let state: Mutex<ServerState>

  init(hosts: AllowedHosts, site: any PreviewedSite) {
    self.hosts = hosts
    state = Mutex(ServerState(site: site))
  }

  /// Answers a complete request that takes no page to be rendered; `nil` for any other.
  func immediateAnswer(to request: HTTPRequest) -> RequestAnswer? {
    if let refusal = refusal(of: request) { return .response(refusal) }
    guard let path = RequestPath(encoded: request.path) else {
      return .response(HTTPResponse(status: 400, text: "The path of the address is none that a site could have."))
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

  /// Answers the requests that wait, on threads that are not the network's.
  func work() {
    guard state.withLock({ $0.answers.takesWorker(atMost: ServerLimits.renderers) }) else { return }
    DispatchQueue.global().async {
      while let job = self.state.withLock({ $0.answers.next() }) {
        let answer = self.answer(job.request)
        self.state.withLock { $0.finish(job, with: answer) }
      }
    }
  }

  func answer(_ request: HTTPRequest) -> RequestAnswer {
    if let answer = immediateAnswer(to: request) { return answer }
    guard let path = RequestPath(encoded: request.path) else { return .response(HTTPResponse(status: 400)) }
    return path.text == ClientScript.eventsPath ? listener(request) : .response(response(to: request, path: path))
  }

  /// Finds out about the page that a tab listens for, before the tab is told.
  private func listener(_ request: HTTPRequest) -> RequestAnswer {
    let answer = RequestAnswer(toListener: request)
    if case .stream(let stream) = answer {
      let (moment, known) = state.withLock { ($0.moment, $0.knownState(of: stream.page)) }
      let pageState = known ?? moment.state(of: stream.page)
      state.withLock { $0.remember(pageState, of: stream.page, at: moment) }
    }
    return answer
  }

  /// Makes the answer to a request that is refused before its path is looked at.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    let hostFields = request.values(of: "host")
    guard hostFields.count == 1, hosts.allows(hostFields[0].trimmingSpaces.lowercased()) else {
      return HTTPResponse(status: 421, text: "This server doesn't answer under that name. See --host.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return HTTPResponse(
        status: 405, text: "A preview is only read.", fields: [(name: "Allow", value: "GET, HEAD")])
    }
    if request.hasBody { return HTTPResponse(status: 413, text: "A request to read something has no body.") }
    return nil
  }

  /// Finds out about a page, unless that is known already, and tells a new tab.
  func introduce(_ connection: ConnectionID, to page: RequestPath) {
    while true {
      let (moment, known) = state.withLock { ($0.moment, $0.knownState(of: page)) }
      let pageState = known ?? moment.state(of: page)
      let isCurrent = state.withLock { state in
        if state.moment.generation != moment.generation { return false }
        state.remember(pageState, of: page, at: moment)
        state.tell(pageState, to: connection)
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
    case .file(_, let file), .missing(let file):
      return ClientScript.response(
        to: request, page: file.bytes, version: pageState.version, texts: moment.site.overlayTexts)
    case .redirect(let target, let status):
      let query = request.query.percentEncoded(keeping: "!$&'()*+,;=:@/?%")
      return HTTPResponse(status: status, location: target.percentEncodedPath + query)
    case .outside(let root):
      return HTTPResponse(status: 404, text: "The site is below \(root).")
    }
  }
}
