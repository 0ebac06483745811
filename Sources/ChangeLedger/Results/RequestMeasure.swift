import CaseStudyModel

/// A change request as implemented on one side: the files it changes.
package struct RequestMeasure: Sendable, Equatable {
  /// The name of the request, such as its branch.
  package var name: String
  /// The revision from which changes are counted; `nil` if they were never in a repository.
  package var forkPoint: String?
  /// The revision with the changes; `nil` if they were never in a repository.
  package var tip: String?
  /// The source files that differ between the two revisions.
  package var changes: [ChangedFile]

  /// Creates a request from its changes.
  package init(name: String, forkPoint: String? = nil, tip: String? = nil, changes: [ChangedFile]) {
    self.name = name
    self.forkPoint = forkPoint
    self.tip = tip
    self.changes = changes
  }

  /// The cost of the request.
  package var tally: LineCost { LineCost(of: changes) }
}

extension LineCost {
  /// Creates the cost of one request's changes.
  package init(of changes: some Sequence<ChangedFile>) {
    self.init()
    for change in changes {
      switch change.kind {
      case .new:
        newFiles += 1
        addedInNew += change.added
      case .modified, .deleted:
        existingFiles += 1
        addedInExisting += change.added
        removedInExisting += change.removed
      }
    }
  }
}
