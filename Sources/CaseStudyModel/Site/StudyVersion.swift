/// A study in one of its languages.
public struct StudyVersion: Sendable, Equatable {
  /// The language as a BCP 47 tag.
  public var language: String
  /// The file, relative to the site's folder.
  public var source: String
  /// The address of its page below the site's root.
  public var path: String
  /// Whether the study was written in this language first.
  public var isOriginal: Bool
  /// Whether the original was changed after the translation.
  public var isOutdated: Bool
  /// Whether lists show the study in this language.
  public var isListed = false

  public init(language: String, source: String, path: String, isOriginal: Bool, isOutdated: Bool = false) {
    self.language = language
    self.source = source
    self.path = path
    self.isOriginal = isOriginal
    self.isOutdated = isOutdated
  }
}

/// The languages in which a site has studies, other than its own.
public struct SiteEditions: Sendable {
  /// The versions of each study that has several, the original first, by the path of the original's file.
  public var versions: [String: [StudyVersion]] = [:]
  /// The site in each other language, by its tag: with texts in that language, and with each study's translation if
  /// there is one.
  public var sites: [String: Site] = [:]
  /// Each language's own name for itself, by its tag.
  public var names: [String: String] = [:]

  public init() {}
}
