/// The options of the reading stage.
public struct LoadOptions: Sendable, Equatable {
  /// Whether drafts are part of the site; `nil` for the configuration's value.
  public var includesDrafts: Bool?
  /// The address of the site's root; `nil` for the configuration's value.
  public var baseURL: String?
  /// The path of the configuration, relative to the site's folder.
  public var configurationPath = "solidsite.yml"
  /// The only Markdown file of the site, relative to the site's folder; `nil` for the whole folder.
  public var singleFile: String?
  /// The title of a site without one, such as its folder's name.
  public var fallbackTitle = "Case studies"
  /// The number of files read concurrently.
  public var jobs: Int
  /// Whether studies with claims must have current evidence.
  public var requiresEvidence = false
  /// Whether documents without examples are studies too, as `inspect` treats them.
  public var readsAllAsStudies = false

  public init(includesDrafts: Bool? = nil, singleFile: String? = nil, jobs: Int = 1) {
    self.includesDrafts = includesDrafts
    self.singleFile = singleFile
    self.jobs = jobs
  }
}
