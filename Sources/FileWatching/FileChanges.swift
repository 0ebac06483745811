import SystemFiles

/// What changed in watched folders since it was last asked for; a path too many is possible, one too few is not.
package struct FileChanges: Sendable, Equatable {
  /// Files and folders that came, went or changed, as absolute paths that begin with a watched folder's path as given.
  ///
  /// The path of a folder stands for all that is below. What a symbolic link leads to is told by every path that leads
  /// there.
  package var paths: Set<ExactPath>
  /// Whether everything is to be looked at anew: events were lost, or a watched folder was replaced, came or went.
  package var isIncomplete: Bool

  package init(paths: [String] = [], isIncomplete: Bool = false) {
    self.paths = Set(paths.map(ExactPath.init))
    self.isIncomplete = isIncomplete
  }

  /// Whether there is nothing to tell.
  package var isEmpty: Bool { paths.isEmpty && !isIncomplete }

  /// Adds what changed later.
  package mutating func merge(_ later: FileChanges) {
    paths.formUnion(later.paths)
    isIncomplete = isIncomplete || later.isIncomplete
  }
}
