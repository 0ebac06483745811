import CaseStudyModel
import Subprocesses

/// Checks links to other sites; the only check that needs the network.
struct WebLinkCheck {
  static let explanations = [
    DiagnosticExplanation(
      id: "DeadWebLink", summary: "A link to another site must work",
      text: """
        'solidsite check --external' requests every web address, following redirects. A site that can't be \
        reached now may be there again tomorrow, so this is a warning. An answer that asks to sign in, or to come back \
        later, counts as an answer.
        """,
      example: """
        [SOLID](https://exmaple.org)  doesn't exist
        [SOLID](https://example.org)  answers
        """),
    DiagnosticExplanation(
      id: "UntriedWebLink", summary: "Every link to another site must be tried",
      text: """
        'solidsite check --external' doesn't request addresses of more than 8 KB, more addresses of a host that didn't \
        answer two requests in time, or any address after 5 minutes.
        """,
      example: """
        solidsite check --external                                 tries the links of all files
        solidsite check --external Content/case-studies/orders.md  tries the links of one file
        """),
  ]

  var requests = WebRequests()

  /// Returns the diagnostics of links that are dead or weren't tried.
  /// - Parameters:
  ///   - files: the files whose links are tried; `nil` for all.
  ///   - known: the diagnostics of the site; a link that one of them calls dead isn't tried.
  /// - Throws: `SubprocessError` if there is no curl.
  func diagnostics(
    for site: Site, in files: Set<String>?, besides known: [Diagnostic]
  ) async throws(SubprocessError) -> [Diagnostic] {
    let settings = site.configuration.source
    let reported = Set(
      known.lazy.filter { $0.id == DeadLinkPlace.id }.flatMap { DeadLinkPlace.all(of: $0, settings: settings) })
    let links = WebLink.all(of: site).filter { link in
      (files?.contains(link.range.path) ?? true)
        && reported.isDisjoint(with: DeadLinkPlace.all(of: link, settings: settings))
    }
    return try await diagnostics(of: links)
  }

  /// Returns the diagnostics of links.
  func diagnostics(of links: [WebLink]) async throws(SubprocessError) -> [Diagnostic] {
    let addresses = Set(links.map(\.address)).filter { $0.utf8.count <= WebRequests.addressLimit }
    let results = try await requests.results(of: addresses.sorted())
    var diagnostics: [Diagnostic] = []
    var skipped: [String: [WebLink]] = [:]
    var late: [WebLink] = []
    for link in links {
      switch results[link.address] {
      case .answered: break
      case .failed(let fault), .timedOut(let fault): diagnostics.append(.dead(link, fault))
      case .skippedWithHost: skipped[WebRequests.host(of: link.address), default: []].append(link)
      case .outOfTime: late.append(link)
      case nil: diagnostics.append(.long(link))
      }
    }
    diagnostics += skipped.map { Diagnostic.skipped($0.value, of: $0.key) }
    if !late.isEmpty { diagnostics.append(.late(late, after: requests.totalTime)) }
    return diagnostics
  }
}

/// A line in which a link was reported as dead, with the address as the report quotes it.
private struct DeadLinkPlace: Hashable {
  static let id = "DeadLink"

  private var path: String
  private var line: Int
  private var address: String

  /// - Parameter settings: the file of the settings.
  private init(_ range: SourceRange, _ address: String, settings: String) {
    path = range.path
    // Entries of the navigation have no positions until a report is narrowed to its word.
    line = range.path == settings ? 1 : range.start.line
    self.address = address
  }

  /// Returns the places of all texts that a diagnostic quotes, one of which is the link's address.
  static func all(of diagnostic: Diagnostic, settings: String) -> [DeadLinkPlace] {
    diagnostic.summary.arguments.compactMap { argument in
      guard case .text(let text) = argument else { return nil }
      return DeadLinkPlace(diagnostic.range, text, settings: settings)
    }
  }

  /// Returns the places at which a link may have been reported: with its whole address, or with the part before a query
  /// or a fragment.
  static func all(of link: WebLink, settings: String) -> [DeadLinkPlace] {
    [link.url, String(link.url.prefix { $0 != "#" && $0 != "?" })].map {
      DeadLinkPlace(link.range, $0, settings: settings)
    }
  }
}

extension Diagnostic {
  fileprivate static func dead(_ link: WebLink, _ fault: Message) -> Diagnostic {
    Diagnostic("DeadWebLink", .warning, "Link '\(link.url)' must work: \(fault)", at: link.range)
  }

  fileprivate static func long(_ link: WebLink) -> Diagnostic {
    let (limit, size) = (WebRequests.addressLimit >> 10, link.address.utf8.count >> 10)
    return Diagnostic(
      "UntriedWebLink", .warning,
      "Address '\(link.url.prefix(60))…' must have at most \(limit) KB to be tried; it has \(size) KB", at: link.range)
  }

  fileprivate static func skipped(_ links: [WebLink], of host: String) -> Diagnostic {
    Diagnostic(
      "UntriedWebLink", .warning,
      links.count == 1
        ? "1 more link to '\(host)' wasn't tried, because two requests got no answer in time"
        : "\(links.count) more links to '\(host)' weren't tried, because two requests got no answer in time",
      at: links[0].range)
  }

  fileprivate static func late(_ links: [WebLink], after seconds: Int) -> Diagnostic {
    Diagnostic(
      "UntriedWebLink", .warning,
      links.count == 1
        ? "1 link wasn't tried, because the other requests took \(seconds) seconds"
        : "\(links.count) links weren't tried, because the other requests took \(seconds) seconds",
      at: links[0].range, solutions: ["name the files to check after '--external'"])
  }
}
