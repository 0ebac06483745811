#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SourceFacts {
  /// Parses the output of an analyser.
  ///
  /// - Throws: `DecodingError` if the document is malformed.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(SourceFacts.self, from: json)
  }

  /// Returns the document as reproducible JSON.
  ///
  /// - Throws: `EncodingError`, which these values never cause.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension SourceFacts {
  /// Parses the output of an analyser; `nil` if the document is malformed.
  public init?(jsonBytes: [UInt8]) {
    guard let facts = try? SourceFacts(json: Data(jsonBytes)) else { return nil }
    self = facts
  }
}
