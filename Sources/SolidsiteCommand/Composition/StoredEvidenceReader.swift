import CaseStudyModel
import EvidenceStore
import SiteBuilder

/// The evidence store as the reader that SiteBuilder wants; neither module knows the other.
struct StoredEvidenceReader: EvidenceReader {
  func evidence(from bytes: [UInt8]) throws(EvidenceFault) -> Evidence {
    try EvidenceCoding.evidence(from: bytes)
  }
}
