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

  /// The placeholder in the workflow for the account or group from which the host takes solidsite.
  var placeholder: String {
    switch self {
    case .github: "OWNER"
    case .gitlab: "GROUP"
    }
  }

  /// Returns the workflow, which uses this program's release.
  /// - Parameter site: the site's folder in the repository; empty if the site is the whole repository.
  func workflow(of site: String) -> [UInt8] {
    let bytes = self == .github ? PackageResources.github_yml : PackageResources.gitlab_yml
    var text = String(decoding: bytes, as: UTF8.self).replacing("@VERSION@", with: version)
    let setting = self == .github ? "          root: @ROOT@\n" : "    inputs:\n      root: @ROOT@\n"
    text = text.replacing(
      setting, with: site.isEmpty ? "" : setting.replacing("@ROOT@", with: "'\(site.replacing("'", with: "''"))'"))
    return Array(text.utf8)
  }
}
