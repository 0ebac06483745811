/// A piece of an article's body, in reading order; links and other parts that depend on the site are resolved later.
public enum Segment: Sendable, Equatable {
  /// Finished HTML.
  case html(String)
  /// The start of a heading, as an index into the article's headings.
  case headingStart(Int)
  case headingEnd(Int)
  /// The opening tag of a link, as an index into the article's links; its closing tag is part of the HTML that follows.
  case linkStart(Int)
  /// An image, as an index into the article's images.
  case image(Int)
  /// A block of code, as an index into the article's snippets.
  case snippet(Int)
}
