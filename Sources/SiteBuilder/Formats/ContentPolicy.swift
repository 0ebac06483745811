import CaseStudyModel

/// The content security policy of a page: browsers load and run only the site's own files.
///
/// It is a second line of defence, after escaping and cleaning.
///
/// Source: https://www.w3.org/TR/CSP3/
struct ContentPolicy: Sendable, Equatable {
  /// The directives for a `<meta>` element; no part of them comes from content.
  let text: String

  /// `style` attributes are allowed because they set the sizes of bars and columns, and can't run anything.
  private static let own =
    "default-src 'self';style-src-attr 'unsafe-inline';object-src 'none';frame-src 'none';base-uri 'none';"
    + "form-action 'none'"

  /// - Returns: `nil` for a site that allows all HTML, including scripts and frames.
  /// - Parameter images: the addresses of the page's images on other sites.
  init?(of site: Site, allowing images: [String] = []) {
    if site.configuration.htmlPolicy == .all { return nil }
    // A list of hosts would block images that redirect to another host.
    let schemes = images.allSatisfy { WebAddress.scheme(of: $0) == "https" } ? "https:" : "https: http:"
    text = Self.own + (images.isEmpty ? "" : ";img-src 'self' \(schemes)")
  }

  /// The `<meta>` element; in a page's head, only the encoding may precede it.
  var element: String { "<meta http-equiv=\"Content-Security-Policy\" content=\"\(text)\">" }
}
