import Foundation

/// Runs a shell script in a site's folder, where `$solidsite` is the program.
func shell(
  _ script: String, in folder: SiteFolder, environment: [String: String] = [:]
) throws -> CommandRun {
  let process = try CommandRun.process(["-c", script], in: folder.path, environment: environment)
  process.environment?["solidsite"] = try CommandRun.program().path
  process.executableURL = URL(fileURLWithPath: "/bin/bash")
  return try run(process)
}

extension SiteFolder {
  /// A site of two studies below a folder, with a secret in hidden files and next to the site.
  static let closedSite = [
    "site/solidsite.yml": "title: Studies\n",
    "site/Content/case-studies/a.md": study(title: "First study"),
    "site/Content/case-studies/b.md": study(title: "Second study"),
    "site/.env": "TOKEN=s3cr3t\n", "site/.git/config": "token = s3cr3t\n", "site/.hidden/x.md": "# s3cr3t\n",
    "beside/x.md": "# s3cr3t\n",
  ]

  /// Whether a text is in any of the files below a folder.
  func holds(_ text: String, in folder: String) -> Bool {
    contents(of: folder).values.contains { $0.range(of: Data(text.utf8)) != nil }
  }
}

/// A script that runs the rest of its arguments as a user who may not read everything.
let unprivileged = """
  unprivileged() {
    if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi
  }
  """
