import Subprocesses
import SystemFiles

/// A run of `solidsite verify` for studies of a site, in its own process.
enum VerificationCall {
  /// Returns the arguments, in which no slug can be an option: slugs come from content, and `--sandbox=none` would run
  /// the code of a study without a sandbox.
  static func arguments(root: String, options: [String], slugs: [String]) -> [String] {
    ["verify", "--root", root] + options + ["--"] + slugs
  }

  /// Returns the process, which gets time to delete its temporary files when it is cancelled.
  static func process(root: String, options: [String], slugs: [String]) throws -> Subprocess {
    var process = Subprocess(
      try ExecutablePath.current(), arguments(root: root, options: options, slugs: slugs))
    process.gracePeriod = .seconds(5)
    return process
  }
}
