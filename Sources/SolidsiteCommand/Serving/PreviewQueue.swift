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
    case wishes
  }

  /// The events; each must be removed when it is handled.
  let events: AsyncStream<Event>
  /// Adds an event.
  let add: @Sendable (Event) -> Void
  /// Records that an event was handled.
  let take: @Sendable () -> Void
  /// Tells whether an event waits, for which reading ahead must pause.
  let hasEvents: @Sendable () -> Bool
  /// Asks for the reading of studies, given by their files.
  let wish: @Sendable ([String]) -> Void
  /// Removes and returns the files of the studies that were asked for.
  let takeWishes: @Sendable () -> Set<String>

  init() {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    let waiting = Mutex(0)
    let wishes = Mutex<Set<String>>([])
    @Sendable func add(_ event: Event) {
      waiting.withLock { $0 += 1 }
      continuation.yield(event)
    }
    self.events = events
    self.add = add
    take = { waiting.withLock { $0 -= 1 } }
    hasEvents = { waiting.withLock { $0 > 0 } }
    wish = { sources in
      let isFirst = wishes.withLock { wishes in
        defer { wishes.formUnion(sources) }
        return wishes.isEmpty
      }
      // One event stands for all requested studies until they are taken.
      if isFirst { add(.wishes) }
    }
    takeWishes = {
      wishes.withLock { wishes in
        defer { wishes = [] }
        return wishes
      }
    }
  }
}
