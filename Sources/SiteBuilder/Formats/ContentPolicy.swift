import CaseStudyModel

/// The content security policy of a page, which lets browsers load and run nothing but the site's own files.
///
/// It is the second line of defence: what authors write is escaped or cleaned already.
///
/// Source: https://www.w3.org/TR/CSP3/
struct ContentPolicy: Sendable, Equatable {
  /// The directives, as the page's `<meta>` element holds them; no part of them comes from content.
  let text: String

  /// Bars and columns get their sizes from attributes, which can't run anything.
  private static let own =
    "default-src 'self';style-src-attr 'unsafe-inline';object-src 'none';frame-src 'none';base-uri 'none';form-action 'none'"

  /// - Returns: `nil` for a site that lets all HTML of its authors through, as they may want scripts and frames.
  /// - Parameter images: the addresses of the page's images that are no files of the site.
  init?(of site: Site, allowing images: [String] = []) {
    if site.configuration.htmlPolicy == .all { return nil }
    // A picture elsewhere may be redirected to a third site, so that no list of hosts would do.
    let schemes = images.allSatisfy { WebAddress.scheme(of: $0) == "https" } ? "https:" : "https: http:"
    text = Self.own + (images.isEmpty ? "" : ";img-src 'self' \(schemes)")
  }

  /// The element for the page's head; no other may come before it, save for the one that names the encoding.
  var element: String { "<meta http-equiv=\"Content-Security-Policy\" content=\"\(text)\">" }
}
