import CaseStudyModel

/// What was read of a site's files, so that a site that changes is read again only where it did.
public struct ReadingMemory: Sendable {
  /// What a file is read as; the same file may be read as something else when others come or go.
  enum Kind: Sendable {
    case article
    case study
  }

  /// A file as it was read, and the other files that it took something from.
  struct Document: Sendable {
    var path: String
    var kind: Kind
    /// `nil` where the file can't be read.
    var value: CaseStudy?
    var diagnostics: [Diagnostic]
    var includes: Set<String> = []
  }

  /// The evidence of a study as it was read.
  struct StoredEvidence: Sendable {
    /// The evidence file.
    var path: String
    var reading: Diagnosed<StudyEvidence?>
  }

  /// The documents by their paths.
  private(set) var documents: [String: Document] = [:]
  /// The evidence by the paths of the studies' files.
  private(set) var evidence: [String: StoredEvidence] = [:]
  /// The number of documents that the last load had to read, because they were not known.
  public private(set) var readCount = 0
  /// The days on which files were last changed; `nil` as long as nobody has asked.
  private(set) var lastChanges: [String: CalendarDate]?
  private var inventory: (key: InventoryKey, value: SiteInventory)?
  private var dates = SiteConfiguration.DateSource.git
  private var settings: SiteConfiguration?
  private var principles: [Principle]?

  public init() {}
}

extension ReadingMemory {
  /// Forgets what was taken from files, or from anything in folders, that came, went or changed.
  /// - Parameter paths: files and folders, relative to the site's folder.
  public mutating func forget(_ paths: Set<String>) {
    let changes = ChangedPaths(paths)
    // What isn't known as a document may be a folder of some, or included by some.
    let areDocuments = paths.allSatisfy { documents[$0] != nil }
    let stale = documents.filter { path, document in
      (areDocuments ? paths.contains(path) : changes.touch(path)) || document.includes.contains(where: changes.touch)
    }
    for path in stale.keys {
      documents[path] = nil
      evidence[path] = nil
    }
    if changes.touchAnything(in: StandIns.folder) {
      evidence = [:]
    } else if !areDocuments {
      for (source, stored) in evidence where changes.touch(stored.path) { evidence[source] = nil }
    }
  }

  /// Forgets on which days files were last changed.
  public mutating func forgetLastChanges() { lastChanges = nil }

  /// Notes in all studies, once it is known, when they were last changed.
  mutating func lastChanges(are changes: [String: CalendarDate]) {
    if lastChanges == nil {
      for (path, document) in documents where document.kind == .study {
        if let article = document.value?.article, article.lastChange != changes[path] {
          documents[path]?.value?.article.lastChange = changes[path]
        }
      }
    }
    lastChanges = changes
  }

  /// Sorts the files of a folder by what they are for, or knows that they are the same as the last time.
  mutating func inventory(of paths: [String], output: String, singleFile: String?) -> SiteInventory {
    let key = InventoryKey(paths: paths, output: output, singleFile: singleFile)
    if let inventory, inventory.key == key { return inventory.value }
    let value = SiteInventory(paths: paths, output: output, singleFile: singleFile)
    inventory = (key, value)
    return value
  }

  /// Begins a load; settings other than before may change what any file means.
  mutating func settings(are configuration: SiteConfiguration) {
    readCount = 0
    if configuration.dates != dates {
      // Studies carry their days with them.
      documents = [:]
      lastChanges = nil
    }
    dates = configuration.dates
    let relevant = configuration.readingSettings
    if settings != relevant {
      documents = [:]
      evidence = [:]
      principles = nil
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
      documents = documents.filter { $0.value.kind != .study }
      evidence = [:]
    }
    self.principles = names
  }

  /// Returns the files that have yet to be read.
  func unknown(among paths: [String], as kind: Kind) -> [String] {
    paths.filter { documents[$0]?.kind != kind }
  }

  /// Keeps what was read of files.
  mutating func remember(_ read: [Document]) {
    for document in read { documents[document.path] = document }
    readCount += read.count
  }

  /// Keeps the evidence that was read for studies.
  mutating func remember(_ read: [StoredEvidence], of studies: [CaseStudy]) {
    for (study, evidence) in zip(studies, read) { self.evidence[study.article.source] = evidence }
  }

  /// Forgets all documents but some.
  mutating func keepOnly(_ paths: [String]) {
    if documents.count == paths.count { return }
    let kept = Set(paths)
    documents = documents.filter { kept.contains($0.key) }
  }
}

/// What decides what the files of a folder are for.
private struct InventoryKey: Sendable, Equatable {
  var paths: [String]
  var output: String
  var singleFile: String?
}

extension SiteConfiguration {
  /// The settings that change what a file means; all others have their default.
  fileprivate var readingSettings: SiteConfiguration {
    var settings = SiteConfiguration(isConfigured: isConfigured)
    settings.htmlPolicy = htmlPolicy
    settings.vocabulary = vocabulary
    return settings
  }
}

/// Files and folders that came, went or changed.
private struct ChangedPaths {
  private let paths: Set<String>

  init(_ paths: Set<String>) {
    self.paths = paths
  }

  /// Tells whether a file, or a folder that leads to it, is among them.
  func touch(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if paths.contains(String(rest)) { return true }
    }
    return false
  }

  /// Tells whether a folder, or something in it, is among them.
  func touchAnything(in folder: String) -> Bool {
    paths.contains { $0.hasPrefix(folder) } || touch(folder + "x")
  }
}
