import CaseStudyModel

/// The placebo of a measurement: each side is compared with itself, and the sides are swapped, without compiling
/// anything again.
///
/// If a measure differs between equal sides, or isn't symmetric under swapping, the measurement is faulty.
struct Placebo: Sendable {
  var measurement: any PrincipleMeasurement
  var findings: StudyFindings
  var values: BothSides<(any Sendable)?>

  /// Returns the keys of the measures that move, in alphabetical order.
  func movedMeasures() -> [String] {
    let found = measurement.evidence(in: findings, values: values)
    var moved: Set<String> = []
    for side in Side.allCases {
      let same = evidence(before: side, after: side)
      moved.formUnion(same.measures.filter { $0.value.differs }.keys)
    }
    let swapped = evidence(before: .after, after: .before)
    for (key, measure) in swapped.measures {
      guard let original = found.measures[key]?.sides else { continue }
      if original.before != nil, original.after != nil, measure.sides.before != nil, measure.sides.after != nil,
        original != BothSides(before: measure.sides.after, after: measure.sides.before)
      {
        moved.insert(key)
      }
    }
    return moved.sorted()
  }

  private func evidence(before: Side, after: Side) -> PrincipleEvidence {
    var findings = findings
    findings.sides = BothSides(before: self.findings.sides[before], after: self.findings.sides[after])
    findings.ledger = BothSides(before: self.findings.ledger[before], after: self.findings.ledger[after])
    for index in findings.requests.indices {
      let sides = self.findings.requests[index].sides
      findings.requests[index].sides = BothSides(before: sides[before], after: sides[after])
    }
    return measurement.evidence(in: findings, values: BothSides(before: values[before], after: values[after]))
  }
}

extension Measure {
  fileprivate var differs: Bool {
    guard let before = sides.before, let after = sides.after else { return false }
    return before != after
  }
}
