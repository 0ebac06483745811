import CaseStudyModel
import SourceTrees
import Subprocesses
import SystemFiles

/// Merges the trees that change requests lead to, with git.
struct LedgerVerification: Sendable {
  var checker: any CodeChecker
  @Shared var assembly: StudyAssembly

  /// The maximum number of concurrent merges, because each has open files.
  private static let merges = 16

  /// The figures of both sides.
  struct Figures: Sendable {
    var sides: BothSides<LedgerEvidence?>
    var refactoring: LineCost
  }

  /// Merges each pair of a side's requests, and counts what they edit.
  /// - Parameter trees: the tree that each request led to on each side; `nil` for those that could not be carried out.
  func figures(
    of trees: BothSides<[SourceTree?]>, findings: StudyFindings
  ) async throws(VerificationFailure) -> Figures {
    let refactoring = TreeChange(from: assembly.trees.before, to: assembly.trees.after).cost
    var figures = Figures(sides: BothSides(before: nil, after: nil), refactoring: refactoring)
    guard trees.before.contains(where: { $0 != nil }) || trees.after.contains(where: { $0 != nil }) else {
      return figures
    }
    let folder: TemporaryFolder
    do {
      folder = try TemporaryFolder(for: "ledger")
    } catch {
      throw .system(error)
    }
    defer { folder.remove() }
    let repository = try await StudyRepository(
      in: folder, before: versions(of: trees, on: .before), after: versions(of: trees, on: .after))
    for side in Side.allCases where trees[side].contains(where: { $0 != nil }) {
      figures.sides[side] = try await ledger(of: trees[side], on: side, in: repository, findings)
    }
    return figures
  }

  private func versions(of trees: BothSides<[SourceTree?]>, on side: Side) -> StudyRepository.Versions {
    StudyRepository.Versions(
      base: assembly.trees[side].files.mapValues(\.text), requests: trees[side].map { $0?.files.mapValues(\.text) })
  }

  private func ledger(
    of trees: [SourceTree?], on side: Side, in repository: StudyRepository, _ findings: StudyFindings
  ) async throws(VerificationFailure) -> LedgerEvidence {
    let known = trees.indices.filter { trees[$0] != nil }
    let pairs = known.flatMap { first in known.filter { $0 > first }.map { [first, $0] } }
    let outcomes = try await pairs.boundedMap(jobs: Self.merges) { pair throws(VerificationFailure) in
      try await merge(pair[0], pair[1], on: side, in: repository)
    }
    let merged = zip(pairs, outcomes).map { pair, outcome in (numbers: pair.map { $0 + 1 }, outcome: outcome) }
    let runs = findings.requests.compactMap { $0.sides[side] }
    return LedgerEvidence(
      totals: findings.favouredRuns(on: side).reduce(LineCost()) { $0 + $1.cost },
      allTotals: runs.reduce(LineCost()) { $0 + $1.cost }, pairs: pairs.count,
      conflictingPairs: merged.filter { $0.outcome == .conflict }.map(\.numbers),
      brokenPairs: merged.filter { $0.outcome == .broken }.map(\.numbers),
      editsPerFile: runs.flatMap(\.editedFiles).counts, editsPerType: runs.flatMap(\.editedTypes).counts)
  }

  private enum Merge {
    case clean
    case conflict
    /// The merge is clean, but the result doesn't compile.
    case broken
  }

  private func merge(
    _ first: Int, _ second: Int, on side: Side, in repository: StudyRepository
  ) async throws(VerificationFailure) -> Merge {
    let names = [first, second].map { StudyRepository.requestName($0, side.rawValue) }
    guard let files = try await repository.merged(names[0], names[1]) else { return .conflict }
    var sources = ModuleSources(assembly.trees[side].without { _ in true })
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      sources.add(AssembledFile(lines: SourceLine.generated(text)), as: path)
    }
    do {
      return try await checker.typecheck(sources).isAccepted ? .clean : .broken
    } catch {
      throw .execution(error)
    }
  }
}
