import CaseStudyModel

/// The effects of a mutant on the measures that verdicts rest on.
package struct MutantOutcome: Sendable, Equatable {
  /// The effect on one measure.
  struct Effect: Sendable, Equatable {
    var principle: String
    /// The measure's key.
    var measure: String
    /// Whether the value on the after side differs from the study's own.
    var isMoved: Bool
    /// Whether it differs for the worse.
    var isWorse: Bool
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
      evidence.measures.filter(\.value.isPrimary).sorted { $0.key < $1.key }.compactMap { key, measure -> Effect? in
        guard measure.sides.after != nil, let other = mutant.principles[id]?.measures[key] else { return nil }
        return Effect(
          principle: id.rawValue, measure: key, isMoved: measure.sides.after != other.sides.after,
          isWorse: measure.change(to: other).isWorse)
      }
    }
  }
}
