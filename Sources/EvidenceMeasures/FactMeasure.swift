import SyntaxFacts

/// A measurement of one side's code, taken from its syntax facts alone.
public protocol FactMeasure: Sendable {
  /// What is found: values whose JSON is equal for equal code.
  associatedtype Finding: Codable, Equatable, Sendable

  /// Measures a side.
  func measure(_ code: CodeBase) -> Finding
}
