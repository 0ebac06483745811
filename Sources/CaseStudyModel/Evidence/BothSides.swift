/// A value for each side of a study.
public struct BothSides<Value> {
  /// The value of the before side.
  public var before: Value
  /// The value of the after side.
  public var after: Value

  public init(before: Value, after: Value) {
    self.before = before
    self.after = after
  }

  /// Makes a value for each side.
  public init(_ make: (Side) throws -> Value) rethrows {
    self.init(before: try make(.before), after: try make(.after))
  }

  /// The value of a side.
  public subscript(side: Side) -> Value {
    get {
      switch side {
      case .before: before
      case .after: after
      }
    }
    set {
      switch side {
      case .before: before = newValue
      case .after: after = newValue
      }
    }
  }

  /// Transforms the value of each side.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> BothSides<Other> {
    BothSides<Other>(before: try transform(before), after: try transform(after))
  }
}

extension BothSides: Sendable where Value: Sendable {}
extension BothSides: Equatable where Value: Equatable {}
extension BothSides: Codable where Value: Codable {}
