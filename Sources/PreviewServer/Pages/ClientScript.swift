import CaseStudyModel

/// The live reload script, and the element that loads it.
///
/// The folder in its address begins with an underscore, which no slug does.
enum ClientScript {
  /// The path of the script.
  static let path = "/_solidsite/reload.js"
  /// The path of the event stream.
  static let eventsPath = "/_solidsite/events"
  private static let fingerprint = contentHash(of: PackageResources.reload_js)

  /// Returns the response with the script.
  static func response(to request: HTTPRequest) -> HTTPResponse {
    HTTPResponse(to: request, type: .javaScript, fingerprint: fingerprint, bytes: PackageResources.reload_js)
  }

  /// Returns the response with a page that loads the script; otherwise the page is as a build writes it.
  static func response(
    to request: HTTPRequest, page: [UInt8], version: PageVersion, texts: OverlayTexts
  ) -> HTTPResponse {
    let attributes = #"data-version="\#(version.text)" data-texts="\#(texts.attribute)""#
    let element = Array(#"<script src="\#(path)" \#(attributes) defer></script>"#.utf8)
    var bytes = page
    let place = page.lastIndex(of: "</body") ?? page.count
    bytes.insert(contentsOf: element, at: place)
    // The element contains the page's version, so its fingerprint identifies the whole response.
    var response = HTTPResponse(
      to: request, status: version.status, type: .html, fingerprint: contentHash(of: element), bytes: bytes)
    // For programs; browsers are notified by an event.
    if version.status == 503 { response.fields.append((name: "Retry-After", value: "1")) }
    return response
  }
}
