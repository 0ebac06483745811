/// A value together with the diagnostics found while it was made.
public struct Diagnosed<Value> {
  /// The value.
  public var value: Value
  /// The diagnostics, in the order in which they were found.
  public var diagnostics: [Diagnostic]

  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
