/// A value together with what was noticed while it was made.
public struct Diagnosed<Value> {
  public var value: Value
  public var diagnostics: [Diagnostic]

  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
