import CaseStudyModel
import Subprocesses
import Synchronization

/// Requests web addresses with curl, a few at a time and within limits of time.
struct WebRequests: Sendable {
  /// The result of requesting an address.
  enum Result: Sendable, Equatable {
    /// The site answered.
    case answered
    /// The site refused the request, or can't be reached.
    case failed(Message)
    /// There was no answer in time.
    case timedOut(Message)
    /// It wasn't requested, because two requests to its host had timed out.
    case skippedWithHost
    /// It wasn't requested, because the time for all requests was over.
    case outOfTime
  }

  /// The longest address that is requested, in bytes; common servers reject longer ones.
  static let addressLimit = 8 << 10
  /// The number of concurrent requests.
  private static let width = 8
  /// The number of timeouts after which a host gets no more requests.
  private static let timeoutLimit = 2
  /// Statuses of sites that are there, but want the reader to sign in or to come back later.
  private static let livingStatuses: Set<Int> = [401, 403, 407, 429, 503, 999]

  /// The time limit of a GET request in seconds; HEAD requests have half of it.
  var requestTime = 20
  /// The time after which no request starts, in seconds.
  var totalTime = 300

  /// Requests addresses, and returns the result of each.
  /// - Throws: `SubprocessError` if there is no curl.
  func results(of addresses: [String]) async throws(SubprocessError) -> [String: Result] {
    let deadline = ContinuousClock.now + .seconds(totalTime)
    let timeouts = Mutex<[String: Int]>([:])
    // The first requests to each host show whether it answers, before many others wait for it.
    var counts: [String: Int] = [:]
    var portions: [[String]] = [[], []]
    for address in addresses {
      let count = counts[Self.host(of: address), default: 0]
      counts[Self.host(of: address)] = count + 1
      portions[count < Self.timeoutLimit ? 0 : 1].append(address)
    }
    var results: [String: Result] = [:]
    for portion in portions {
      let found = try await portion.boundedMap(jobs: Self.width) { address throws(SubprocessError) in
        let host = Self.host(of: address)
        if timeouts.withLock({ $0[host, default: 0] }) >= Self.timeoutLimit { return Result.skippedWithHost }
        let result = try await result(of: address, until: deadline)
        if case .timedOut = result { timeouts.withLock { $0[host, default: 0] += 1 } }
        return result
      }
      results.merge(zip(portion, found)) { $1 }
    }
    return results
  }

  /// Returns the lowercase host and port of an address.
  static func host(of address: String) -> String {
    let rest = address.firstRange(of: "//").map { address[$0.upperBound...] } ?? address[...]
    let authority = rest.prefix { !"/?#\\".contains($0) }
    return authority.split(separator: "@").last.map { $0.lowercased() } ?? ""
  }

  private func result(
    of address: String, until deadline: ContinuousClock.Instant
  ) async throws(SubprocessError) -> Result {
    var result = Result.outOfTime
    // Many sites refuse HEAD requests, so a failure is confirmed with GET. The body may be endless. Its output file is
    // a folder, which can't be written, so curl ends at the first byte. With HEAD, curl would end at the first header,
    // before it follows a redirect.
    let methods = [
      (["--head", "--output", "/dev/null"], max(1, requestTime / 2)),
      (["--range", "0-0", "--output", "/"], requestTime),
    ]
    for (options, seconds) in methods {
      if Task.isCancelled || ContinuousClock.now >= deadline { return .outOfTime }
      result = try await answer(to: options + ["--url", address], atMost: seconds)
      if result == .answered { break }
    }
    return result
  }

  private func answer(to options: [String], atMost seconds: Int) async throws(SubprocessError) -> Result {
    let subprocess = Subprocess(
      "curl",
      [
        "--disable", "--silent", "--show-error", "--location", "--max-redirs", "10", "--globoff",
        "--proto", "=http,https", "--proto-redir", "=http,https", "--connect-timeout", String(min(10, seconds)),
        "--max-time", String(seconds), "--user-agent", "Mozilla/5.0 (compatible; solidsite/\(version))",
        "--limit-rate", "1M", "--write-out", "%{http_code}",
      ] + options, timeLimit: .seconds(seconds + 10))
    let run: SubprocessResult
    do {
      run = try await subprocess.run()
    } catch {
      // Any other error concerns only this address, or only this moment.
      if error.isMissing { throw error }
      return .failed(error.message)
    }
    let status = Int(run.text) ?? 0
    // The status is the last one of a chain of redirects, so 200 means that its end was reached.
    let isWritingError = run.end == .exit(23)
    if (200..<300).contains(status) || (300..<400).contains(status) && (run.isSuccess || isWritingError) {
      return .answered
    }
    if status >= 400 { return Self.livingStatuses.contains(status) ? .answered : .failed("status \(status)") }
    switch run.end {
    case .cancellation: return .outOfTime
    case .exit(28): return .timedOut(Self.reason(in: run) ?? "no answer in \(seconds) seconds")
    case .timeOut: return .timedOut("no answer in \(seconds + 10) seconds")
    default: return .failed(Self.reason(in: run) ?? "no answer")
    }
  }

  /// Returns the error that curl printed, without its prefix, as in "curl: (6) Could not resolve host".
  private static func reason(in run: SubprocessResult) -> Message? {
    run.errorText.split(separator: "\n").last.map { line in
      Message(verbatim: line.firstRange(of: ") ").map { line[$0.upperBound...] } ?? line)
    }
  }
}
