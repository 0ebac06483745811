/// A pair of designs: the code before and the code after a refactoring, under the principles that both illustrate.
public struct Example: Sendable, Equatable {
  public var principles: [Principle.ID]
  /// The snippets of the old design, as indices into the article's snippets, ascending.
  public var before: [Int]
  /// The snippets of the new design, as indices into the article's snippets, ascending.
  public var after: [Int]

  public init(principles: [Principle.ID], before: [Int] = [], after: [Int] = []) {
    self.principles = principles
    self.before = before
    self.after = after
  }
}
