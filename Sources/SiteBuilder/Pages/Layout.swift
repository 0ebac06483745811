/// The layout of a page: the name of its template.
public struct Layout: RawRepresentable, Hashable, Sendable {
  /// The template's name without extension.
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The home page.
  public static let home = Layout(rawValue: "home")
  /// The home page of a folder of documents.
  public static let readme = Layout(rawValue: "readme")
  /// A case study.
  public static let study = Layout(rawValue: "case-study")
  /// The list of studies.
  public static let studies = Layout(rawValue: "case-studies")
  /// The walk through a study.
  public static let steps = Layout(rawValue: "steps")
  /// The change requests of a study.
  public static let changes = Layout(rawValue: "changes")
  /// The evidence of a study.
  public static let evidence = Layout(rawValue: "evidence-page")
  /// The comparison of a study's files.
  public static let files = Layout(rawValue: "files")
  /// The runs of a study's programs.
  public static let runs = Layout(rawValue: "runs")
  /// A study's exercise.
  public static let exercise = Layout(rawValue: "exercise")
  /// All pages of a study as one document.
  public static let whole = Layout(rawValue: "whole")
  /// A principle without particulars.
  public static let principle = Layout(rawValue: "principle")
  /// The studies with a tag.
  public static let tag = Layout(rawValue: "tag")
  /// The list of tags.
  public static let tags = Layout(rawValue: "tags")
  /// The page about verdicts.
  public static let method = Layout(rawValue: "method")
  /// The page about tricks against the rules.
  public static let attacks = Layout(rawValue: "attacks")
  /// The glossary.
  public static let glossary = Layout(rawValue: "terms")
  /// The learning paths.
  public static let paths = Layout(rawValue: "paths")
  /// A plain page.
  public static let page = Layout(rawValue: "page")
  /// The page for unknown addresses.
  public static let notFound = Layout(rawValue: "not-found")
}
