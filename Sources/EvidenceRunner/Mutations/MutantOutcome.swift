import CaseStudyModel

/// The effects of a mutant on the measures of each principle.
package struct MutantOutcome: Sendable, Equatable {
  /// The effect on the measure that a principle's verdict rests on, and on the principle's other measures.
  struct Effect: Sendable, Equatable {
    var principle: String
    /// The key of the measure that the verdict rests on.
    var measure: String
    /// Whether the value on the after side differs from the study's own.
    var isMoved: Bool
    /// Whether it differs for the worse.
    var isWorse: Bool
    /// The keys of the principle's other measures that got worse, in alphabetical order.
    var worseOthers: [String]
  }

  /// The name of the mutation.
  var mutation: String
  /// The name of the mutated declaration.
  var subject: String
  /// The principle that the mutation harms; `nil` if it keeps the design.
  var harms: String?
  /// The effects, ordered by principle and measure.
  var effects: [Effect]

  init(_ mutation: any DesignMutation, of subject: String, from original: Evidence, to mutant: Evidence) {
    self.mutation = mutation.name
    self.subject = subject
    harms = mutation.principle?.rawValue
    effects = original.principles.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { id, evidence in
      let found = mutant.principles[id]?.measures ?? [:]
      let measures = evidence.measures.sorted { $0.key < $1.key }
      let worseOthers = measures.filter { key, measure in
        !measure.isPrimary && found[key].map { measure.change(to: $0).isWorse } == true
      }.map(\.key)
      return measures.filter(\.value.isPrimary).compactMap { key, measure -> Effect? in
        guard measure.sides.after != nil, let other = found[key] else { return nil }
        return Effect(
          principle: id.rawValue, measure: key, isMoved: measure.sides.after != other.sides.after,
          isWorse: measure.change(to: other).isWorse, worseOthers: worseOthers)
      }
    }
  }
}
