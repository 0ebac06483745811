import CaseStudyModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The sensitivity of a measure: how many worsened designs it notices, and how many neutral changes move it.
package struct MeasureSensitivity: Sendable, Equatable, Codable {
  /// The principle's identifier.
  package var principle: String
  /// The measure's key.
  package var measure: String
  /// The number of designs that were made worse.
  package var mutants = 0
  /// The number of worsened designs on which the measure got worse.
  package var noticed = 0
  /// The number of changes that keep the design.
  package var neutral = 0
  /// The number of neutral changes on which the measure moved.
  package var moved = 0
  /// The mutants that the measure didn't notice, each with the principle's other measures that did.
  package var unnoticed: [ReportedMutant] = []
  /// The neutral changes that moved the measure.
  package var movers: [ReportedMutant] = []
  /// The neutral changes that made another measure of the principle worse.
  package var otherMovers: [ReportedMutant] = []

  /// Sums up the mutants of all studies, by principle and measure.
  package static func all(in studies: [String: [MutantOutcome]]) -> [MeasureSensitivity] {
    var sums: [String: MeasureSensitivity] = [:]
    for (slug, outcomes) in studies.sorted(by: { $0.key < $1.key }) {
      for outcome in outcomes {
        for effect in outcome.effects where outcome.harms == nil || outcome.harms == effect.principle {
          let key = "\(effect.principle) \(effect.measure)"
          sums[key, default: Self(principle: effect.principle, measure: effect.measure)].add(effect, of: outcome, slug)
        }
      }
    }
    return sums.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func add(_ effect: MutantOutcome.Effect, of outcome: MutantOutcome, _ slug: String) {
    let design = ReportedMutant(
      study: slug, mutation: outcome.mutation, subject: outcome.subject, others: effect.worseOthers)
    if outcome.harms == nil {
      neutral += 1
      if effect.isMoved {
        moved += 1
        movers.append(design)
      }
      if !effect.worseOthers.isEmpty { otherMovers.append(design) }
    } else {
      mutants += 1
      if effect.isWorse { noticed += 1 } else { unnoticed.append(design) }
    }
  }
}

extension [MeasureSensitivity] {
  /// Returns the sums as reproducible JSON.
  package func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}
