import CaseStudyModel

/// Pictures of verdicts for other sites to show: one per study at `badge.svg` next to its page, and one for the site.
public struct EvidenceBadgeFormat: OutputFormat {
  public init() {}

  /// The name of a badge's file.
  static let name = "badge.svg"

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    let site = rendering.site
    if site.evidence.isEmpty { return Diagnosed([]) }
    let badges = site.allEditions.flatMap { site in
      site.studies.compactMap { study in
        EvidenceBadge(of: study, in: site).map { badge in
          OutputFile(path: PagePath.study(study) + Self.name) { Diagnosed(badge.bytes) }
        }
      }
    }
    // The badge of a study that is the home page is the site's.
    if badges.contains(where: { $0.path == Self.name }) { return Diagnosed(badges) }
    let badge = EvidenceBadge(of: site)
    return Diagnosed(badges + [OutputFile(path: Self.name) { Diagnosed(badge.bytes) }])
  }
}
