import Foundation
import Testing

extension SiteFolder {
  /// Runs git in the folder or in one below it; `arguments` are split at spaces.
  ///
  /// Without the user's settings and with fixed dates, commits have the same hashes on every machine.
  func git(_ arguments: String, in subfolder: String = "", at date: String = "2020-01-01T00:00:00Z") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: path + "/" + subfolder)
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }.merging([
      "GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]) { $1 }
    let result = try run(process)
    try #require(result.status == 0, "\(arguments): \(result.errors)")
  }
}
