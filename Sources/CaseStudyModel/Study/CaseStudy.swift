/// An article that shows a refactoring: typed examples of before and after, and the changes that put them to the test.
public struct CaseStudy: Sendable, Equatable {
  public var article: Article
  /// The principles of the whole study, in the site's order.
  public var principles: [Principle.ID]
  public var examples: [Example]
  public var changeRequests: [ChangeRequest]
  /// The index of the heading of the takeaways among the article's headings.
  public var takeaways: Int?

  public init(
    article: Article, principles: [Principle.ID] = [], examples: [Example] = [],
    changeRequests: [ChangeRequest] = [], takeaways: Int? = nil
  ) {
    self.article = article
    self.principles = principles
    self.examples = examples
    self.changeRequests = changeRequests
    self.takeaways = takeaways
  }
}
