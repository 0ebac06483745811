import SystemFiles

/// The changes in watched folders since the last call; paths may be over-reported, never missed.
package struct FileChanges: Sendable, Equatable {
  /// Files and folders that appeared, disappeared or changed, as absolute paths that start with a watched folder's path
  /// as given.
  ///
  /// A folder's path includes everything below it. The target of a symbolic link is reported under every path that
  /// leads to it.
  package var paths: Set<ExactPath>
  /// Whether everything must be read again: events were lost, or a watched folder appeared, disappeared or was
  /// replaced.
  package var isIncomplete: Bool

  /// Creates changes.
  package init(paths: [String] = [], isIncomplete: Bool = false) {
    self.paths = Set(paths.map(ExactPath.init))
    self.isIncomplete = isIncomplete
  }

  /// Whether there are no changes.
  package var isEmpty: Bool { paths.isEmpty && !isIncomplete }

  /// Adds later changes.
  package mutating func merge(_ later: FileChanges) {
    paths.formUnion(later.paths)
    isIncomplete = isIncomplete || later.isIncomplete
  }
}
