import CaseStudyModel

/// The studies of a site as they were read: by their files, and in the order of lists.
///
/// Where one of ten thousand studies changes, the list is kept, and only that study gets its place anew.
struct ReadStudies: Sendable {
  private var documents: [PathKey: ReadDocument] = [:]
  /// The files that are to be known.
  private var paths: [PathKey] = []
  /// Those of them that are not.
  private var unknown: Set<PathKey> = []
  private var includesDrafts = false
  /// The studies that are shown.
  private var list = StudyList()
  /// The diagnostics of the files that are shown.
  private var faults: [PathKey: [Diagnostic]] = [:]
  /// The files that other files are included from, by those that include them.
  private var includes: [PathKey: Set<PathKey>] = [:]
}

extension ReadStudies {
  /// The studies that are shown, in the order of lists.
  var shown: [CaseStudy] { list.studies }

  /// The diagnostics of the files that are shown; a draft that is left out takes its diagnostics with it.
  var diagnostics: [Diagnostic] { faults.values.flatMap { $0 } }

  /// Tells whether a file is known.
  func know(_ path: String) -> Bool { documents[PathKey(path)] != nil }

  /// Settles which files are studies, and returns those that have yet to be read.
  mutating func unknown(among paths: [String], includesDrafts: Bool) -> [String] {
    let paths = paths.map(PathKey.init)
    if paths != self.paths || includesDrafts != self.includesDrafts {
      self.paths = paths
      self.includesDrafts = includesDrafts
      let known = documents
      documents = [:]
      unknown = []
      for path in paths {
        if let document = known[path] { documents[path] = document } else { unknown.insert(path) }
      }
      showAll()
    }
    return unknown.sorted().map(\.text)
  }

  /// Keeps what was read of files.
  mutating func remember(_ read: [ReadDocument]) {
    for document in read {
      let path = PathKey(document.path)
      documents[path] = document
      if !document.includes.isEmpty { includes[path] = document.includes }
      unknown.remove(path)
    }
    // To find a place for each of many would take longer than to sort all.
    if read.count > documents.count / 16 { showAll() } else { for document in read { show(document) } }
  }

  /// Forgets a file, if it is known.
  mutating func forget(_ path: String) {
    let path = PathKey(path)
    guard let document = documents.removeValue(forKey: path) else { return }
    unknown.insert(path)
    faults[path] = nil
    includes[path] = nil
    if let study = document.value { list.remove(study) }
  }

  /// The files that are known.
  var known: some Sequence<String> { documents.keys.lazy.map(\.text) }

  /// Finds the known files that include one for which something holds.
  func files(includingOneThat holds: (String) -> Bool) -> [String] {
    includes.filter { $0.value.contains { holds($0.text) } }.map(\.key.text)
  }

  /// Notes when the files were last changed.
  mutating func date(by changes: [String: CalendarDate]) {
    for path in documents.keys {
      if let article = documents[path]?.value?.article, article.lastChange != changes[path.text] {
        documents[path]?.value?.article.lastChange = changes[path.text]
      }
    }
    showAll()
  }

  private mutating func showAll() {
    let shown = documents.values.filter(isShown)
    list = StudyList(shown.compactMap(\.value))
    faults = [:]
    for document in shown where !document.diagnostics.isEmpty { faults[PathKey(document.path)] = document.diagnostics }
  }

  private mutating func show(_ document: ReadDocument) {
    guard isShown(document) else { return }
    if let study = document.value { list.insert(study) }
    if !document.diagnostics.isEmpty { faults[PathKey(document.path)] = document.diagnostics }
  }

  private func isShown(_ document: ReadDocument) -> Bool {
    includesDrafts || document.value?.article.isDraft != true
  }
}
