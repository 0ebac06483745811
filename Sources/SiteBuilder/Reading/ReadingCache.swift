import CaseStudyModel

/// A cache of a site's parsed files, so that only changed files are read again.
public struct ReadingCache: Sendable {
  /// A study's evidence with its file.
  struct StoredEvidence: Sendable {
    /// The evidence file.
    var path: String
    var reading: Diagnosed<StudyEvidence?>
  }

  /// The parsed studies.
  var studies = ReadStudies()
  /// The other parsed texts by file.
  private(set) var texts: [PathKey: ReadDocument] = [:]
  /// The evidence by the study's file.
  private(set) var evidence: [PathKey: StoredEvidence] = [:]
  /// The number of texts that the last load read because they weren't cached.
  public private(set) var readCount = 0
  /// The days of files' last changes; `nil` until they are requested.
  private(set) var lastChanges: [String: CalendarDate]?
  /// The repository around the site's folder, which may be none; `nil` until it is requested.
  var repository: SourceRepository??
  /// The number of loads since the cache was empty.
  private var loadCount = 0
  private var inventory: (key: InventoryKey, value: SiteInventory)?
  private var settings: SiteConfiguration?
  private var principles: [Principle]?

  public init() {}
}

extension ReadingCache {
  /// Whether the last load left studies unread.
  public var hasUnreadStudies: Bool { !studies.unread.isEmpty }

  /// Removes everything that was read from changed, added or deleted files.
  /// - Parameter paths: files and folders, relative to the site's folder.
  public mutating func forget(_ paths: [String]) {
    let changes = ChangedPaths(paths)
    // An unknown path may be a folder of texts, or a file that texts include.
    let areDocuments = paths.allSatisfy { studies.isCached($0) || texts[PathKey($0)] != nil }
    let changed = areDocuments ? paths : studies.known.filter(changes.touch)
    for path in changed + studies.files(includingOneThat: changes.touch) {
      studies.forget(path)
      evidence[PathKey(path)] = nil
    }
    texts = texts.filter { !changes.touch($0.key.text) }
    if changes.touchAnything(in: StandIns.folder) {
      evidence = [:]
    } else if !areDocuments {
      // The file may have stopped being a study, and may become one again.
      evidence = evidence.filter { !changes.touch($0.key.text) && !changes.touch($0.value.path) }
    }
  }

  /// Removes the days of last changes, the repository's current commit, and the studies with code of commits.
  public mutating func forgetLastChanges() {
    lastChanges = nil
    repository = nil
    studies.forgetRevisions()
  }

  /// Stores the days of last changes; the first time, also in the studies.
  mutating func lastChanges(are changes: [String: CalendarDate]) {
    if lastChanges == nil { studies.setLastChanges(changes) }
    lastChanges = changes
  }

  /// Returns the inventory of a folder; it is cached as long as the paths are equal.
  mutating func inventory(
    of paths: [String], output: String, singleFile: String?, names: TranslationNames
  ) -> SiteInventory {
    let key = InventoryKey(
      paths: paths.map(PathKey.init), output: output, singleFile: singleFile.map(PathKey.init), names: names)
    if let inventory, inventory.key == key { return inventory.value }
    let value = SiteInventory(paths: paths, output: output, singleFile: singleFile, names: names)
    let known = inventory?.value.translations ?? [:]
    // A file that becomes a translation, or stops being one, is read differently.
    for (path, translation) in known.merging(value.translations, uniquingKeysWith: { $1 })
    where known[path] != value.translations[path] || known[path]?.original != translation.original {
      studies.forget(path.text)
      evidence[path] = nil
    }
    inventory = (key, value)
    return value
  }

  /// Returns whether a cached study or text is published; `nil` for files that aren't cached.
  func publication(of path: PathKey) -> Publication? {
    (studies.documents[path] ?? texts[path])?.value?.article.publication
  }

  /// Whether the cache served an earlier load.
  var isReused: Bool { loadCount > 1 }

  /// Begins a load; empties the cache unless the settings that affect parsing are equal.
  mutating func invalidate(unless configuration: SiteConfiguration) {
    readCount = 0
    let relevant = configuration.readingSettings
    if settings != relevant {
      let inventory = inventory
      self = ReadingCache()
      self.inventory = inventory
    }
    loadCount += 1
    settings = relevant
  }

  /// Removes studies and evidence unless the principles are equal; their texts don't count.
  mutating func invalidateStudies(unless principles: [Principle]) {
    let names = principles.map { principle in
      var principle = principle
      principle.article = nil
      return principle
    }
    if self.principles != names {
      studies = ReadStudies()
      evidence = [:]
    }
    self.principles = names
  }

  /// Adds parsed studies.
  mutating func rememberStudies(_ read: [ReadDocument]) {
    studies.remember(read)
    readCount += read.count
  }

  /// Adds other parsed texts.
  mutating func rememberTexts(_ read: [ReadDocument]) {
    for document in read { texts[PathKey(document.path)] = document }
    readCount += read.count
  }

  /// Removes all texts except these.
  mutating func keepTexts(_ paths: [String]) {
    if texts.count == paths.count { return }
    let kept = Set(paths.map(PathKey.init))
    texts = texts.filter { kept.contains($0.key) }
  }

  /// Adds the evidence of studies.
  mutating func remember(_ read: [StoredEvidence], of studies: [CaseStudy]) {
    for (study, evidence) in zip(studies, read) { self.evidence[PathKey(study.article.source)] = evidence }
  }
}

/// The inputs of a folder's inventory.
private struct InventoryKey: Sendable, Equatable {
  var paths: [PathKey]
  var output: String
  var singleFile: PathKey?
  var names: TranslationNames
}

extension SiteConfiguration {
  /// The settings that affect parsing; all others have default values.
  fileprivate var readingSettings: SiteConfiguration {
    var settings = SiteConfiguration(isConfigured: isConfigured)
    settings.htmlPolicy = htmlPolicy
    settings.vocabulary = vocabulary
    // Cached studies contain the days of their last changes.
    settings.dates = dates
    // The commands determine the language in which costs of requests are counted.
    settings.verifiers = verifiers
    return settings
  }
}

/// Changed, added or deleted files and folders.
private struct ChangedPaths {
  private let paths: Set<PathKey>

  init(_ paths: [String]) { self.paths = Set(paths.map(PathKey.init)) }

  /// Returns whether a file or one of its folders changed.
  func touch(_ path: String) -> Bool {
    if paths.contains(PathKey(path)) { return true }
    var rest = path[...]
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      if paths.contains(PathKey(String(rest))) { return true }
    }
    return false
  }

  /// Returns whether a folder or something in it changed.
  func touchAnything(in folder: String) -> Bool {
    paths.contains { $0.text.utf8.starts(with: folder.utf8) } || touch(folder + "x")
  }
}
