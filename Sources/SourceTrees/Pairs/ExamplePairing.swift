import CaseStudyModel
import CodeDifference

/// Pairs the code of one example.
struct ExamplePairing {
  private let units: BothSides<[ComparedCode]>
  /// Whether the sides are entries of a numbered list, so that only matching code is paired.
  private let isOfEntries: Bool
  /// The unpaired units of each side.
  private var free: BothSides<Set<Int>>
  private var found: [(before: Int, after: Int, reason: CodePair.Reason)] = []

  /// The share of the smaller side's text in unchanged lines below which a comparison shows the sides apart.
  private static let apartLimit = 0.25

  /// A document may declare one name thousands of times, so partners are searched only this close to a block's own
  /// position among the blocks that declare the name.
  private static let reach = 16

  /// A unit of each side that may be a pair.
  private struct Candidate: Hashable {
    var before: Int
    var after: Int
  }

  init(_ units: BothSides<[ComparedCode]>, isOfEntries: Bool) {
    self.units = units
    self.isOfEntries = isOfEntries
    free = BothSides { Set(units[$0].indices) }
    pairFiles()
    let isOnly = units.before.count == 1 && units.after.count == 1
    if isOnly, found.isEmpty, !isOfEntries { pair(0, 0, .only) }
    pairDeclarations()
    pairSimilar()
  }

  /// Returns the pairs in the order of the new code, then the unpaired old code.
  func pairs(ofExample example: Int) -> [CodePair] {
    if found.isEmpty, !isOfEntries, let before = ComparedCode(joining: units.before),
      let after = ComparedCode(joining: units.after)
    {
      return [pair(before, after, .sides, in: example)]
    }
    let partners = Dictionary(found.map { ($0.after, $0) }) { first, _ in first }
    return units.after.indices.map { index in
      guard let partner = partners[index] else { return pair(nil, units.after[index], .unpaired, in: example) }
      return pair(units.before[partner.before], units.after[index], partner.reason, in: example)
    } + free.before.sorted().map { pair(units.before[$0], nil, .unpaired, in: example) }
  }

  private mutating func pair(_ before: Int, _ after: Int, _ reason: CodePair.Reason) {
    guard free.before.remove(before) != nil else { return }
    guard free.after.remove(after) != nil else {
      free.before.insert(before)
      return
    }
    found.append((before, after, reason))
  }

  private mutating func pairFiles() {
    let named = units.before.enumerated().compactMap { index, unit in unit.file.map { ($0, index) } }
    let partners = Dictionary(named) { first, _ in first }
    for (index, unit) in units.after.enumerated() {
      guard let partner = unit.file.flatMap({ partners[$0] }) else { continue }
      pair(partner, index, .file)
    }
  }

  private mutating func pairDeclarations() {
    let types = sharedNames(\.types)
    let functions = sharedNames(\.functions)
    let candidates = Set(types.keys).union(functions.keys).sorted { one, other in
      (types[other, default: 0], functions[other, default: 0], one.before, one.after)
        < (types[one, default: 0], functions[one, default: 0], other.before, other.after)
    }
    for candidate in candidates { pair(candidate.before, candidate.after, .declaration) }
  }

  /// Counts the names that free units of both sides declare.
  private func sharedNames(_ names: KeyPath<PairingNames, [String]>) -> [Candidate: Int] {
    let declaring = BothSides { side in
      var declaring: [String: [Int]] = [:]
      for unit in free[side].sorted() {
        for name in units[side][unit].declared[keyPath: names] { declaring[name, default: []].append(unit) }
      }
      return declaring
    }
    var counts: [Candidate: Int] = [:]
    for (name, before) in declaring.before {
      let partners = declaring.after[name] ?? []
      for (rank, unit) in before.enumerated() {
        for partner in partners.dropFirst(max(0, rank - Self.reach)).prefix(2 * Self.reach) {
          counts[Candidate(before: unit, after: partner), default: 0] += 1
        }
      }
    }
    return counts
  }

  private mutating func pairSimilar() {
    let (before, after) = (free.before.sorted(), free.after.sorted())
    let related = RelatedTexts.found(from: before.map { units.before[$0].code }, to: after.map { units.after[$0].code })
    for relation in related { pair(before[relation.before], after[relation.after], .similarity) }
  }

  private func pair(
    _ before: ComparedCode?, _ after: ComparedCode?, _ reason: CodePair.Reason, in example: Int
  ) -> CodePair {
    let names = BothSides(before: before?.name ?? "", after: after?.name ?? "")
    var pair = CodePair(
      example: example, before: before?.snippets ?? [], after: after?.snippets ?? [], names: names, reason: reason)
    if let before, let after {
      let old = Set(before.declared.types + before.declared.functions)
      pair.shared = (after.declared.types + after.declared.functions).filter(old.contains)
      // Files of one name are compared as a tree, with marks.
      pair.isApart =
        reason != .file && RelatedTexts.unchangedShare(of: before.code, in: after.code) < Self.apartLimit
        && RelatedTexts.found(from: [before.code], to: [after.code]).isEmpty
    }
    return pair
  }
}
