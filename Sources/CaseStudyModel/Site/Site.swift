/// Everything that pages are made from.
public struct Site: Sendable {
  public var configuration: SiteConfiguration
  /// In the order of lists: by `order`, then by title.
  public var studies: [CaseStudy]
  /// In the order of lists: by `order`, then by identifier.
  public var principles: [Principle]
  /// The plain pages.
  public var pages: [Article]
  /// The text of the home page, where the site has one.
  public var home: Article?
  /// The paths of files that are copied and may be linked to, relative to the site's folder.
  public var assets: [String]
  /// The addresses of all pages that generators make, such as `case-studies/x/`, as far as they are known.
  public var pagePaths: Set<String>

  /// The texts of the interface in the site's language.
  public var texts = InterfaceTexts()

  /// Further names of linked folders.
  package var secondNames = SecondNames()

  /// What was found when the studies' claims were run, by the studies' slugs.
  public var evidence: [String: StudyEvidence] = [:]

  public init(
    configuration: SiteConfiguration, studies: [CaseStudy] = [], principles: [Principle] = [],
    pages: [Article] = [], home: Article? = nil, assets: [String] = [],
    pagePaths: Set<String> = []
  ) {
    self.configuration = configuration
    self.studies = studies
    self.principles = principles
    self.pages = pages
    self.home = home
    self.assets = assets
    self.pagePaths = pagePaths
  }
}
