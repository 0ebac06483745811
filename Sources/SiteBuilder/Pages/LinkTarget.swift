/// The target of a link in an article.
public enum LinkTarget: Sendable, Equatable {
  /// A page of the site, with the anchor that is meant; an empty anchor is the top of the page itself.
  case page(String, fragment: String?)
  /// A file of the site's folder that is copied.
  case asset(String)
  /// A place outside the site.
  case external
  /// An address that runs something, or whose scheme isn't known to be harmless.
  case unsafe
  /// Nothing.
  case missing
  /// A page of the site that doesn't have the anchor.
  case missingAnchor(String, fragment: String)
}
