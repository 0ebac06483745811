/// A part of evidence that a page shows as text.
///
/// In JSON it is a string, a whole number, or an object with `key` and `arguments`.
public enum EvidencePhrase: Sendable, Equatable {
  /// Text that is the same in every language: the name of a type, file or request, or the output of a compiler or
  /// program.
  case verbatim(String)
  case count(Int)
  /// A text of the catalogue, by its key, with the values of its placeholders.
  case text(String, [String: Argument] = [:])

  /// The value of a placeholder.
  ///
  /// In JSON it is a whole number, a string, an array of strings, or an object: `{"ratio": 0.5}`, `{"key": "kept"}` or
  /// `{"phrases": […]}`.
  public enum Argument: Sendable, Equatable {
    case count(Int)
    /// A share from 0 to 1, kept to three decimals.
    case ratio(Double)
    case name(String)
    case names([String])
    /// Another text of the catalogue, by its key.
    case text(String)
    /// Other phrases, as a list.
    case phrases([EvidencePhrase])
  }

  /// The keys of the catalogue that the phrase names.
  public var keys: [String] {
    guard case .text(let key, let arguments) = self else { return [] }
    let others = arguments.values.flatMap { argument -> [String] in
      switch argument {
      case .text(let key): [key]
      case .phrases(let phrases): phrases.flatMap(\.keys)
      case .count, .ratio, .name, .names: []
      }
    }
    return [key] + others.sorted()
  }
}

extension EvidencePhrase: Codable {
  private enum CodingKeys: String, CodingKey {
    case key
    case arguments
  }

  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      let arguments = try container.decodeIfPresent([String: Argument].self, forKey: .arguments)
      self = .text(try container.decode(String.self, forKey: .key), arguments ?? [:])
    } else {
      let container = try decoder.singleValueContainer()
      if let count = try? container.decode(Int.self) {
        self = .count(count)
      } else {
        self = .verbatim(try container.decode(String.self))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .verbatim(let text): try text.encode(to: encoder)
    case .count(let count): try count.encode(to: encoder)
    case .text(let key, let arguments):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
    }
  }
}

extension EvidencePhrase.Argument: Codable {
  private enum CodingKeys: String, CodingKey {
    case ratio
    case key
    case phrases
  }

  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      if let ratio = try container.decodeIfPresent(Double.self, forKey: .ratio) {
        self = .ratio(ratio)
      } else if let phrases = try container.decodeIfPresent([EvidencePhrase].self, forKey: .phrases) {
        self = .phrases(phrases)
      } else {
        self = .text(try container.decode(String.self, forKey: .key))
      }
      return
    }
    let container = try decoder.singleValueContainer()
    if let count = try? container.decode(Int.self) {
      self = .count(count)
    } else if let names = try? container.decode([String].self) {
      self = .names(names)
    } else {
      self = .name(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .ratio(let ratio): try ["ratio": ratio.inThousandths].encode(to: encoder)
    case .text(let key): try ["key": key].encode(to: encoder)
    case .phrases(let phrases): try ["phrases": phrases].encode(to: encoder)
    case .count(let count): try count.encode(to: encoder)
    case .name(let name): try name.encode(to: encoder)
    case .names(let names): try names.encode(to: encoder)
    }
  }
}

extension Double {
  /// The number rounded to three decimals, as evidence keeps shares.
  package var inThousandths: Double { (self * 1000).rounded() / 1000 }
}
