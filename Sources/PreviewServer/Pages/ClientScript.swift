import CaseStudyModel

/// What makes pages follow their site: a script, and the element that pages get to load it.
///
/// The folder of its addresses begins with an underscore, which no slug does; sites below a path don't reach it anyway.
enum ClientScript {
  static let path = "/_solidsite/reload.js"
  static let eventsPath = "/_solidsite/events"
  private static let fingerprint = contentHash(of: PackageResources.reload_js)

  /// Returns the answer that holds the script.
  static func response(to request: HTTPRequest) -> HTTPResponse {
    HTTPResponse(to: request, type: .javaScript, fingerprint: fingerprint, bytes: PackageResources.reload_js)
  }

  /// Returns the answer that holds a page with the script in it; the page itself stays as a build writes it.
  static func response(
    to request: HTTPRequest, page: [UInt8], version: PageVersion, texts: OverlayTexts
  ) -> HTTPResponse {
    let attributes = #"data-version="\#(version.text)" data-texts="\#(texts.attribute)""#
    let element = Array(#"<script src="\#(path)" \#(attributes) defer></script>"#.utf8)
    var bytes = page
    let place = page.lastIndex(of: "</body") ?? page.count
    bytes.insert(contentsOf: element, at: place)
    // The element holds the page's version, and so its fingerprint is that of the whole.
    return HTTPResponse(
      to: request, status: version.status, type: .html, fingerprint: contentHash(of: element), bytes: bytes)
  }
}
