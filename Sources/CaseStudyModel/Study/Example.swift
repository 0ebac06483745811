/// A pair of designs: the code before and after a refactoring, with the principles both illustrate.
public struct Example: Sendable, Equatable {
  /// The principles that the pair illustrates.
  public var principles: [Principle.ID]
  /// The snippets of the old design, as ascending indices into the article's snippets.
  public var before: [Int]
  /// The snippets of the new design, as ascending indices into the article's snippets.
  public var after: [Int]

  public init(principles: [Principle.ID], before: [Int] = [], after: [Int] = []) {
    self.principles = principles
    self.before = before
    self.after = after
  }
}
