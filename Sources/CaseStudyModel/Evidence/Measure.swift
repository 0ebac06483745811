/// A number, or the answer to a question, measured on both sides. Its key in `PrincipleEvidence.measures` selects its
/// name in the catalogue.
public struct Measure: Sendable, Equatable {
  /// The kind of the values.
  public enum Unit: String, Sendable, Codable {
    case count
    /// A share or a mean of shares, from 0 to 1, kept to three decimals.
    case ratio
    /// Yes or no.
    case answer
  }

  /// A measured value.
  public enum Value: Sendable, Equatable {
    case count(Int)
    case ratio(Double)
    case answer(Bool)
  }

  /// The direction in which a number improves.
  public enum Aim: String, Sendable, Codable {
    case lower
    case higher
  }

  /// The kind of both values.
  public let unit: Unit
  /// Whether the verdict rests on it.
  public let isPrimary: Bool
  /// The direction in which it improves; `nil` if neither direction is better.
  public let aim: Aim?
  /// The values, of the same unit; `nil` for a side that could not be measured.
  public let sides: BothSides<Value?>

  /// Returns a count of something on both sides.
  public static func count(before: Int?, after: Int?, isPrimary: Bool = false, aim: Aim? = nil) -> Measure {
    let sides = BothSides(before: before, after: after).map { $0.map(Value.count) }
    return Measure(unit: .count, isPrimary: isPrimary, aim: aim, sides: sides)
  }

  /// Returns a share, from 0 to 1, on both sides, rounded to three decimals.
  public static func ratio(before: Double?, after: Double?, isPrimary: Bool = false, aim: Aim? = nil) -> Measure {
    let sides = BothSides(before: before, after: after).map { $0.map { Value.ratio($0.inThousandths) } }
    return Measure(unit: .ratio, isPrimary: isPrimary, aim: aim, sides: sides)
  }

  /// Returns the answers to a question on both sides; for the aim, yes is higher than no.
  public static func answer(before: Bool?, after: Bool?, isPrimary: Bool = false, aim: Aim? = nil) -> Measure {
    let sides = BothSides(before: before, after: after).map { $0.map(Value.answer) }
    return Measure(unit: .answer, isPrimary: isPrimary, aim: aim, sides: sides)
  }

  /// Returns the change of the after side from this measure to the same measure of another design.
  public func change(to other: Measure) -> Measure {
    Measure(
      unit: unit, isPrimary: isPrimary, aim: aim,
      sides: BothSides(before: sides.after, after: other.sides.after))
  }

  /// Whether the after side is worse, by the aim; `false` without an aim or a value.
  public var isWorse: Bool {
    guard let before = sides.before?.number, let after = sides.after?.number else { return false }
    switch aim {
    case .lower: return after > before
    case .higher: return after < before
    case nil: return false
    }
  }
}

extension Measure.Value {
  fileprivate var number: Double {
    switch self {
    case .count(let count): Double(count)
    case .ratio(let ratio): ratio
    case .answer(let answer): answer ? 1 : 0
    }
  }
}

extension Measure: Codable {
  private enum CodingKeys: String, CodingKey {
    case unit
    case isPrimary
    case aim
    case before
    case after
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let unit = try container.decode(Unit.self, forKey: .unit)
    func value(_ key: CodingKeys) throws -> Value? {
      switch unit {
      case .count: try container.decodeIfPresent(Int.self, forKey: key).map(Value.count)
      case .ratio: try container.decodeIfPresent(Double.self, forKey: key).map(Value.ratio)
      case .answer: try container.decodeIfPresent(Bool.self, forKey: key).map(Value.answer)
      }
    }
    self.unit = unit
    isPrimary = try container.decode(Bool.self, forKey: .isPrimary)
    aim = try container.decodeIfPresent(Aim.self, forKey: .aim)
    sides = BothSides(before: try value(.before), after: try value(.after))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(unit, forKey: .unit)
    try container.encode(isPrimary, forKey: .isPrimary)
    try container.encodeIfPresent(aim, forKey: .aim)
    for (key, value) in [(CodingKeys.before, sides.before), (.after, sides.after)] {
      switch value {
      case .count(let count): try container.encode(count, forKey: key)
      case .ratio(let ratio): try container.encode(ratio, forKey: key)
      case .answer(let answer): try container.encode(answer, forKey: key)
      case nil: break
      }
    }
  }
}
