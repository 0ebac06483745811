/// The answer to a request.
enum RequestAnswer: Sendable {
  /// A complete response.
  case response(HTTPResponse)
  /// A stream of events, which stays open.
  case stream(EventStream)

  /// Creates the answer to a page's request for events.
  init(toListener request: HTTPRequest) {
    // Other sites can't read the events, but could use up all streams. Browsers send 'Sec-Fetch-Site' only to addresses
    // that they trust, such as localhost, and 'Origin' only if it differs.
    let relation = request.value(of: "sec-fetch-site") ?? "none"
    let ownOrigin = "http://" + (request.value(of: "host") ?? "")
    let isOwn = (request.value(of: "origin") ?? ownOrigin).lowercased() == ownOrigin.lowercased()
    if !isOwn || relation != "same-origin" && relation != "none" {
      self = .response(HTTPResponse(status: 403, text: "Only pages of the preview can receive its events."))
      return
    }
    guard request.method == "GET", let page = request.parameter("page").flatMap({ RequestPath(encoded: $0[...]) })
    else {
      self = .response(HTTPResponse(status: 400, text: "The parameter 'page' must be the path of a page."))
      return
    }
    self = .stream(
      EventStream(
        page: page, browser: request.value(of: "user-agent") ?? "",
        shown: request.parameter("version").flatMap(PageVersion.init)))
  }
}
