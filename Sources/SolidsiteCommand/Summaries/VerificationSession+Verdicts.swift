/// The verdicts that stored evidence holds.
extension VerificationSession {
  /// Returns the verdicts of the studies to verify; none of evidence that can't be read.
  func storedVerdicts() -> VerdictChanges.Verdicts {
    claims.reduce(into: [:]) { verdicts, claim in
      verdicts[claim.slug] = (try? folder.evidence(ofSlug: claim.slug))?.principles.mapValues(\.verdict)
    }
  }
}
