/// The kind of a page, named as the template that lays it out.
public struct Layout: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let home = Layout(rawValue: "home")
  public static let study = Layout(rawValue: "case-study")
  public static let studies = Layout(rawValue: "case-studies")
  public static let runs = Layout(rawValue: "runs")
  public static let principle = Layout(rawValue: "principle")
  public static let tag = Layout(rawValue: "tag")
  public static let tags = Layout(rawValue: "tags")
  public static let method = Layout(rawValue: "method")
  public static let attacks = Layout(rawValue: "attacks")
  public static let page = Layout(rawValue: "page")
  public static let notFound = Layout(rawValue: "not-found")
}
