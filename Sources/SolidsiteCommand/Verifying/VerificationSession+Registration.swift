import CaseStudyModel

extension VerificationSession {
  /// Returns new evidence with what the history shows about the study.
  ///
  /// A clone without the history can't check the earlier findings. It keeps the ones that are stored for the same code,
  /// so verdicts in continuous integration don't depend on the depth of clones.
  func registered(_ evidence: Evidence, of claim: StudyClaims, by registrar: StudyRegistrar) async -> Evidence {
    let finding = await finding(on: claim, evidence, by: registrar)
    let stored = try? folder.evidence(ofSlug: claim.slug)
    if let stored, stored.inputs == evidence.inputs, let kept = stored.kept(instead: finding.registration) {
      return evidence.registered(kept, requests: stored.requests.map(\.registration), parts: parts(of:))
    }
    return evidence.registered(finding.registration, requests: finding.requests, parts: parts(of:))
  }

  /// Returns stored evidence with what the history shows now: the study may have been committed since, or the history
  /// rewritten.
  func registeredAgain(_ evidence: Evidence, of claim: StudyClaims, by registrar: StudyRegistrar) async -> Evidence {
    let text = StudyRegistrar.fingerprint(of: claim.study.registeredItems)
    if let known = evidence.registration, let after = known.after, known.text == text, !evidence.needsRegistration,
      registrar.history?.graph.contains(after) == true
    {
      // No verdict depends on it, and reading a study's versions takes several runs of git.
      return evidence
    }
    var finding = await registrar.finding(on: claim.study) { _ in false }
    // All files of the history were searched for this finding, which takes seconds.
    if finding.registration == evidence.registration || evidence.kept(instead: finding.registration) != nil {
      return evidence
    }
    finding = await self.finding(on: claim, evidence, by: registrar)
    return evidence.registered(finding.registration, requests: finding.requests, parts: parts(of:))
  }

  private func finding(
    on claim: StudyClaims, _ evidence: Evidence, by registrar: StudyRegistrar
  ) async -> StudyRegistrar.Finding {
    await registrar.finding(on: claim.study) { registration in
      evidence.registered(registration, requests: [], parts: parts(of:)).principles.contains {
        $0.value.verdict == .supported
      }
    }
  }

  /// Returns the parts that the verdict on a principle rests on.
  private func parts(of principle: Principle.ID) -> Set<StudyRegistration.Part> {
    measurements.last { $0.principle == principle }?.registeredParts ?? []
  }
}

extension Evidence {
  /// Returns what is stored about a history if it can't be read now, and could when it was stored; otherwise `nil`.
  fileprivate func kept(instead found: StudyRegistration) -> StudyRegistration? {
    guard [.shallow, .noRepository, .unreadable].contains(found.obstacle), let registration,
      registration.obstacle == nil, registration.text == found.text
    else { return nil }
    return registration
  }
}
