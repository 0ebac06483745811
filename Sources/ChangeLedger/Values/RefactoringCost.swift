/// What the refactoring itself costs: all source files that differ between the two bases, new and deleted ones too.
public struct RefactoringCost: Sendable, Equatable {
  public var files: Int
  /// Lines added in all these files.
  public var added: Int
  /// Lines removed in all these files.
  public var removed: Int

  /// A cost by its three numbers.
  public init(files: Int, added: Int, removed: Int) {
    self.files = files
    self.added = added
    self.removed = removed
  }

  /// The cost of the changes that lead from the base before to the base after.
  public init(of changes: some Collection<FileChange>) {
    self.init(
      files: changes.count, added: changes.reduce(0) { $0 + $1.added },
      removed: changes.reduce(0) { $0 + $1.removed })
  }
}
