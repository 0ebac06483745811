import CaseStudyModel

/// A measurement that decides whether a study's claim to follow one principle holds.
///
/// Its description has its definition, its source and a worked example, so that a reader who doubts a verdict can check
/// it. A new measurement is a new type, and a line in `PrincipleMeasurements.builtIn`.
public protocol PrincipleMeasurement: Sendable {
  /// The values that the measurement's own probe takes from a side; `Void` if it needs only what all measurements
  /// share.
  associatedtype Probed: Sendable = Void

  /// The principle whose claim is measured.
  var principle: Principle.ID { get }
  /// Whether the verdict rests on change requests; there must then be enough of them, met on both sides.
  var restsOnRequests: Bool { get }
  /// Whether the verdict rests on the existing files that requests edit. The composition root of a study that declares
  /// no roles is then guessed, and the after side's change is also tried on the before side, which takes a build.
  var restsOnClosure: Bool { get }
  /// The roles of the blocks that no other measurement reads.
  var ownBlocks: Set<SnippetRole> { get }
  /// The roles of own blocks that make the claim by themselves: a study with one gets the verdict even if it doesn't
  /// name the principle.
  var impliedBy: Set<SnippetRole> { get }
  /// Whether guards of the verdict need the syntax facts of both sides, without which it is at best `partly`.
  var needsFacts: Bool { get }
  /// The parts of a study that the verdict rests on, which must be older than the after side for it to be `supported`.
  var registeredParts: Set<StudyRegistration.Part> { get }

  /// Compiles, runs or reads a side of the study, beyond what all measurements share.
  ///
  /// Each side that compiles is probed once, at the same time as its programs and change requests run.
  /// - Throws: an error if the environment fails; faults of the study are diagnostics.
  func probe(_ side: ProbedSide) async throws -> Diagnosed<Probed>

  /// Decides on the claim.
  /// - Parameter probed: what the probe took from each side; `nil` for a side that is missing or doesn't compile.
  func evidence(in findings: StudyFindings, probed: BothSides<Probed?>) -> PrincipleEvidence
}

extension PrincipleMeasurement where Probed == Void {
  /// Returns nothing, because the measurement needs no probe.
  public func probe(_ side: ProbedSide) async throws -> Diagnosed<Void> { Diagnosed(()) }
}

extension PrincipleMeasurement {
  /// False, because the verdict rests on the sides alone.
  public var restsOnRequests: Bool { false }

  /// False, because the verdict doesn't depend on where code was edited.
  public var restsOnClosure: Bool { false }

  /// Empty, because the measurement reads only the blocks that all measurements share.
  public var ownBlocks: Set<SnippetRole> { [] }

  /// Empty, because a study must name the principle to claim that it follows it.
  public var impliedBy: Set<SnippetRole> { [] }

  /// False, because the verdict rests on runs.
  public var needsFacts: Bool { false }

  /// The code, drivers and tests of the before side, and the change requests if the verdict rests on them.
  public var registeredParts: Set<StudyRegistration.Part> {
    restsOnRequests ? [.code, .drivers, .tests, .requests] : [.code, .drivers, .tests]
  }

  /// Returns whether a study gets the verdict: it names the principle, or has a block that makes the claim.
  func applies(to study: CaseStudy) -> Bool {
    study.principles.contains(principle)
      || study.article.snippets.contains { impliedBy.contains($0.role) && !$0.isIgnored }
  }

  /// Probes a side, and hides the type of the values, which only this measurement reads.
  func values(from side: ProbedSide) async throws -> Diagnosed<any Sendable> {
    let probed = try await probe(side)
    return Diagnosed(probed.value, probed.diagnostics)
  }

  /// Decides on the claim from the values that `values(from:)` returned.
  func evidence(in findings: StudyFindings, values: BothSides<(any Sendable)?>) -> PrincipleEvidence {
    evidence(
      in: findings,
      probed: values.map { value in
        precondition(value == nil || value is Probed, "The values must be those of this measurement's own probe")
        return value as? Probed
      })
  }
}

extension PrincipleEvidence {
  /// The verdict for a principle without a measurement.
  package static let unmeasured = notShown("unmeasured")

  /// Returns the verdict for a claim that could not be measured.
  /// - Parameter reason: the key of the reason's text.
  public static func notShown(_ reason: String, transcript: [EvidencePhrase] = []) -> PrincipleEvidence {
    PrincipleEvidence(verdict: .notShown, reasons: [.text(reason)], transcript: transcript)
  }
}
