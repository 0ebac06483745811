import CaseStudyModel
import Subprocesses

/// Checks links to other sites; the only check that needs the network.
struct WebLinkCheck {
  static let explanation = DiagnosticExplanation(
    id: "DeadWebLink", summary: "A link to another site must work",
    text: """
      'solidsite check --external' requests every web address, following redirects. A site that can't be \
      reached now may be there again tomorrow, so this is a warning. An answer that asks to sign in, or to come back \
      later, counts as an answer.
      """,
    example: """
      [SOLID](https://exmaple.org)  is not there
      [SOLID](https://example.org)  is
      """)

  /// The number of concurrent requests.
  private static let width = 8

  /// Returns the diagnostics of dead links.
  /// - Throws: `SubprocessError` if curl can't be run.
  func diagnostics(for site: Site) async throws(SubprocessError) -> [Diagnostic] {
    let links = WebLink.all(of: site)
    let faults = try await faults(of: Set(links.map(\.address)).sorted())
    return links.compactMap { link in
      faults[link.address].map { fault in
        Diagnostic(
          Self.explanation.id, .warning, "Link '\(link.url)' must work: \(fault)", at: link.range
        )
      }
    }
  }

  /// Returns the problems of dead addresses.
  private func faults(of addresses: [String]) async throws(SubprocessError) -> [String: Message] {
    let faults = try await addresses.boundedMap(jobs: Self.width) { address throws(SubprocessError) in
      // Many sites refuse HEAD requests, so a failure is confirmed with GET.
      let head = try await answer(of: address, ["--head"])
      return head == nil ? nil : try await answer(of: address, ["--range", "0-0"])
    }
    return Dictionary(uniqueKeysWithValues: zip(addresses, faults)).compactMapValues { $0 }
  }

  /// Returns the problem of an address; `nil` for none.
  private func answer(of address: String, _ options: [String]) async throws(SubprocessError) -> Message? {
    let result = try await Subprocess(
      "curl",
      [
        "--disable", "--silent", "--show-error", "--location", "--max-redirs", "10", "--globoff",
        "--proto", "=http,https", "--proto-redir", "=http,https", "--connect-timeout", "10", "--max-time", "20",
        "--user-agent", "Mozilla/5.0 (compatible; solidsite/\(version))", "--output", "/dev/null",
        "--write-out", "%{http_code}",
      ] + options + ["--url", address], timeLimit: .seconds(30)
    ).run()
    let status = Int(result.text) ?? 0
    if status == 0 || !result.isSuccess && status < 400 {
      guard let reason = result.errorText.split(separator: "\n").last else { return "no answer in 30 seconds" }
      // Drops the prefix of "curl: (6) Could not resolve host".
      return Message(verbatim: reason.firstRange(of: ") ").map { reason[$0.upperBound...] } ?? reason)
    }
    let isAlive = status < 400 || [401, 403, 407, 429, 503, 999].contains(status)
    return isAlive ? nil : "status \(status)"
  }
}
