/// The merged and split files among the pairs of two trees.
///
/// Files that share the most text (`SharedText`) join first, in the order of the new files if they share equally much.
/// A new file that two or more deleted files join is merged; a deleted file that joins two or more new files is split.
/// No file is in two such families, and a single pair stays a new and a deleted file, each with its relative.
struct FileFamilies {
  /// The pairs in their former order, without the deleted files that are now part of a pair.
  let pairs: [FilePair]

  /// The maximum number of relatives to name.
  private static let relativeLimit = 3

  /// Joins pairs of files.
  /// - Parameter shared: the files that share text, in the order they join.
  init(_ pairs: [FilePair], _ shared: [SharedText]) {
    var links = Links()
    for pair in pairs where pair.change == .moved {
      if let before = pair.before, let after = pair.after { links.join(before, after) }
    }
    let onlyBefore = Set(pairs.filter { $0.change == .deleted || $0.change == .moved }.compactMap(\.before))
    let onlyAfter = Set(pairs.filter { $0.change == .new || $0.change == .moved }.compactMap(\.after))
    for text in shared where onlyBefore.contains(text.before) && onlyAfter.contains(text.after) {
      links.join(text.before, text.after)
    }
    let relatives = (
      before: Dictionary(grouping: shared, by: \.before).mapValues { $0.map(\.after) },
      after: Dictionary(grouping: shared, by: \.after).mapValues { $0.map(\.before) }
    )
    let isPartner = Set(links.families.compactMap(\.before.first))
    let joined = pairs.compactMap { pair -> FilePair? in
      var pair = pair
      if let after = pair.after, let family = links.family(ofNew: after), family.after.first == after {
        pair.before = family.before.first
        pair.change = family.before.count > 1 ? .merged : .split
      } else if pair.change == .new, let after = pair.after, links.family(ofNew: after) == nil {
        pair.relatives = Array(relatives.after[after, default: []].prefix(Self.relativeLimit))
      } else if pair.change == .deleted, let before = pair.before {
        if isPartner.contains(before) { return nil }
        if links.family(ofOld: before) == nil {
          pair.relatives = Array(relatives.before[before, default: []].prefix(Self.relativeLimit))
        }
      }
      return pair
    }
    var places: [Int: Int] = [:]
    for (place, pair) in joined.enumerated() { if let after = pair.after { places[after] = place } }
    self.pairs = joined.map { pair in
      var pair = pair
      let family = pair.after.flatMap(links.family(ofNew:)) ?? pair.before.flatMap(links.family(ofOld:))
      if pair.change == .new || pair.change == .deleted, let family {
        pair.partOf = family.after.first.flatMap { places[$0] }
      }
      return pair
    }
  }

  /// A new file and the old ones that it was merged from, or an old file and the new ones that it was split into.
  private struct Family {
    var before: [Int]
    var after: [Int]
  }

  /// The files that have joined.
  private struct Links {
    private var targets: [Int: [Int]] = [:]
    private var sources: [Int: [Int]] = [:]

    /// Joins two files unless either is already part of another file's family.
    mutating func join(_ before: Int, _ after: Int) {
      // If several files have joined, the others are like the first; a file may be split into thousands.
      let (new, old) = (targets[before]?.first, sources[after]?.first)
      let isMerge = new == nil && old.map { targets[$0]?.count == 1 } ?? true
      let isSplit = old == nil && new.map { sources[$0]?.count == 1 } ?? true
      guard isMerge || isSplit else { return }
      targets[before, default: []].append(after)
      sources[after, default: []].append(before)
    }

    /// The families of at least three files.
    var families: [Family] { sources.values.compactMap { $0.first.flatMap(family(ofOld:)) } }

    func family(ofNew after: Int) -> Family? { sources[after]?.first.flatMap(family(ofOld:)) }

    func family(ofOld before: Int) -> Family? {
      guard let new = targets[before], let first = new.first, let old = sources[first] else { return nil }
      return old.count + new.count > 2 ? Family(before: old, after: new) : nil
    }
  }
}
