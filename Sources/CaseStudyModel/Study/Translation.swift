/// The relation of a translated study to its original.
public struct Translation: Sendable, Equatable {
  /// The original's file, relative to the site's folder.
  public var original: String
  /// The language as a BCP 47 tag, as the file's name has it.
  public var language: String
  /// Whether the original is the home page.
  public var isOfHome = false
  /// The slug of the original; `nil` until the site's originals are known.
  package var originalSlug: String?

  public init(of original: String, language: String) {
    self.original = original
    self.language = language
  }
}
