/// The options of the reading stage.
public struct LoadOptions: Sendable, Equatable {
  /// Whether drafts are part of the site; `nil` leaves it to the configuration.
  public var includesDrafts: Bool?
  /// The address of the site's root, in place of the configuration's.
  public var baseURL: String?
  /// The path of the configuration, relative to the site's folder.
  public var configurationPath: String
  /// The one Markdown file that the site is made of, relative to the site's folder; `nil` for the whole folder.
  public var singleFile: String?
  /// The title of a site that has none, such as its folder's name.
  public var fallbackTitle: String
  /// The number of files that are read at once.
  public var jobs: Int
  /// Whether studies that make claims need evidence, and of the code that they show.
  public var requiresEvidence: Bool

  public init(
    includesDrafts: Bool? = nil, baseURL: String? = nil, configurationPath: String = "solidsite.yml",
    singleFile: String? = nil, fallbackTitle: String = "Case studies", jobs: Int = 1, requiresEvidence: Bool = false
  ) {
    self.includesDrafts = includesDrafts
    self.baseURL = baseURL
    self.configurationPath = configurationPath
    self.singleFile = singleFile
    self.fallbackTitle = fallbackTitle
    self.jobs = jobs
    self.requiresEvidence = requiresEvidence
  }
}
