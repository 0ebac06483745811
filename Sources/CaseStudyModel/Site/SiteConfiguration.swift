/// The settings of a site, as `solidsite.yml` gives them.
public struct SiteConfiguration: Sendable, Equatable {
  /// What becomes of HTML that an author writes among the Markdown.
  public enum HTMLPolicy: String, Sendable, CaseIterable {
    /// Every tag is dropped.
    case none
    /// Harmless elements and attributes are kept, the rest is dropped with a diagnostic.
    case safe
    /// All is kept: for authors who trust their content.
    case all
  }

  /// Where the days come from on which pages were last updated, besides what their front matter says.
  public enum DateSource: String, Sendable, CaseIterable {
    /// The history of the repository that the site is kept in.
    case git
    /// Nowhere.
    case none
  }

  /// A link of the navigation.
  public struct NavigationItem: Sendable, Equatable {
    public var title: String
    public var url: String

    public init(title: String, url: String) {
      self.title = title
      self.url = url
    }
  }

  /// Where the site's source is kept.
  public struct Repository: Sendable, Equatable {
    public var url: String
    public var branch: String
    /// The address of a file's editor, relative to `url`, up to the file's path.
    public var editPath: String

    public init(url: String, branch: String = "main", editPath: String? = nil) {
      self.url = url
      self.branch = branch
      self.editPath = editPath ?? "edit/\(branch)"
    }
  }

  /// Words that a site adds to those that decide sides and principles.
  public struct Vocabulary: Sendable, Equatable {
    public var before: [String]
    public var after: [String]
    public var principles: [Principle.ID: [String]]
    /// The names of languages that the site brings along, by the first of each; they stand for no other language then.
    public var languages: [String: [String]]

    public init(
      before: [String] = [], after: [String] = [], principles: [Principle.ID: [String]] = [:],
      languages: [String: [String]] = [:]
    ) {
      self.before = before
      self.after = after
      self.principles = principles
      self.languages = languages
    }
  }

  public var title: String
  public var tagline: String
  /// The address of the site's root; may hold a path, and is empty where the site is to work below any address.
  public var baseURL: String
  /// A BCP 47 tag.
  public var language: String
  public var author: Person?
  public var repository: Repository?
  public var navigation: [NavigationItem]
  public var htmlPolicy: HTMLPolicy
  public var vocabulary: Vocabulary
  /// The weight of diagnostics; `nil` for one that is switched off.
  public var severities: [String: Severity?]
  /// The command per language that `verify` runs, where it is allowed to.
  public var verifiers: [String: [String]]
  /// The command per language that prints the facts of code for measurements, where it is allowed to.
  public var facts: [String: [String]]
  /// The output folder, relative to the site's folder.
  public var output: String
  public var includesDrafts: Bool
  public var dates: DateSource
  /// Whether the site has a `solidsite.yml`; without one, unknown keys are no errors.
  public var isConfigured: Bool

  public init(title: String = "", isConfigured: Bool = false) {
    self.title = title
    self.isConfigured = isConfigured
    tagline = ""
    baseURL = ""
    language = "en"
    navigation = []
    htmlPolicy = .safe
    vocabulary = Vocabulary()
    severities = [:]
    verifiers = [:]
    facts = [:]
    output = "_site"
    includesDrafts = false
    dates = .git
  }
}

extension SiteConfiguration {
  /// Tells whether a text can be the base address of a site: one of the web, without a query.
  package static func isBaseURL(_ text: String) -> Bool {
    ["http://", "https://"].contains { text.lowercased().hasPrefix($0) && text.count > $0.count }
      && !text.contains { $0.isWhitespace || $0 == "?" || $0 == "#" }
  }

  /// Tells whether a text can be the output folder of a site: one below the site's folder, without a hidden part.
  package static func isOutput(_ text: String) -> Bool {
    if text.utf8.first == UInt8(ascii: "/") || text.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 })
    {
      return false
    }
    guard let path = SitePath.resolve(text, in: ""), !path.isEmpty else { return false }
    return path.utf8.split(separator: UInt8(ascii: "/")).allSatisfy { $0.first != UInt8(ascii: ".") }
  }
}
