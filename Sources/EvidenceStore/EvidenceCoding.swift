import CaseStudyModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text format of evidence files: JSON with sorted keys, one value per line, for readable diffs.
///
/// It is a separate module, because builds read evidence but must not compile anything: unlike `EvidenceRunner`, this
/// module can't start processes. It also keeps Foundation, whose JSON decoder it uses, out of `SiteBuilder` and
/// `SiteStorage`.
package enum EvidenceCoding {
  /// Encodes evidence, sealed with a fingerprint of its content.
  package static func bytes(of evidence: Evidence) throws -> [UInt8] {
    var sealed = evidence
    sealed.result = try fingerprint(of: evidence)
    return try encoded(sealed) + [UInt8(ascii: "\n")]
  }

  /// Decodes evidence.
  /// - Throws: `EvidenceFault`.
  package static func evidence(from bytes: [UInt8]) throws(EvidenceFault) -> Evidence {
    let data = Data(bytes)
    // Another version's file may have another form, so on failure only its version number is decoded.
    guard let evidence = try? JSONDecoder().decode(Evidence.self, from: data) else {
      let version = (try? JSONDecoder().decode(Version.self, from: data))?.version ?? Evidence.currentVersion
      throw version == Evidence.currentVersion ? .malformed : .otherVersion(version)
    }
    if evidence.version != Evidence.currentVersion { throw .otherVersion(evidence.version) }
    guard let fingerprint = try? fingerprint(of: evidence) else { throw .malformed }
    if fingerprint != evidence.result { throw .edited }
    return evidence
  }

  /// Decodes the results of trying the rules.
  /// - Parameters:
  ///   - attacks: the file that the corpus of attacks writes; `nil` for none.
  ///   - mutations: the file with the mutated designs; `nil` for none.
  package static func trials(attacks: [UInt8]?, mutations: [UInt8]?) throws(EvidenceFault) -> RuleTrials {
    do {
      let decoder = JSONDecoder()
      return RuleTrials(
        attacks: try attacks.map { try decoder.decode(Attacks.self, from: Data($0)).studies } ?? [],
        mutations: try mutations.map { try decoder.decode([MutationResult].self, from: Data($0)) } ?? [])
    } catch {
      throw .malformed
    }
  }

  private struct Attacks: Decodable {
    var studies: [AttackResult]
  }

  private struct Version: Decodable {
    var version: Int
  }

  /// Encodes the results of compiling examples, sealed with a fingerprint of their content.
  package static func bytes(of examples: CompiledExamples) throws -> [UInt8] {
    var sealed = examples
    sealed.result = try fingerprint(of: examples)
    return try encoded(sealed) + [UInt8(ascii: "\n")]
  }

  /// Decodes the results of compiling examples.
  /// - Throws: `EvidenceFault`.
  package static func compiledExamples(from bytes: [UInt8]) throws(EvidenceFault) -> CompiledExamples {
    let data = Data(bytes)
    let version = (try? JSONDecoder().decode(Version.self, from: data))?.version
    if let version, version != CompiledExamples.currentVersion { throw .otherVersion(version) }
    guard let examples = try? JSONDecoder().decode(CompiledExamples.self, from: data),
      let fingerprint = try? fingerprint(of: examples)
    else { throw .malformed }
    if fingerprint != examples.result { throw .edited }
    return examples
  }

  private static func fingerprint(of examples: CompiledExamples) throws -> String {
    var rest = examples
    rest.result = ""
    return contentHash(of: try encoded(rest))
  }

  private static func fingerprint(of evidence: Evidence) throws -> String {
    var rest = evidence
    rest.result = ""
    return contentHash(of: try encoded(rest))
  }

  private static func encoded(_ evidence: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(evidence))
  }
}
