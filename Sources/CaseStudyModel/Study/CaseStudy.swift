/// An article about a refactoring: examples of code before and after, and the change requests that test both.
public struct CaseStudy: Sendable, Equatable {
  /// The text.
  public var article: Article
  /// The principles the study illustrates, in the site's order.
  public var principles: [Principle.ID]
  /// The pairs of old and new design.
  public var examples: [Example]
  /// The change requests, in reading order.
  public var changeRequests: [ChangeRequest]
  /// The index of the takeaways' heading among the article's headings.
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
