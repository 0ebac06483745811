import CaseStudyModel

extension LineCost {
  /// The cost of one request's changes.
  public init(of changes: some Sequence<FileChange>) {
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
