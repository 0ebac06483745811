import CaseStudyModel

/// A server that shows a site to browsers, and tells the pages that are open when they have changed.
package struct PreviewServer: Sendable {
  /// The port that it listens on.
  package let port: UInt16
  /// The host by which a browser on this machine finds it.
  private let host: String
  private let daemon: HTTPDaemon

  /// Starts to serve a site.
  /// - Parameter host: a name or an address of this machine; with `0.0.0.0` other machines are answered too.
  package init(
    site: any PreviewedSite, host: String = "127.0.0.1", port: PreviewPort = .standard
  ) throws(PreviewServerError) {
    let socket = try ListeningSocket(host: host, port: port)
    self.host = AllowedHosts.name(inURL: socket.address.loopbackHost ?? host)
    self.port = socket.address.port
    daemon = try HTTPDaemon(
      context: ServerContext(hosts: AllowedHosts(host, listeningAt: socket.address), site: site), socket: socket)
  }

  /// Where a browser on this machine finds the site.
  package var address: String {
    let root = daemon.context.state.withLock { $0.site.rootPath }
    return "http://\(host):\(port)" + root.percentEncodedPath
  }

  /// Serves another state of the site from now on, and tells the open pages that differ.
  ///
  /// Each page that is open is rendered once, by the thread that calls.
  /// - Parameters:
  ///   - problems: what is wrong with the site as a whole; all pages show it.
  ///   - path: the page that all tabs that are seen show from now on, below the site's root, such as `case-studies/x/`;
  ///     `nil` lets each stay where it is.
  @discardableResult
  package func show(
    _ site: any PreviewedSite, problems: [PreviewProblem] = [], leadingTo path: String? = nil
  ) -> PreviewUpdate {
    tellPages(leadingTo: path.map { site.rootPath + $0 }) { $0.show(site, problems: problems) }
  }

  /// Tells the open pages what else is wrong with the site that they show.
  package func tell(_ problems: [PreviewProblem]) {
    _ = tellPages(leadingTo: nil) { $0.problems = problems }
  }

  /// Makes a change, leads the tabs of other pages to a page, and tells those that stay what is new to them.
  private func tellPages(
    leadingTo path: String?, after change: (inout sending ServerState) -> Void
  ) -> PreviewUpdate {
    let context = daemon.context
    var (moment, pages, update) = context.state.withLock { state in
      change(&state)
      return (state.moment, state.streams.pages, PreviewUpdate(tabs: state.streams.count))
    }
    if let path {
      // One event for each tab: while a browser reloads a page, it may not be sent to another one as well.
      pages.removeAll { $0.text != path }
      update.ledTabs = context.state.withLock { $0.lead(to: path) }
    }
    update.pages = pages.count
    for page in pages {
      let pageState = context.state.withLock { $0.knownState(of: page) } ?? moment.state(of: page)
      update.changedTabs += context.state.withLock { $0.tell(pageState, of: page, at: moment) }
    }
    return update
  }

  /// Ends all connections and threads, and gives the port back.
  package func stop() {
    daemon.stop()
  }
}
