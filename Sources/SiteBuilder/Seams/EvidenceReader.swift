import CaseStudyModel

/// What turns a stored evidence file into values; SiteBuilder knows no JSON.
public protocol EvidenceReader: Sendable {
  /// Reads the bytes of an evidence file.
  /// - Throws: `EvidenceFault` where they can't be used.
  func evidence(from bytes: [UInt8]) throws(EvidenceFault) -> Evidence
}
