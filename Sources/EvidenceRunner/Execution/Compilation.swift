/// What became of one call of the compiler.
package struct Compilation: Sendable, Equatable {
  package enum End: Sendable, Equatable {
    case accepted
    /// The code has errors, or doesn't link.
    case refused
    /// The compiler itself ended by a fault, which says nothing about the code.
    case crashed
    case timeOut
    /// It was stopped because it took or said more than it may.
    case overLimit
  }

  package var end: End
  package var messages: [CompilerMessage]
  /// All that the compiler said, without places of this machine.
  package var output: String

  /// Whether the code compiles.
  package var isAccepted: Bool { end == .accepted }
  /// What is wrong with the code.
  package var errors: [CompilerMessage] { messages.filter { $0.severity == .error } }
}
