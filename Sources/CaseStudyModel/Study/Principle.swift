/// A design principle that studies illustrate, with the text of its page.
public struct Principle: Sendable, Equatable {
  /// The short name of a principle in front matter and addresses, such as `ocp`; a site may define its own.
  public struct ID: RawRepresentable, Hashable, Sendable, Comparable {
    /// The short name.
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
  }

  /// The short name.
  public var id: ID
  /// The full name, such as "Open–closed principle".
  public var name: String
  /// The usual abbreviation, such as "OCP".
  public var acronym: String
  /// The principle in one sentence.
  public var summary: String
  /// The sort key in lists of principles.
  public var order: Int
  /// The text of the principle's page, if the site has one.
  public var article: Article?

  public init(id: ID, name: String, acronym: String, summary: String, order: Int, article: Article? = nil) {
    self.id = id
    self.name = name
    self.acronym = acronym
    self.summary = summary
    self.order = order
    self.article = article
  }
}
