/// The settings at the head of a Markdown file, as they were written; what is absent is `nil` or empty.
public struct FrontMatter: Sendable, Equatable {
  public var title: String?
  public var summary: String?
  /// `nil` where the key is absent, which is not the same as an empty list.
  public var principles: [Principle.ID]?
  public var date: CalendarDate?
  public var updated: CalendarDate?
  public var authors: [Person] = []
  public var difficulty: Difficulty?
  public var tags: [String] = []
  public var sources: [Reference] = []
  public var slug: String?
  public var aliases: [String] = []
  public var isDraft = false
  public var order: Int?
  public var image: String?
  public var imageAlternative: String?
  /// A BCP 47 tag.
  public var language: String?
  public var roles = Roles()
  /// The weight of diagnostics in this file; `nil` for one that is switched off.
  public var severities: [String: Severity?] = [:]
  /// The abbreviation, on a principle's page.
  public var acronym: String?
  /// The line of each key, counted from 1.
  public var lines: [String: Int] = [:]
  /// Where each item of a key's list stands, in the list's order; a single value is a list of one.
  public var itemPositions: [String: [SourcePosition]] = [:]

  public init() {}
}
