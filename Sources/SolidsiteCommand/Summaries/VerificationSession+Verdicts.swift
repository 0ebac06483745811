/// The verdicts in stored evidence.
extension VerificationSession {
  /// Returns the verdicts of the studies to verify; none for unreadable evidence.
  func storedVerdicts() -> VerdictChanges.Verdicts {
    claims.reduce(into: [:]) { verdicts, claim in
      verdicts[claim.slug] = (try? folder.evidence(ofSlug: claim.slug))?.principles.mapValues(\.verdict)
    }
  }
}
