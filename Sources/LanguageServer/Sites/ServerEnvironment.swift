import CaseStudyModel

/// The parts of the program and the machine that the server needs, as functions.
package struct ServerEnvironment: Sendable {
  /// The program's version.
  package var version: String
  /// The explanations of all diagnostics.
  package var explanations: [DiagnosticExplanation]
  /// Finds the site around a file, by its absolute path; `nil` for a document that isn't saved.
  package var home: @Sendable (_ path: String?) throws -> DocumentHome
  /// Verifies a study of the site in a folder, and returns a line for the author.
  package var verify: @Sendable (_ slug: String, _ folder: String) async -> String
  /// Returns whether a process runs.
  package var isRunning: @Sendable (_ process: Int) -> Bool
  /// Sends a message with its header.
  package var send: @Sendable ([UInt8]) -> Void
  /// Logs a line.
  package var log: @Sendable (String) -> Void
  /// Calls a function after the time without a change after which a site is read again.
  package var pausing: @Sendable (_ then: @escaping @Sendable () -> Void) -> Void

  package init(
    version: String, explanations: [DiagnosticExplanation],
    home: @escaping @Sendable (_ path: String?) throws -> DocumentHome,
    verify: @escaping @Sendable (_ slug: String, _ folder: String) async -> String,
    isRunning: @escaping @Sendable (_ process: Int) -> Bool, send: @escaping @Sendable ([UInt8]) -> Void,
    log: @escaping @Sendable (String) -> Void,
    pausing: @escaping @Sendable (_ then: @escaping @Sendable () -> Void) -> Void
  ) {
    self.version = version
    self.explanations = explanations
    self.home = home
    self.verify = verify
    self.isRunning = isRunning
    self.send = send
    self.log = log
    self.pausing = pausing
  }
}
