import SystemFiles

/// Which watches stand for which paths, and which links lead through them.
struct WatchTable: Sendable {
  /// A path in one of the watched folders.
  struct Place: Sendable, Hashable {
    /// The index of the watched folder.
    var root: Int
    private let exactPath: ExactPath

    init(root: Int, path: String = "") {
      self.root = root
      exactPath = ExactPath(path)
    }

    /// Relative to the watched folder; empty for the folder itself.
    var path: String { exactPath.text }

    /// The place of a name in the folder at this place.
    func inner(_ name: String) -> Place {
      Place(root: root, path: FilePath.joined(path, name))
    }

    /// The place that holds this one; `nil` for a watched folder itself.
    var parent: Place? {
      if path.isEmpty { return nil }
      let folder = FilePath.folder(of: path)
      return Place(root: root, path: folder == "." ? "" : folder)
    }

    /// The last name of the path.
    var name: ExactPath { ExactPath(FilePath.name(of: path)) }

    /// Tells whether one of these places holds this one, near or far.
    func isBelow(_ places: Set<Place>) -> Bool {
      var parent = parent
      while let current = parent {
        if places.contains(current) { return true }
        parent = current.parent
      }
      return false
    }
  }

  /// What one watch is for.
  struct Watch: Sendable {
    /// The places at which its folder is found.
    var places: Set<Place> = []
    /// Those of them to which a link leads.
    var linkedPlaces: Set<Place> = []
    /// By a name in the folder, the links that lead through it.
    var links: [ExactPath: Set<Place>] = [:]

    /// Whether it stands for nothing any more.
    var isIdle: Bool { places.isEmpty && links.isEmpty }
  }

  private struct Folder: Sendable {
    var watch: Int32
    /// The names of the folders and links in it.
    var inner: Set<ExactPath> = []
  }

  /// By their numbers, what the watches are for.
  private(set) var watches: [Int32: Watch] = [:]
  private var folders: [Place: Folder] = [:]
  /// By the places of links, the names that they lead through.
  private var steps: [Place: [(watch: Int32, name: ExactPath)]] = [:]
  /// The watches from which something was taken.
  private var maybeIdle: Set<Int32> = []

  /// Tells whether a folder is watched at a place.
  func hasFolder(_ place: Place) -> Bool { folders[place] != nil }

  /// Tells whether a link leads to a folder from another place than this one.
  func isWatchedThroughLink(_ watch: Int32, besides place: Place) -> Bool {
    watches[watch]?.linkedPlaces.contains { $0 != place } ?? false
  }

  /// Tells whether a place is a folder or a link, as far as it is known.
  func knows(_ place: Place) -> Bool { folders[place] != nil || steps[place] != nil }

  /// Enters that a folder was found at a place.
  mutating func add(folder place: Place, watch: Int32, isThroughLink: Bool) {
    watches[watch, default: Watch()].places.insert(place)
    if isThroughLink { watches[watch]?.linkedPlaces.insert(place) }
    folders[place, default: Folder(watch: watch)].watch = watch
    if let parent = place.parent { folders[parent]?.inner.insert(place.name) }
  }

  /// Enters that a link leads through a name in a watched folder.
  mutating func add(step name: ExactPath, of link: Place, watch: Int32) {
    watches[watch, default: Watch()].links[name, default: []].insert(link)
    steps[link, default: []].append((watch, name))
    if let parent = link.parent { folders[parent]?.inner.insert(link.name) }
  }

  /// Enters that a place is a link.
  mutating func add(link: Place) {
    if steps[link] == nil { steps[link] = [] }
    if let parent = link.parent { folders[parent]?.inner.insert(link.name) }
  }

  /// Removes a place and all that is below.
  mutating func forget(_ place: Place) {
    if let parent = place.parent { folders[parent]?.inner.remove(place.name) }
    var rest = [place]
    while let place = rest.popLast() {
      for (watch, name) in steps.removeValue(forKey: place) ?? [] {
        watches[watch]?.links[name]?.remove(place)
        if watches[watch]?.links[name]?.isEmpty == true { watches[watch]?.links[name] = nil }
        maybeIdle.insert(watch)
      }
      guard let folder = folders.removeValue(forKey: place) else { continue }
      watches[folder.watch]?.places.remove(place)
      watches[folder.watch]?.linkedPlaces.remove(place)
      maybeIdle.insert(folder.watch)
      rest += folder.inner.map { place.inner($0.text) }
    }
  }

  /// Removes a watch that has ended, and returns the places that it stood for, links included.
  mutating func remove(watch: Int32) -> Set<Place> {
    guard let removed = watches.removeValue(forKey: watch) else { return [] }
    return removed.links.values.reduce(removed.places) { $0.union($1) }
  }

  /// Removes the watches that stand for nothing any more, and returns them.
  mutating func removeIdle() -> [Int32] {
    let idle = maybeIdle.filter { watches[$0]?.isIdle == true }
    maybeIdle = []
    for watch in idle { watches[watch] = nil }
    return Array(idle)
  }
}
