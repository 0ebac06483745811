import CaseStudyModel

/// A value for each side of a comparison.
struct SidePair<Value> {
  var before: Value
  var after: Value

  /// Returns the value of a side; code that belongs to neither counts as the new design's.
  subscript(side: Side) -> Value {
    switch side {
    case .before: before
    case .after, .neutral: after
    }
  }
}

extension SidePair: Sendable where Value: Sendable {}
extension SidePair: Equatable where Value: Equatable {}
