import CaseStudyModel

/// What turns a stored evidence file into values; SiteBuilder knows no JSON.
public protocol EvidenceReader: Sendable {
  /// Reads the bytes of an evidence file.
  /// - Throws: `EvidenceReadingFault` where they can't be used.
  func evidence(from bytes: [UInt8]) throws(EvidenceReadingFault) -> Evidence
}

/// Why the bytes of an evidence file can't be used.
public enum EvidenceReadingFault: Error, Sendable, Equatable {
  /// They don't have the form of evidence.
  case malformed
  /// They were written by another version of the program.
  case otherVersion(Int)
  /// The fingerprint doesn't match: somebody, or a merge, changed the file.
  case edited
}
