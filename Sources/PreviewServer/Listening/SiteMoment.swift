/// A site, and which of the states that were shown it is.
struct SiteMoment: Sendable {
  var site: any PreviewedSite
  var generation: Int

  /// Finds out about a page, which may take as long as rendering it.
  func state(of page: RequestPath) -> PageState {
    PageState(SiteAnswer(to: page, in: site))
  }
}
