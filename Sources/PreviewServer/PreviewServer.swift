import CaseStudyModel

/// A server that shows a site in browsers and updates open pages when they change.
package struct PreviewServer: Sendable {
  /// The port it listens on.
  package let port: UInt16
  /// The host name for browsers on this machine.
  private let host: String
  private let daemon: HTTPDaemon

  /// Starts serving a site.
  /// - Parameter host: a name or address of this machine; `0.0.0.0` accepts connections from other machines.
  package init(
    site: any PreviewedSite, host: String = "127.0.0.1", port: PreviewPort = .standard
  ) throws(PreviewServerError) {
    let socket = try ListeningSocket(host: host, port: port)
    self.host = AllowedHosts.name(inURL: socket.address.loopbackHost ?? host)
    self.port = socket.address.port
    daemon = try HTTPDaemon(
      context: ServerContext(hosts: AllowedHosts(host, listeningAt: socket.address), site: site), socket: socket)
  }

  /// The address of the site for browsers on this machine.
  package var address: String {
    let root = daemon.context.state.withLock { $0.site.rootPath }
    return "http://\(host):\(port)" + root.percentEncodedPath
  }

  /// Replaces the site and updates the open pages that differ.
  ///
  /// Renders each open page once, on the calling thread.
  /// - Parameters:
  ///   - problems: the problems of the site as a whole, shown by all pages.
  ///   - path: the page that all visible tabs must open, relative to the site's root, such as `case-studies/x/`; `nil`
  ///     leaves each tab where it is.
  ///   - quietly: whether only those tabs are updated whose page was still being read.
  @discardableResult
  package func show(
    _ site: any PreviewedSite, problems: [PreviewProblem] = [], leadingTo path: String? = nil, quietly: Bool = false
  ) -> PreviewUpdate {
    notifyPages(leadingTo: path.map { site.rootPath + $0 }, onlyMissing: quietly) { $0.show(site, problems: problems) }
  }

  /// Updates the problems of the site that open pages show.
  package func report(_ problems: [PreviewProblem]) {
    _ = notifyPages(leadingTo: nil) { $0.problems = problems }
  }

  /// Changes the state, directs the tabs of other pages to a page, and updates those that stay.
  private func notifyPages(
    leadingTo path: String?, onlyMissing: Bool = false, after change: (inout sending ServerState) -> Void
  ) -> PreviewUpdate {
    let context = daemon.context
    var (moment, pages, update) = context.state.withLock { state in
      change(&state)
      return (
        state.moment, state.streams.pages(onlyMissing: onlyMissing), PreviewUpdate(tabs: state.streams.count)
      )
    }
    // The requests that waited for this state.
    for _ in 0..<ServerLimits.renderers { context.work() }
    if let path {
      // A single event per tab: while a browser reloads a page, it may ignore a navigation.
      pages.removeAll { $0.text != path }
      update.redirectedTabs = context.state.withLock { $0.navigate(to: path) }
    }
    update.pages = pages.count
    for page in pages {
      let pageState = context.state.withLock { $0.knownState(of: page) } ?? moment.state(of: page)
      update.changedTabs += context.state.withLock { $0.update(pageState, of: page, at: moment) }
    }
    return update
  }

  /// Closes all connections, ends all threads and releases the port.
  package func stop() { daemon.stop() }
}

/// The port that a server listens on.
package enum PreviewPort: Sendable {
  /// This port only; 0 lets the system choose a free one.
  case exactly(UInt16)
  /// This port, or the next free one.
  case preferably(UInt16)

  /// The default port of previews.
  package static let standard = PreviewPort.preferably(8000)
}

/// The effect of a site update on open tabs.
package struct PreviewUpdate: Sendable {
  /// The number of open, visible tabs.
  package var tabs: Int
  /// The number of pages that these tabs show, each rendered once.
  package var pages = 0
  /// The number of tabs that were told to change.
  package var changedTabs = 0
  /// The number of tabs directed to another page.
  package var redirectedTabs = 0
}
