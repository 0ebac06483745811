/// The options of the reading stage.
public struct LoadOptions: Sendable, Equatable {
  /// Whether drafts are part of the site; `nil` for the configuration's value.
  public var includesDrafts: Bool?
  /// The address of the site's root; `nil` for the configuration's value.
  public var baseURL: String?
  /// The path of the configuration, relative to the site's folder.
  public var configurationPath: String
  /// The only Markdown file of the site, relative to the site's folder; `nil` for the whole folder.
  public var singleFile: String?
  /// The title of a site without one, such as its folder's name.
  public var fallbackTitle: String
  /// The number of files read concurrently.
  public var jobs: Int
  /// Whether studies with claims must have current evidence.
  public var requiresEvidence: Bool
  /// Whether documents without examples are studies too, as `inspect` treats them.
  public var readsAllAsStudies = false

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
