/// An address outside the site that a browser may follow without running anything.
struct WebAddress: Sendable, Equatable {
  let text: String

  /// Accepts addresses of the web and of mail.
  init?(_ text: String) {
    guard let scheme = SiteAddresses.scheme(of: text), ["http", "https", "mailto"].contains(scheme) else { return nil }
    self.text = text
  }
}
