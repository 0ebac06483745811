import CaseStudyModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text of an evidence file: JSON with sorted keys and one value a line, so that a change of one value changes one line.
public enum EvidenceCoding {
  /// Returns the path of a study's evidence file, relative to the site's folder.
  public static func path(ofSlug slug: String) -> String {
    ".solidsite/evidence/\(slug).json"
  }

  /// Writes evidence, sealed by the fingerprint of its result.
  public static func bytes(of evidence: Evidence) throws -> [UInt8] {
    var sealed = evidence
    sealed.result = try fingerprint(of: evidence)
    return try encoded(sealed) + [UInt8(ascii: "\n")]
  }

  /// Reads evidence.
  /// - Throws: `EvidenceFault`.
  public static func evidence(from bytes: [UInt8]) throws(EvidenceFault) -> Evidence {
    let data = Data(bytes)
    // A file of another version may have another form; only then is its version read by itself.
    guard let evidence = try? JSONDecoder().decode(Evidence.self, from: data) else {
      let version = (try? JSONDecoder().decode(Version.self, from: data))?.version ?? Evidence.currentVersion
      throw version == Evidence.currentVersion ? .malformed : .otherVersion(version)
    }
    if evidence.version != Evidence.currentVersion { throw .otherVersion(evidence.version) }
    guard let fingerprint = try? fingerprint(of: evidence) else { throw .malformed }
    if fingerprint != evidence.result { throw .edited }
    return evidence
  }

  private struct Version: Decodable {
    var version: Int
  }

  private static func fingerprint(of evidence: Evidence) throws -> String {
    var rest = evidence
    rest.result = ""
    return contentHash(of: try encoded(rest))
  }

  private static func encoded(_ evidence: Evidence) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(evidence))
  }
}
