import CaseStudyModel
import SiteBuilder
import Synchronization

/// The events of a preview session in order, and the studies that requests wait for.
struct PreviewQueue: Sendable {
  /// An event of the session.
  enum Event: Sendable {
    /// Files were changed, added or deleted; `nil` when the watcher has stopped.
    case changes(SiteChanges?)
    /// The watcher failed.
    case failure(any Error)
    /// The checks of a build have run; `number` is that of the last change before it, and `files` are the checked texts
    /// (`nil` for all).
    case checked(SiteBuild, number: Int, files: Set<PathKey>?)
    /// The build in the background with this number has ended.
    case built(number: Int)
    /// Requests wait for studies that haven't been read.
    case requests
  }

  /// The events; each must be removed when it is handled.
  let events: AsyncStream<Event>
  /// Adds an event.
  let add: @Sendable (Event) -> Void
  /// Records that an event was handled.
  let take: @Sendable () -> Void
  /// Returns whether an event waits, for which reading ahead must pause.
  let hasEvents: @Sendable () -> Bool
  /// Requests that studies be read, given by their files.
  let request: @Sendable ([String]) -> Void
  /// Removes and returns the files of the requested studies.
  let takeRequests: @Sendable () -> Set<String>

  init() {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    let waiting = Mutex(0)
    let requested = Mutex<Set<String>>([])
    @Sendable func add(_ event: Event) {
      waiting.withLock { $0 += 1 }
      continuation.yield(event)
    }
    self.events = events
    self.add = add
    take = { waiting.withLock { $0 -= 1 } }
    hasEvents = { waiting.withLock { $0 > 0 } }
    request = { sources in
      let isFirst = requested.withLock { requested in
        defer { requested.formUnion(sources) }
        return requested.isEmpty
      }
      // One event is enough until the requested studies are taken.
      if isFirst { add(.requests) }
    }
    takeRequests = {
      requested.withLock { requested in
        defer { requested = [] }
        return requested
      }
    }
  }
}
