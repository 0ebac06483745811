import CaseStudyModel

/// A reader of stored evidence files; SiteBuilder doesn't know their JSON.
public protocol EvidenceReader: Sendable {
  /// Reads the bytes of an evidence file.
  /// - Throws: `EvidenceFault` where they can't be used.
  func evidence(from bytes: [UInt8]) throws(EvidenceFault) -> Evidence
}
