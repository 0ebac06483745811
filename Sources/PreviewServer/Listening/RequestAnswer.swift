/// What becomes of a request.
enum RequestAnswer: Sendable {
  /// It is answered whole.
  case response(HTTPResponse)
  /// It stays open, and hears what happens.
  case stream(EventStream)

  /// Creates the answer to a page that wants to listen.
  init(toListener request: HTTPRequest) {
    // Other sites can't read the events anyway, but could take up all streams.
    if let relation = request.value(of: "sec-fetch-site"), relation != "same-origin", relation != "none" {
      self = .response(HTTPResponse(status: 403, text: "Only pages of the preview may listen."))
      return
    }
    guard request.method == "GET", let page = request.parameter("page").flatMap({ RequestPath(encoded: $0[...]) })
    else {
      self = .response(HTTPResponse(status: 400, text: "Which page is it?"))
      return
    }
    self = .stream(
      EventStream(
        page: page, browser: request.value(of: "user-agent") ?? "",
        shown: request.parameter("version").flatMap(PageVersion.init)))
  }
}
