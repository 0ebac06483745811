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

  /// The workflow, which uses this program's release.
  var workflow: (path: String, bytes: [UInt8]) {
    let bytes = self == .github ? PackageResources.github_yml : PackageResources.gitlab_yml
    return (path, Array(String(decoding: bytes, as: UTF8.self).replacing("@VERSION@", with: version).utf8))
  }
}
