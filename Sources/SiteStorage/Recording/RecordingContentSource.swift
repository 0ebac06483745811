import CaseStudyModel

/// A source that logs every question to another one.
package struct RecordingContentSource: ContentSource {
  /// The questions that a source answers.
  private enum Subject: String {
    case listing, folder, file, own
  }

  private let source: any ContentSource
  private let name: String
  private let log: AnswerLog

  /// - Parameter name: distinguishes the sources of a log.
  package init(_ source: any ContentSource, named name: String, log: AnswerLog) {
    (self.source, self.name, self.log) = (source, name, log)
  }

  package func paths() throws(ContentSourceError) -> [String] { try listing().paths }

  package func listing() throws(ContentSourceError) -> ContentListing {
    try note(.listing, "", Result { () throws(ContentSourceError) in try source.listing() }) { $1.add($0) }
  }

  package func paths(in folder: String) throws(ContentSourceError) -> [String] {
    try note(.folder, folder, Result { () throws(ContentSourceError) in try source.paths(in: folder) }) { $1.add($0) }
  }

  package func read(_ path: String) throws(ContentSourceError) -> [UInt8] {
    try note(.file, path, Result { () throws(ContentSourceError) in try source.read(path) }) { $1.add(part: $0) }
  }

  package func readOwn(_ path: String) throws(ContentSourceError) -> [UInt8] {
    try note(.own, path, Result { () throws(ContentSourceError) in try source.readOwn(path) }) { $1.add(part: $0) }
  }

  private func note<Value>(
    _ subject: Subject, _ path: String, _ answer: Result<Value, ContentSourceError>,
    _ add: (Value, inout KeyedHash) -> Void
  ) throws(ContentSourceError) -> Value {
    var hash = KeyedHash(key: log.key)
    switch answer {
    case .success(let value):
      hash.add(1)
      add(value, &hash)
    case .failure(let error):
      hash.add(0)
      hash.add(error)
    }
    log.note(BuildQuestion([name, subject.rawValue, path]), hash.value)
    return try answer.get()
  }
}

extension RecordingContentSource {
  /// Asks a logged question of this source again, which logs the answer.
  /// - Parameter words: the words of the question without the source's name.
  package func ask(_ words: ArraySlice<String>) {
    guard words.count == 2, let subject = words.first.flatMap(Subject.init), let path = words.last else { return }
    switch subject {
    case .listing: _ = try? listing()
    case .folder: _ = try? paths(in: path)
    case .file: _ = try? read(path)
    case .own: _ = try? readOwn(path)
    }
  }
}

extension KeyedHash {
  fileprivate mutating func add(_ paths: [String]) {
    add(paths.count)
    for path in paths { add(part: path) }
  }

  fileprivate mutating func add(_ listing: ContentListing) {
    add(listing.paths)
    add(listing.secondNames.flatMap { [$0.path, $0.listed] })
    add(listing.linkedFolders.flatMap { [$0.path, $0.listed] })
    add(listing.faults.count)
    for fault in listing.faults { add(fault) }
  }

  fileprivate mutating func add(_ error: ContentSourceError) {
    add(part: error.path)
    add(part: "\(error.reason)")
  }
}
