import CaseStudyModel

/// A cache of parsed studies: by file, and as a sorted list.
///
/// When one of ten thousand studies changes, only its place in the list is found again.
struct ReadStudies: Sendable {
  private(set) var documents: [PathKey: ReadDocument] = [:]
  /// The files of all studies.
  private var paths: [PathKey] = []
  /// The files that aren't cached.
  private(set) var unread: Set<PathKey> = []
  private var includesDrafts = false
  /// The studies without drafts that are left out.
  private var list = StudyList()
  /// The diagnostics of the studies that aren't drafts.
  private var faults: [PathKey: [Diagnostic]] = [:]
  /// The included files by the file that includes them.
  private var includes: [PathKey: Set<PathKey>] = [:]
}

extension ReadStudies {
  /// The shown studies, sorted.
  var shown: [CaseStudy] { list.studies }

  /// The files of the drafts that are left out.
  var leftOut: [PathKey] { documents.filter { !isShown($0.value) }.map(\.key) }

  /// The slugs of the drafts that are left out, by file.
  var leftOutSlugs: [PathKey: String] {
    documents.filter { !isShown($0.value) }.compactMapValues { $0.value?.article.slug }
  }

  /// The diagnostics of studies. Diagnostics of omitted drafts don't count, unless it's uncertain that they are drafts.
  var diagnostics: [Diagnostic] { faults.values.flatMap { $0 } }

  /// Returns whether a file is cached.
  func isCached(_ path: String) -> Bool { documents[PathKey(path)] != nil }

  /// Sets the files that are studies.
  /// - Returns: those that aren't cached.
  mutating func setPaths(_ paths: [String], includesDrafts: Bool) -> [String] {
    let paths = paths.map(PathKey.init)
    if paths != self.paths || includesDrafts != self.includesDrafts {
      self.paths = paths
      self.includesDrafts = includesDrafts
      let known = documents
      documents = [:]
      unread = []
      for path in paths {
        if let document = known[path] { documents[path] = document } else { unread.insert(path) }
      }
      showAll()
    }
    return unread.sorted().map(\.text)
  }

  /// Adds parsed files.
  mutating func remember(_ read: [ReadDocument]) {
    for document in read {
      let path = PathKey(document.path)
      documents[path] = document
      if !document.includes.isEmpty { includes[path] = document.includes }
      unread.remove(path)
    }
    // Sorting all is faster than inserting many.
    if read.count > documents.count / 16 { showAll() } else { for document in read { show(document) } }
  }

  /// Removes a file if it is cached.
  mutating func forget(_ path: String) {
    let path = PathKey(path)
    guard let document = documents.removeValue(forKey: path) else { return }
    unread.insert(path)
    faults[path] = nil
    includes[path] = nil
    if let study = document.value { list.remove(study) }
  }

  /// Removes studies that show code from commits, because branches move.
  mutating func forgetRevisions() {
    for path in documents.filter({ !$0.value.questions.isEmpty }).keys { forget(path.text) }
  }

  /// The cached files.
  var known: some Sequence<String> { documents.keys.lazy.map(\.text) }

  /// Returns the cached files that include one that satisfies the predicate.
  func files(includingOneThat holds: (String) -> Bool) -> [String] {
    includes.filter { $0.value.contains { holds($0.text) } }.map(\.key.text)
  }

  /// Sets the days of the files' last changes.
  mutating func setLastChanges(_ changes: [String: CalendarDate]) {
    for path in documents.keys {
      if let article = documents[path]?.value?.article, article.lastChange != changes[path.text] {
        documents[path]?.value?.article.lastChange = changes[path.text]
      }
    }
    showAll()
  }

  private mutating func showAll() {
    list = StudyList(documents.values.filter(isShown).compactMap(\.value))
    faults = [:]
    for document in documents.values { addFaults(of: document) }
  }

  private mutating func show(_ document: ReadDocument) {
    if isShown(document), let study = document.value { list.insert(study) }
    addFaults(of: document)
  }

  private mutating func addFaults(of document: ReadDocument) {
    let isReported = includesDrafts || document.value?.article.publication != .draft
    if isReported, !document.diagnostics.isEmpty { faults[PathKey(document.path)] = document.diagnostics }
  }

  private func isShown(_ document: ReadDocument) -> Bool {
    includesDrafts || document.value?.article.isDraft != true
  }
}

/// A parsed Markdown file, and the files that it includes.
struct ReadDocument: Sendable {
  var path: String
  /// The parsed file; `nil` if it can't be read. A text that isn't a study has only an article.
  var value: CaseStudy?
  var diagnostics: [Diagnostic]
  var includes: Set<PathKey> = []
  /// The questions about commits that reading raised.
  var questions: Set<RevisionQuestion> = []
}
