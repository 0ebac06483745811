import CaseStudyModel

/// The addresses of the pages that the built-in generators make.
public enum PagePath {
  public static let home = ""
  public static let studies = "case-studies/"
  public static let tags = "tags/"
  /// The address of the page about verdicts.
  public static let method = "method/"
  /// The address of the page about the tricks that the rules were tried with.
  public static let attacks = "how-to-fool-it/"
  public static let notFound = "404.html"

  /// Returns the address of a study.
  public static func study(_ study: CaseStudy) -> String {
    "case-studies/\(study.article.slug)/"
  }

  /// Returns the address of the page with what was run for a study.
  public static func runs(_ study: CaseStudy) -> String {
    self.study(study) + "runs/"
  }

  /// Returns the address of a principle.
  public static func principle(_ id: Principle.ID) -> String {
    "principles/\(id.rawValue)/"
  }

  /// Returns the address of a plain page.
  public static func page(_ article: Article) -> String {
    "\(article.slug)/"
  }

  /// Returns the address of a tag; those of C, C++ and C# are three.
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
