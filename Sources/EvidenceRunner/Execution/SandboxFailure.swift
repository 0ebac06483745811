import Subprocesses

/// The words of the programs that make the sandbox, where they and not the program in it have failed.
enum SandboxFailure {
  /// - Returns: what they said, or `nil` where the program was started.
  static func reason(of result: SubprocessResult) -> String? {
    guard case .exit(let status) = result.end, status != 0, result.output.isEmpty else { return nil }
    let text = result.errorText
    guard text.split(separator: "\n").count == 1 else { return nil }
    let tools = ["bwrap: ", "setpriv: ", "prlimit: "]
    return tools.contains(where: text.hasPrefix) ? String(text.prefix { $0 != "\n" }) : nil
  }
}
