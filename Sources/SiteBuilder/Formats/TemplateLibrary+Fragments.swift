import Mustache

extension TemplateLibrary {
  /// Returns the library for pages that are parts of a longer page: without the frame, the navigation, and anything
  /// that another part shows in full.
  func renderingFragments() throws(TemplateError) -> TemplateLibrary {
    var library = self
    for name in Self.leftOut { try library.add("", name: name) }
    try library.add("{{$main}}{{/main}}", name: "base")
    // The longer page's table of contents replaces the first part's links to the other pages.
    try library.add("{{#isOverview}}{{>whole-contents}}{{/isOverview}}", name: "study-navigation")
    return library
  }

  /// Other parts already have the key difference (steps), the type graphs (evidence) and the list of steps (contents).
  private static let leftOut = ["contents", "study-footer", "overview-key", "overview-types", "overview-steps"]
}
