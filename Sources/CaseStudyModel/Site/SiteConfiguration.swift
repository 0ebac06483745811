/// The settings of a site, as given in `solidsite.yml`.
public struct SiteConfiguration: Sendable, Equatable {
  /// The treatment of raw HTML in Markdown.
  public enum HTMLPolicy: String, Sendable, CaseIterable {
    /// Drops every tag.
    case none
    /// Keeps harmless elements and attributes and reports the rest.
    case safe
    /// Keeps everything, for authors who trust their content.
    case all
  }

  /// The source of last-updated dates for pages whose front matter has none.
  public enum DateSource: String, Sendable, CaseIterable {
    /// The git history of the repository that contains the site.
    case git
    /// No source: pages without a date in their front matter show none.
    case none
  }

  /// The host that redirects former addresses itself, from a file in its own format.
  public enum RedirectHost: String, Sendable, CaseIterable {
    /// No host: the pages at former addresses redirect.
    case none
    /// `_redirects` as Netlify reads it, where a page keeps its address unless the rule is forced.
    case netlify
    /// `_redirects` as Cloudflare Pages reads it.
    case cloudflare
    /// A map for nginx, to include in the server's settings.
    case nginx
  }

  /// The drawing of cards, the pictures that other sites show for a link to a page.
  public enum CardPolicy: String, Sendable, CaseIterable {
    /// Draws cards if the program for it is installed.
    case auto
    /// Draws cards, and warns if it can't.
    case always
    /// Draws no cards.
    case never
  }

  /// A link in the navigation.
  public struct NavigationItem: Sendable, Equatable {
    /// The text of the link.
    public var title: String
    /// The address, absolute or relative to the site's root.
    public var url: String

    public init(title: String, url: String) {
      self.title = title
      self.url = url
    }
  }

  /// The repository that contains the site's source.
  public struct Repository: Sendable, Equatable {
    /// The address of its web page.
    public var url: String
    /// The branch that edit links refer to.
    public var branch: String
    /// The path of the host's editor, relative to `url`, without the file's path.
    public var editPath: String
    /// The software of its web pages; `nil` if the address shows it.
    public var host: CodeHostKind?

    public init(url: String, branch: String = "main", editPath: String? = nil, host: CodeHostKind? = nil) {
      self.url = url
      self.branch = branch
      self.editPath = editPath ?? "edit/\(branch)"
      self.host = host
    }
  }

  /// A site's additions to the vocabulary that determines sides and principles.
  public struct Vocabulary: Sendable, Equatable {
    /// Further words for the old design.
    public var before: [String]
    /// Further words for the new design.
    public var after: [String]
    /// Further names of principles.
    public var principles: [Principle.ID: [String]]
    /// The aliases of languages that the site adds, keyed by name; these names then refer to no built-in language.
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

  /// The name of the site.
  public var title: String
  /// The line below the title on the home page.
  public var tagline: String
  /// The address of the site's root, possibly with a path; empty if the site should work at any address.
  public var baseURL: String
  /// The language of the content, as a BCP 47 tag.
  public var language: String
  /// The maximum number of languages of translations: each makes a copy of the site.
  package static let languageLimit = 50

  /// The languages in which the site has studies, as BCP 47 tags; empty if the settings list none.
  public var languages: [String]
  /// The author of pages that name none.
  public var author: Person?
  /// The repository for edit links.
  public var repository: Repository?
  /// The links in the navigation, in order.
  public var navigation: [NavigationItem]
  /// Whether an entry of the navigation couldn't be read, so the pages that it links to are unknown.
  package var hasUnreadNavigation = false
  /// The treatment of raw HTML.
  public var htmlPolicy: HTMLPolicy
  /// The additions to the vocabulary.
  public var vocabulary: Vocabulary
  /// The severities that replace those of diagnostics, keyed by identifier; `nil` switches a diagnostic off.
  public var severities: [String: Severity?]
  /// The commands that `verify` runs for code in each language, if allowed.
  public var verifiers: [String: LanguageCommands]
  /// The commands that print the facts of code for measurements, by language; run only if allowed.
  public var facts: [String: [String]]
  /// The languages that `verifiers` and `facts` name.
  public var namedLanguages: [NamedLanguage]
  /// The output folder, relative to the site's folder.
  public var output: String
  /// Whether drafts are part of the site.
  public var includesDrafts: Bool
  /// The source of last-updated dates.
  public var dates: DateSource
  /// The host whose redirect file is written in addition to the pages at former addresses.
  public var redirects: RedirectHost
  /// Whether cards are drawn.
  public var cards: CardPolicy
  /// The file that has the settings, or would have them, relative to the site's folder.
  package var source = "solidsite.yml"
  /// Whether the site has a `solidsite.yml`; without one, unknown keys are not errors.
  public var isConfigured: Bool

  public init(title: String = "", isConfigured: Bool = false) {
    self.title = title
    self.isConfigured = isConfigured
    tagline = ""
    baseURL = ""
    language = "en"
    languages = []
    navigation = []
    htmlPolicy = .safe
    vocabulary = Vocabulary()
    severities = [:]
    verifiers = [:]
    facts = [:]
    namedLanguages = []
    output = "_site"
    includesDrafts = false
    dates = .git
    redirects = .none
    cards = .auto
  }
}

extension SiteConfiguration {
  /// The place of settings whose lines aren't known, which is narrowed to the words that a diagnostic quotes.
  package var place: SourceRange { SourceRange(path: source, line: 1) }

  /// Returns whether a text can be a site's base address: an http or https address without a query.
  package static func isBaseURL(_ text: String) -> Bool {
    guard let scheme = ["http://", "https://"].first(where: text.lowercased().hasPrefix) else { return false }
    let rest = text.unicodeScalars.dropFirst(scheme.unicodeScalars.count)
    // In the path, a colon begins a placeholder of some hosts' redirects.
    // A host that ends with a colon is a second scheme.
    return ![nil, "/"].contains(rest.first) && rest.allSatisfy(isPartOfAddress) && rest.prefix { $0 != "/" }.last != ":"
      && !rest.drop { $0 != "/" }.contains(":")
  }

  /// Returns whether a base address may contain a character: others end a rule in a web server's redirect file, or have
  /// a special meaning there.
  private static func isPartOfAddress(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil { return true }
    return scalar.isASCII
      ? "-._~%:/@[]!&'()+,=".unicodeScalars.contains(scalar) : properties.canonicalCombiningClass != .notReordered
  }

  /// Returns whether a text can be a site's output folder: a path below the site's folder without hidden parts.
  package static func isOutput(_ text: String) -> Bool {
    if text.utf8.first == UInt8(ascii: "/") || text.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 })
    {
      return false
    }
    guard let path = SitePath.resolve(text, in: ""), !path.isEmpty, path.utf8.count <= 800 else { return false }
    // File systems accept at most 255 bytes in a name.
    return path.utf8.split(separator: UInt8(ascii: "/")).allSatisfy {
      $0.first != UInt8(ascii: ".") && $0.count <= 255
    }
  }
}
