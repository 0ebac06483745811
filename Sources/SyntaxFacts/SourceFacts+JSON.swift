#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SourceFacts {
  /// Reads the document that an analyser printed.
  ///
  /// - Throws: `DecodingError` where it isn't such a document.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(SourceFacts.self, from: json)
  }

  /// The document as JSON: equal facts give equal bytes.
  ///
  /// - Throws: `EncodingError`, which these values don't cause.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension SourceFacts {
  /// Reads the document from bytes; `nil` where it isn't such a document.
  public init?(jsonBytes: [UInt8]) {
    guard let facts = try? SourceFacts(json: Data(jsonBytes)) else { return nil }
    self = facts
  }
}
