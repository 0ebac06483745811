import CaseStudyModel

/// A cache of a site's parsed files, so that only changed files are read again.
public struct ReadingMemory: Sendable {
  /// The evidence of a study as it was read.
  struct StoredEvidence: Sendable {
    /// The evidence file.
    var path: String
    var reading: Diagnosed<StudyEvidence?>
  }

  private(set) var studies = ReadStudies()
  /// The texts that are no studies, by their files.
  private(set) var texts: [PathKey: ReadDocument] = [:]
  /// The evidence by the paths of the studies' files.
  private(set) var evidence: [PathKey: StoredEvidence] = [:]
  /// The number of documents that the last load had to read, because they were not known.
  public private(set) var readCount = 0
  /// The days on which files were last changed; `nil` as long as nobody has asked.
  private(set) var lastChanges: [String: CalendarDate]?
  private var inventory: (key: InventoryKey, value: SiteInventory)?
  private var settings: SiteConfiguration?
  private var principles: [Principle]?

  public init() {}
}

extension ReadingMemory {
  /// Forgets what was taken from files, or from anything in folders, that came, went or changed.
  /// - Parameter paths: files and folders, relative to the site's folder.
  public mutating func forget(_ paths: [String]) {
    let changes = ChangedPaths(paths)
    // What isn't known as a document may be a folder of some, or included by some.
    let areDocuments = paths.allSatisfy { studies.know($0) || texts[PathKey($0)] != nil }
    let changed = areDocuments ? paths : studies.known.filter(changes.touch)
    for path in changed + studies.files(includingOneThat: changes.touch) {
      studies.forget(path)
      evidence[PathKey(path)] = nil
    }
    texts = texts.filter { !changes.touch($0.key.text) }
    if changes.touchAnything(in: StandIns.folder) {
      evidence = [:]
    } else if !areDocuments {
      // A file that is no study at the moment may become one again.
      evidence = evidence.filter { !changes.touch($0.key.text) && !changes.touch($0.value.path) }
    }
  }

  /// Forgets on which days files were last changed.
  public mutating func forgetLastChanges() { lastChanges = nil }

  /// Notes in all studies, once it is known, when they were last changed.
  mutating func lastChanges(are changes: [String: CalendarDate]) {
    if lastChanges == nil { studies.date(by: changes) }
    lastChanges = changes
  }

  /// Sorts the files of a folder by what they are for, or knows that they are the same as the last time.
  mutating func inventory(of paths: [String], output: String, singleFile: String?) -> SiteInventory {
    let key = InventoryKey(paths: paths.map(PathKey.init), output: output, singleFile: singleFile.map(PathKey.init))
    if let inventory, inventory.key == key { return inventory.value }
    let value = SiteInventory(paths: paths, output: output, singleFile: singleFile)
    inventory = (key, value)
    return value
  }

  /// Begins a load; settings other than before may change what any file means.
  mutating func settings(are configuration: SiteConfiguration) {
    readCount = 0
    let relevant = configuration.readingSettings
    if settings != relevant {
      let inventory = inventory
      self = ReadingMemory()
      self.inventory = inventory
    }
    settings = relevant
  }

  /// Tells what principles there are from now on; their texts mean nothing to other files.
  mutating func principles(are principles: [Principle]) {
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

  /// Settles which files are studies, and returns those that have yet to be read.
  mutating func unknownStudies(among paths: [String], includesDrafts: Bool) -> [String] {
    studies.unknown(among: paths, includesDrafts: includesDrafts)
  }

  /// Keeps what was read of studies.
  mutating func rememberStudies(_ read: [ReadDocument]) {
    studies.remember(read)
    readCount += read.count
  }

  /// Keeps what was read of other texts.
  mutating func rememberTexts(_ read: [ReadDocument]) {
    for document in read { texts[PathKey(document.path)] = document }
    readCount += read.count
  }

  /// Forgets all texts but some.
  mutating func keepTexts(_ paths: [String]) {
    if texts.count == paths.count { return }
    let kept = Set(paths.map(PathKey.init))
    texts = texts.filter { kept.contains($0.key) }
  }

  /// Keeps the evidence that was read for studies.
  mutating func remember(_ read: [StoredEvidence], of studies: [CaseStudy]) {
    for (study, evidence) in zip(studies, read) { self.evidence[PathKey(study.article.source)] = evidence }
  }
}

/// The inputs that decide the role of a folder's files.
private struct InventoryKey: Sendable, Equatable {
  var paths: [PathKey]
  var output: String
  var singleFile: PathKey?
}

extension SiteConfiguration {
  /// The settings that change what a file means; all others have their default.
  fileprivate var readingSettings: SiteConfiguration {
    var settings = SiteConfiguration(isConfigured: isConfigured)
    settings.htmlPolicy = htmlPolicy
    settings.vocabulary = vocabulary
    // Studies carry the days of their last changes with them.
    settings.dates = dates
    // The language whose files a request's cost is counted in depends on the commands.
    settings.verifiers = verifiers
    return settings
  }
}

/// Files and folders that came, went or changed.
private struct ChangedPaths {
  private let paths: Set<PathKey>

  init(_ paths: [String]) {
    self.paths = Set(paths.map(PathKey.init))
  }

  /// Tells whether a file, or a folder that leads to it, is among them.
  func touch(_ path: String) -> Bool {
    if paths.contains(PathKey(path)) { return true }
    var rest = path[...]
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      if paths.contains(PathKey(String(rest))) { return true }
    }
    return false
  }

  /// Tells whether a folder, or something in it, is among them.
  func touchAnything(in folder: String) -> Bool {
    paths.contains { $0.text.utf8.starts(with: folder.utf8) } || touch(folder + "x")
  }
}
