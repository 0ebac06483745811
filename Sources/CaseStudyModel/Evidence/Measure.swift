/// A number, or an answer, measured on both sides.
public struct Measure: Sendable, Equatable, Codable {
  /// What is measured, as a reader reads it: "Requests that edit one type, at most".
  public var title: String
  /// Whether the verdict rests on it.
  public var isPrimary: Bool
  /// The values; `nil` where the measurement could not be made on that side.
  public var before: Value?
  public var after: Value?

  /// A measured value.
  public enum Value: Sendable, Equatable {
    case count(Int)
    /// A share or a mean, kept to three decimals.
    case ratio(Double)
    case answer(Bool)
  }

  public init(title: String, isPrimary: Bool = false, before: Value?, after: Value?) {
    self.title = title
    self.isPrimary = isPrimary
    self.before = before
    self.after = after
  }
}

extension Measure.Value: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let answer = try? container.decode(Bool.self) {
      self = .answer(answer)
    } else if let count = try? container.decode(Int.self) {
      self = .count(count)
    } else {
      self = .ratio(try container.decode(Double.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .count(let count): try container.encode(count)
    case .ratio(let ratio): try container.encode(ratio)
    case .answer(let answer): try container.encode(answer)
    }
  }
}
