import CaseStudyModel

/// The hosts for which `solidsite init --ci` writes a workflow.
enum ContinuousIntegration: String, CaseIterable, Sendable {
  case github
  case gitlab

  /// The path at which the host looks for its workflow.
  var path: String {
    switch self {
    case .github: ".github/workflows/site.yml"
    case .gitlab: ".gitlab-ci.yml"
    }
  }

  /// Returns the message that says what authors must replace in the workflow.
  /// - Parameter path: the workflow's path.
  func instruction(for path: String) -> Message {
    switch self {
    case .github: "Replace 'OWNER' in '\(path)' with the account that publishes solidsite"
    case .gitlab:
      """
      Replace 'GROUP' in '\(path)' with the group that publishes solidsite, and 'WHEEL' with the address of a \
      release's wheel
      """
    }
  }

  /// Returns the workflow, which uses this program's release.
  /// - Parameter site: the site's folder in the repository; empty if the site is the whole repository.
  func workflow(of site: String) -> [UInt8] {
    let bytes = self == .github ? PackageResources.github_yml : PackageResources.gitlab_yml
    var text = String(decoding: bytes, as: UTF8.self).replacing("@VERSION@", with: version)
    let setting = self == .github ? "          root: @ROOT@\n" : "      root: @ROOT@\n"
    text = text.replacing(
      setting, with: site.isEmpty ? "" : setting.replacing("@ROOT@", with: "'\(site.replacing("'", with: "''"))'"))
    return Array(text.utf8)
  }
}
