/// The content and settings of a site: everything pages are generated from.
public struct Site: Sendable {
  /// The settings from `solidsite.yml` and the command line.
  @Shared public var configuration: SiteConfiguration
  /// The case studies, ordered by `order`, then by title.
  public var studies: [CaseStudy]
  /// The principles, ordered by `order`, then by identifier.
  public var principles: [Principle]
  /// The plain pages.
  public var pages: [Article]
  /// The text of the home page, if the site has one.
  public var home: Article?
  /// The paths of files that are copied to the output and can be linked to, relative to the site's folder.
  public var assets: [String]
  /// The addresses of the generated pages that are known so far, such as `case-studies/x/`.
  public var pagePaths: Set<String>

  /// The texts of the interface in the site's language.
  public var texts = InterfaceTexts()

  /// The names under which pages show languages of code, by canonical name.
  public var languageTitles: [String: String] = [:]

  /// The versions of studies in languages other than that of the listed ones.
  public var translations: [CaseStudy] = []

  /// The site in the languages of its translations.
  public var editions = SiteEditions()

  /// Whether the site is a folder of documents, or a single one, without the folders of a site: its README is the home
  /// page, and only documents with examples are studies.
  public var isOfDocuments = false

  /// The examples of documents that treat no principle, and so are plain pages, by file.
  package var pageExamples: [PathKey: [Example]] = [:]

  /// The paths of all files in the site's folder that are neither hidden nor in the output folder.
  package var files: [String] = []

  /// The files of drafts that are left out.
  package var drafts: Set<PathKey> = []
  /// The drafts that may be meant as published pages.
  package var uncertainDrafts: Set<PathKey> = []
  /// The slugs of the studies among the drafts that are left out.
  package var draftSlugs: [PathKey: String] = [:]

  /// The files named as translations into more languages than a site may have.
  package var surplusTranslations: Set<PathKey> = []

  /// The second names of linked folders.
  package var secondNames = SecondNames()

  /// The results of running the studies' claims, keyed by the studies' slugs.
  public var evidence: [String: StudyEvidence] = [:]

  /// The results of trying the rules themselves; `nil` if none are stored.
  public var trials: RuleTrials?

  /// The results of compiling the documents' examples, by document, if they belong to the code that it shows.
  package var compiledExamples: [PathKey: CompiledDocument] = [:]

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
