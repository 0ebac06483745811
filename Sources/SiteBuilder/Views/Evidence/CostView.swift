import CaseStudyModel
import Mustache

/// The cost of change requests on one side, edited and new lines apart.
struct CostView: TemplateView {
  let cost: LineCost
  let words: EvidenceWords

  var values: [String: TemplateValue] {
    [
      "editedCount": .integer(cost.existingFiles),
      "added": .integer(cost.addedInExisting),
      "removed": .integer(cost.removedInExisting),
      "edited": .integer(cost.editedLines),
      "newFiles": .integer(cost.newFiles),
      "hasNew": .bool(cost.newFiles > 0),
      "newLines": .integer(cost.addedInNew),
      "closure": .text(cost.closure.map(words.percent) ?? words.text("noClosure")),
    ]
  }
}
