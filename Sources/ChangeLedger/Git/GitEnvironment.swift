import Platform
import Subprocesses

/// The environment variables that git runs with.
package enum GitEnvironment {
  /// Returns the variables for a user's repository. Of git's own, only the locations of its configuration are
  /// inherited, because the configuration decides which folders are safe.
  ///
  /// A hook sets `GIT_DIR`, for example, which would redirect git to a different repository.
  static func forRepository() -> [String: String] {
    let kept = ["GIT_CONFIG", "GIT_EXEC_PATH", "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM"]
    return inherited().filter { variable in
      !variable.key.hasPrefix("GIT_") || kept.contains { variable.key.hasPrefix($0) }
    }.merging(fixed) { $1 }
  }

  /// Returns the variables for a temporary repository, which ignores the user's and the system's configuration and
  /// attributes.
  package static func forScratch(home: String) -> [String: String] {
    var variables = inherited().filter {
      $0.key == "GIT_EXEC_PATH" || !($0.key.hasPrefix("GIT_") || $0.key.hasPrefix("XDG_"))
    }
    variables["HOME"] = home
    for name in ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"] { variables[name] = "/dev/null" }
    for name in ["GIT_CONFIG_NOSYSTEM", "GIT_ATTR_NOSYSTEM"] { variables[name] = "1" }
    return variables.merging(fixed) { $1 }
  }

  /// Untranslated messages, no writes, no downloads, no prompts, and no replaced commits.
  private static let fixed = [
    "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0",
    "GIT_NO_REPLACE_OBJECTS": "1", "GIT_GRAFT_FILE": "/dev/null",
    // Before 2.45, git ignores GIT_NO_LAZY_FETCH and downloads a partial clone's missing objects.
    "GIT_ALLOW_PROTOCOL": "none",
  ]

  private static func inherited() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let pointer = entry.pointee {
      let parts = String(cString: pointer).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, !InheritedDescriptors.descriptorVariables.contains(String(parts[0])) {
        variables[String(parts[0])] = String(parts[1])
      }
      entry += 1
    }
    return variables
  }
}
