import SystemFiles

/// A table of watches: the paths they cover, and the links whose paths pass through them.
struct WatchTable: Sendable {
  /// A path in one of the watched folders.
  struct Place: Sendable, Hashable {
    /// The index of the watched folder.
    var root: Int
    /// The path, compared byte by byte.
    private let exactPath: ExactPath

    /// Creates a place.
    init(root: Int, path: String = "") {
      self.root = root
      exactPath = ExactPath(path)
    }

    /// The path relative to the watched folder; empty for the folder itself.
    var path: String { exactPath.text }

    /// Returns the place of a name in the folder at this place.
    func inner(_ name: String) -> Place {
      Place(root: root, path: FilePath.joined(path, name))
    }

    /// The place of the parent folder; `nil` for a watched folder itself.
    var parent: Place? {
      if path.isEmpty { return nil }
      let folder = FilePath.folder(of: path)
      return Place(root: root, path: folder == "." ? "" : folder)
    }

    /// The last component of the path.
    var name: ExactPath { ExactPath(FilePath.name(of: path)) }

    /// Returns whether one of the places contains this one, directly or not.
    func isBelow(_ places: Set<Place>) -> Bool {
      var parent = parent
      while let current = parent {
        if places.contains(current) { return true }
        parent = current.parent
      }
      return false
    }
  }

  /// The purposes of a watch.
  struct Watch: Sendable {
    /// The places of its folder.
    var places: Set<Place> = []
    /// The places that are reached through a link.
    var linkedPlaces: Set<Place> = []
    /// The links whose paths pass through each name in the folder.
    var links: [ExactPath: Set<Place>] = [:]

    /// Whether it has no purpose any more.
    var isIdle: Bool { places.isEmpty && links.isEmpty }
  }

  private struct Folder: Sendable {
    var watch: Int32
    /// The names of the folders and links in it.
    var inner: Set<ExactPath> = []
  }

  /// The watches by number.
  private(set) var watches: [Int32: Watch] = [:]
  private var folders: [Place: Folder] = [:]
  /// The names that each link's path passes through.
  private var steps: [Place: [(watch: Int32, name: ExactPath)]] = [:]
  /// The watches that may have become idle.
  private var idleCandidates: Set<Int32> = []

  /// Returns whether a folder is watched at a place.
  func hasFolder(_ place: Place) -> Bool { folders[place] != nil }

  /// Returns whether a link leads to a folder from a place other than this one.
  func isWatchedThroughLink(_ watch: Int32, besides place: Place) -> Bool {
    watches[watch]?.linkedPlaces.contains { $0 != place } ?? false
  }

  /// Returns whether a place is known to be a folder or a link.
  func knows(_ place: Place) -> Bool { folders[place] != nil || steps[place] != nil }

  /// Records a folder at a place.
  mutating func add(folder place: Place, watch: Int32, isThroughLink: Bool) {
    watches[watch, default: Watch()].places.insert(place)
    if isThroughLink { watches[watch]?.linkedPlaces.insert(place) }
    folders[place, default: Folder(watch: watch)].watch = watch
    if let parent = place.parent { folders[parent]?.inner.insert(place.name) }
  }

  /// Records that a link's path passes through a name in a watched folder.
  mutating func add(step name: ExactPath, of link: Place, watch: Int32) {
    watches[watch, default: Watch()].links[name, default: []].insert(link)
    steps[link, default: []].append((watch, name))
    if let parent = link.parent { folders[parent]?.inner.insert(link.name) }
  }

  /// Records a link at a place.
  mutating func add(link: Place) {
    if steps[link] == nil { steps[link] = [] }
    if let parent = link.parent { folders[parent]?.inner.insert(link.name) }
  }

  /// Removes a place with everything below it.
  mutating func forget(_ place: Place) {
    if let parent = place.parent { folders[parent]?.inner.remove(place.name) }
    var rest = [place]
    while let place = rest.popLast() {
      for (watch, name) in steps.removeValue(forKey: place) ?? [] {
        watches[watch]?.links[name]?.remove(place)
        if watches[watch]?.links[name]?.isEmpty == true { watches[watch]?.links[name] = nil }
        idleCandidates.insert(watch)
      }
      guard let folder = folders.removeValue(forKey: place) else { continue }
      watches[folder.watch]?.places.remove(place)
      watches[folder.watch]?.linkedPlaces.remove(place)
      idleCandidates.insert(folder.watch)
      rest += folder.inner.map { place.inner($0.text) }
    }
  }

  /// Removes a watch that ended and returns the places it covered, including links.
  mutating func remove(watch: Int32) -> Set<Place> {
    guard let removed = watches.removeValue(forKey: watch) else { return [] }
    return removed.links.values.reduce(removed.places) { $0.union($1) }
  }

  /// Removes the watches without a purpose and returns their numbers.
  mutating func removeIdle() -> [Int32] {
    let idle = idleCandidates.filter { watches[$0]?.isIdle == true }
    idleCandidates = []
    for watch in idle { watches[watch] = nil }
    return Array(idle)
  }
}
