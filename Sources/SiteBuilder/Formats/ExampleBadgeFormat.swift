import CaseStudyModel

/// A picture that says how many of a site's examples compile, for a README to show.
public struct ExampleBadgeFormat: OutputFormat {
  public init() {}

  /// The address of the badge.
  static let path = "badges/compiles.svg"

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    guard let badge = EvidenceBadge(ofExamplesIn: rendering.site) else { return Diagnosed([]) }
    return Diagnosed([OutputFile(path: Self.path) { Diagnosed(badge.bytes) }])
  }
}
