import Platform

/// An error while writing output.
struct LostOutput: Error, Equatable {
  var stream: Terminal.Stream
  /// The value of `errno`.
  var code: Int32

  /// Whether a reader such as `head` has had enough, which is no failure.
  var isUnwanted: Bool { code == EPIPE }

  var message: String {
    let name = stream == .output ? "standard output" : "standard error"
    return "Can't write to \(name): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
  }
}
