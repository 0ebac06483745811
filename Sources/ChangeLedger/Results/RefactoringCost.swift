/// The cost of the refactoring itself: all source files that differ between the bases, including new and deleted ones.
package struct RefactoringCost: Sendable, Equatable {
  /// The number of files.
  package var files: Int
  /// The number of lines added in these files.
  package var added: Int
  /// The number of lines removed in these files.
  package var removed: Int

  /// Creates a cost from its three numbers.
  package init(files: Int, added: Int, removed: Int) {
    self.files = files
    self.added = added
    self.removed = removed
  }

  /// Creates the cost of the changes from the old base to the new one.
  package init(of changes: some Collection<ChangedFile>) {
    self.init(
      files: changes.count, added: changes.reduce(0) { $0 + $1.added },
      removed: changes.reduce(0) { $0 + $1.removed })
  }
}
