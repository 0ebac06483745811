import CaseStudyModel
import EvidenceStore
import SiteBuilder

/// The evidence store in the place where SiteBuilder wants one; neither of them knows the other.
struct StoredEvidenceReader: EvidenceReader {
  func evidence(from bytes: [UInt8]) throws(EvidenceReadingFault) -> Evidence {
    do throws(EvidenceFault) {
      return try EvidenceCoding.evidence(from: bytes)
    } catch {
      switch error {
      case .malformed: throw .malformed
      case .otherVersion(let version): throw .otherVersion(version)
      case .edited: throw .edited
      }
    }
  }
}
