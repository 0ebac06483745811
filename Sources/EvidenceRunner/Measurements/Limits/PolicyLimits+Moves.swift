import CaseStudyModel

/// More than half of the policy's lines with decisions are in other files after.
struct MovedRules: PolicyLimit {
  func phrase(before: PolicyRun, after: PolicyRun) -> EvidencePhrase? {
    let moved = before.decisionLines.reduce(0) { sum, line in
      let gone = line.value - (after.decisionLines[line.key] ?? 0)
      let arrived = (after.outsideDecisionLines[line.key] ?? 0) - (before.outsideDecisionLines[line.key] ?? 0)
      return sum + max(0, min(gone, arrived))
    }
    let count = before.decisionLines.values.reduce(0, +)
    return moved * 2 > count ? .text("movedRules", ["count": .count(count), "moved": .count(moved)]) : nil
  }
}

/// Other files contain more than half of the policy's texts and numbers more often after.
struct CopiedValues: PolicyLimit {
  func phrase(before: PolicyRun, after: PolicyRun) -> EvidencePhrase? {
    let copied = before.literals.keys.filter {
      after.outsideLiterals[$0, default: 0] > before.outsideLiterals[$0, default: 0]
    }
    guard copied.count > 1, copied.count * 2 > before.literals.count else { return nil }
    return .text(
      "copiedValues",
      ["count": .count(before.literals.count), "copied": .count(copied.count), "names": .names(copied.sorted())])
  }
}

/// A third of the policy's arithmetic is in other files after, and fakes repeat arithmetic.
struct MovedCalculations: PolicyLimit {
  func phrase(before: PolicyRun, after: PolicyRun) -> EvidencePhrase? {
    MovedArithmetic.phrase(from: before.arithmetic, to: after.arithmetic)
  }
}

/// Codes have moved from a detail into the raw values of the policy's enums.
struct DetailsCodes: PolicyLimit {
  func phrase(before: PolicyRun, after: PolicyRun) -> EvidencePhrase? {
    let codes = after.rawValues.filter { before.outsideLiterals[$0] != nil && before.literals[$0] == nil }
    return codes.isEmpty ? nil : .text("detailsCodes", ["texts": .names(codes.sorted())])
  }
}

/// Texts that have a meaning to a program have moved from a detail into the policy.
struct DetailsTexts: PolicyLimit {
  func phrase(before: PolicyRun, after: PolicyRun) -> EvidencePhrase? {
    let texts = after.technicalTexts.intersection(before.detailTexts).subtracting(before.technicalTexts)
    return texts.isEmpty ? nil : .text("detailsTexts", ["texts": .names(texts.sorted())])
  }
}

/// The details lost at least two decisions and half of theirs, and the policy has as many more.
struct MovedDecisions: PolicyLimit {
  func phrase(before: PolicyRun, after: PolicyRun) -> EvidencePhrase? {
    let (lost, gained) = (before.detailDecisions - after.detailDecisions, after.decisions - before.decisions)
    guard lost > 1, lost * 2 >= before.detailDecisions, gained >= lost else { return nil }
    return .text(
      "detailsDecisions",
      ["count": .count(before.detailDecisions), "lost": .count(lost), "gained": .count(gained)])
  }
}

/// Most of what the policy requires and calls does nothing in its fakes.
struct IdleRequirements: PolicyLimit {
  func phrase(before: PolicyRun, after: PolicyRun) -> EvidencePhrase? { after.idleSteps?.phrase }
}

/// The policy's test doesn't notice most of its texts and numbers when they are replaced.
struct UnnoticedValues: PolicyLimit {
  func phrase(before: PolicyRun, after: PolicyRun) -> EvidencePhrase? { after.test?.untestedValues?.phrase }
}
