import Subprocesses

/// The line that a confined command prints to standard error before it becomes the program to run.
///
/// Code under test can imitate the messages of the programs that set up the sandbox, but it can't print before this
/// line. So an exit without the line is a failure of the sandbox, regardless of any other output.
enum StartMark {
  private static let text = "solidsite: the program starts"

  /// The length of the line in bytes, which isn't part of the program's output.
  static let length = text.utf8.count + 1

  /// The command that prints the line if the program after it exists, and then becomes that program.
  static let command = [
    "/bin/sh", "-c",
    "command -v \"$1\" >/dev/null || { echo \"'$1' isn't a program\" >&2; exit 127; }; echo '\(text)' >&2; exec \"$@\"",
    "sh",
  ]

  /// Removes the line, and the warnings of the sandbox before it, from the errors of a result.
  /// - Returns: whether the line was there.
  static func remove(from result: inout SubprocessResult) -> Bool {
    guard let place = result.errors.firstRange(of: Array((text + "\n").utf8)) else { return false }
    result.errors.removeSubrange(..<place.upperBound)
    return true
  }

  /// Returns the reason why the program was never started, from a result without the line; `nil` if a limit or a
  /// signal ended the command before.
  static func failure(in result: SubprocessResult) -> String? {
    guard case .exit(let status) = result.end else { return nil }
    return result.errorText.split(separator: "\n").first.map(String.init) ?? "it ended with status \(status)"
  }
}
