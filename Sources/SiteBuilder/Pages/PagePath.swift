import CaseStudyModel

/// The addresses of the built-in pages.
public enum PagePath {
  /// The home page.
  public static let home = ""
  /// The list of studies.
  public static let studies = "case-studies/"
  /// The list of tags.
  public static let tags = "tags/"
  /// The page about verdicts.
  public static let method = "method/"
  /// The page about tricks against the rules.
  public static let attacks = "how-to-fool-it/"
  /// The glossary.
  public static let glossary = "glossary/"
  /// The learning paths.
  public static let paths = "paths/"
  /// The page for unknown addresses.
  public static let notFound = "404.html"

  /// Returns the address of a study; that of a translation is below the one of its original.
  public static func study(_ study: CaseStudy) -> String {
    if study.article.isHome { return home }
    let isOfHome = study.article.translation?.isOfHome == true
    return isOfHome ? "\(study.article.slug)/" : "case-studies/\(study.article.slug)/"
  }

  /// Returns the address of a page below a study's overview.
  /// - Parameter page: the name of the page's generator, such as `changes`.
  public static func study(_ study: CaseStudy, page: String) -> String {
    "\(self.study(study))\(page)/"
  }

  /// Returns the address of a principle.
  public static func principle(_ id: Principle.ID) -> String { "principles/\(id.rawValue)/" }

  /// Returns the address of a plain page.
  public static func page(_ article: Article) -> String { "\(article.slug)/" }

  /// Returns the address of a tag; C, C++ and C# have different ones.
  public static func tag(_ tag: String) -> String {
    let name = tag.contains { $0 == "+" || $0 == "#" } ? tag.map(Self.spelled).joined() : tag
    return "tags/\(Slug.derived(from: name))/"
  }

  private static func spelled(_ character: Character) -> String {
    switch character {
    case "+": "plus"
    case "#": "sharp"
    default: String(character)
    }
  }
}
