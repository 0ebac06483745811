/// The language in which a shell is taught a command's words.
protocol CompletionScript: Sendable {
  /// The shell's name.
  var name: String { get }

  /// Returns the script for the shell to load.
  func script(for commands: [CommandSpecification]) -> String
}
