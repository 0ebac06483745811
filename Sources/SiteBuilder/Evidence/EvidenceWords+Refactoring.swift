import CaseStudyModel

extension EvidenceWords {
  /// Returns a sentence with the cost of the refactoring itself.
  func refactoring(_ cost: LineCost) -> String {
    text(
      "refactoring",
      [
        "editedFiles": .text(texts.text("count.files", ["count": .integer(cost.existingFiles)])),
        "added": .integer(cost.addedInExisting), "removed": .integer(cost.removedInExisting),
        "newFiles": .text(text("newFiles", ["count": .integer(cost.newFiles)])),
        "newLines": .text(texts.text("count.lines", ["count": .integer(cost.addedInNew)])),
      ])
  }
}
