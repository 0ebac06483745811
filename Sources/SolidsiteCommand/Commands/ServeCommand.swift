import CaseStudyModel
import FileWatching
import PreviewServer
import SiteBuilder
import Subprocesses
import Synchronization

/// `solidsite serve`: serves a preview that follows edits.
struct ServeCommand: Subcommand {
  private static let host = OptionSpecification(
    "host", taking: .value(placeholder: "HOST"), "the name or address to listen on (default: 127.0.0.1)")
  private static let port = OptionSpecification(
    "port", letter: "p", taking: .value(placeholder: "PORT"),
    "the port to listen on (default: 8000, or the next free port)")
  private static let open = OptionSpecification("open", "open the site in the browser")
  private static let navigate = OptionSpecification(
    "navigate-to-changed", "switch open tabs to the page whose source you saved")
  private static let drafts = OptionSpecification("drafts", "kept for compatibility; a preview shows drafts anyway")
  private static let noDrafts = OptionSpecification("no-drafts", "leave drafts out, as a build does")
  private static let verify = OptionSpecification(
    "verify", "test the claims of a study when you save it, and show the new evidence")
  private static let editor = OptionSpecification(
    "editor", taking: .value(placeholder: "EDITOR"),
    "the editor to link errors to: \(EditorAddress.names.joined(separator: ", ")), "
      + "or an address with {path}, {line}, {column}"
  )

  var parts: PartRegistry

  var specification: CommandSpecification {
    CommandSpecification(
      "serve", "show the site in a browser, and update it when you save",
      discussion: """
        PATH is a site's folder, any folder of Markdown files, or a single Markdown file; drafts are shown too.
        Open pages update automatically after every change; errors overlay the page until they are fixed.
        The site is not written to disk. Control-C stops the preview.
        """,
      operands: [
        OperandSpecification(
          "PATH", "the folder or file to show (default: the working folder)", completion: .files)
      ],
      options: SiteRequest.options.map { $0.name == Self.drafts.name ? Self.drafts : $0 } + [
        Self.host, Self.port, Self.open, Self.navigate, Self.noDrafts, Self.verify, Self.editor,
      ])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    AllocatorTuning.keepFreedMemory()
    // Signals are handled before the address is printed, because a program that reads the address may end the preview
    // at once.
    try await Interruption.awaiting { try await show(invocation) }
    return .success
  }

  private func show(_ invocation: Invocation) async throws {
    let arguments = invocation.arguments
    let location = try SiteLocation(building: arguments.operands.first, root: arguments.value(of: .root))
    var request = try SiteRequest(location, arguments)
    request.load.includesDrafts = !arguments.has(Self.noDrafts)
    let problems = ProblemWriter(sources: request.sources, editor: try Self.editor(arguments))
    let port = try Self.port(arguments)
    let host = try Self.host(arguments)
    // Watching starts before reading, so no change is missed.
    let watched = try await WatchedSite(request)
    let watcher = try FolderWatching().watcher(of: watched.folders) { invocation.console.say($0.message) }
    var builder = try PreviewBuilder(request, parts: parts)
    try await builder.readAhead(Self.firstPortion())
    let first = try await builder.build(after: SiteChanges(), reading: builder.isLoading ? ReadingPortion() : nil)
    invocation.console.language.texts = first.site.texts
    let queue = PreviewQueue()
    let state = PreviewState(first, problems: problems, requestStudies: queue.request)
    let server = try PreviewServer(site: state, host: host, port: port)
    defer { server.stop() }
    try Self.announce(first, on: server, wanting: port, invocation.console)

    let verification = Self.verification(of: location.root, request, invocation)
    let session = PreviewSession(
      builder: SharedPreviewBuilder(builder), server: server, watcher: watcher, watched: watched, problems: problems,
      printing: PreviewPrinting(invocation.console, request.sources), queue: queue,
      navigates: arguments.has(Self.navigate), verification: verification)
    await withTaskGroup(of: Void.self) { group in
      if let verification { group.addTask { await verification.run() } }
      if arguments.has(Self.open) {
        group.addTask { await Self.openBrowser(at: server.address, invocation.console) }
      }
      var session = session
      await session.run(from: first, shownAs: state)
      group.cancelAll()
    }
  }
}

extension ServeCommand {
  /// The time after which a site is shown with the studies that were read in it.
  private static let firstPortionTime = Duration.milliseconds(300)
  /// The number of studies that the first load reads regardless of the time, so that small sites are complete at once.
  private static let minimumStudies = 32

  private static func firstPortion() -> ReadingPortion {
    let start = ContinuousClock.now
    let count = Mutex(0)
    return ReadingPortion(count: .max) {
      let number = count.withLock { count in
        count += 1
        return count
      }
      return number > minimumStudies && ContinuousClock.now - start > firstPortionTime
    }
  }

  /// Prints the site's address.
  private static func announce(
    _ build: SiteBuild, on server: PreviewServer, wanting port: PreviewPort, _ console: Console
  ) throws {
    if case .preferably(let wanted) = port, wanted != server.port {
      console.say("Port \(wanted) is taken; the site is on port \(server.port)")
    }
    try console.announce(greeting(build, at: server.address))
  }

  private static func greeting(_ build: SiteBuild, at address: String) -> Message {
    let title = build.site.configuration.title
    let (read, unread) = (build.site.studies.count, build.unread.sources.count)
    if unread > 0 {
      return "Serving '\(title)' at \(address) (\(read) of \(read + unread) studies read; press Control-C to stop)"
    }
    return build.pages.count == 1
      ? "Serving '\(title)' at \(address) (1 page; press Control-C to stop)"
      : "Serving '\(title)' at \(address) (\(build.pages.count) pages; press Control-C to stop)"
  }

  /// Returns the host to listen on.
  /// - Throws: `UsageError` for a host with a port, and for a whole address such as `http://localhost:8080`.
  private static func host(_ arguments: Arguments) throws(UsageError) -> String {
    let text = arguments.value(of: host) ?? "127.0.0.1"
    // An IPv6 address has several colons, and is in brackets before a port.
    if let match = text.wholeMatch(of: /(?:\[.*\]|[^:]*):(\d+)/) {
      throw UsageError("Option '--host' takes no port; add '--port \(match.1)'", command: "serve")
    }
    if text.isEmpty || text.contains("/") {
      throw UsageError(
        "Option '--host' must be a name or an address such as 127.0.0.1, not '\(text)'", command: "serve")
    }
    return text
  }

  private static func port(_ arguments: Arguments) throws(UsageError) -> PreviewPort {
    guard let text = arguments.value(of: port) else { return .standard }
    guard let number = UInt16(text) else {
      throw UsageError("Option '--port' must be a number from 0 to 65535, not '\(text)'", command: "serve")
    }
    return .exactly(number)
  }

  /// Returns a verification of the studies that the preview reads; `nil` without the option.
  private static func verification(
    of root: String, _ request: SiteRequest, _ invocation: Invocation
  ) -> BackgroundVerification? {
    let arguments = invocation.arguments
    guard arguments.has(verify) else { return nil }
    let drafts = request.load.includesDrafts == true ? ["--drafts"] : []
    let configuration = arguments.value(of: .configuration).map { ["--config", $0] } ?? []
    return BackgroundVerification(root: root, options: drafts + configuration, console: invocation.console)
  }

  private static func editor(_ arguments: Arguments) throws(UsageError) -> EditorAddress? {
    guard let text = arguments.value(of: editor) else { return nil }
    guard let editor = EditorAddress(text) else {
      let names = EditorAddress.names.quotedList
      throw UsageError(
        "Option '--editor' must be one of \(names) or an address with {path} in it, not '\(text)'", command: "serve")
    }
    return editor
  }

  private static func openBrowser(at address: String, _ console: Console) async {
    #if os(macOS)
      let words = ["open"]
    #else
      // In its own session, so that the browser outlives the preview.
      let words = ["setsid", "--wait", "xdg-open"]
    #endif
    let result = try? await Subprocess("env", words + [address]).run()
    if result?.isSuccess != true, !Task.isCancelled {
      console.say("The browser can't be opened; the site is at \(address)")
    }
  }
}
