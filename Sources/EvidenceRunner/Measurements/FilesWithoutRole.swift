import CaseStudyModel
import CodeStructure
import EvidenceMeasures
import SourceTrees
import SyntaxFacts

/// The files without a role that a policy needs, such as one with plain data.
///
/// A file is compiled with the policy if both sides share it unchanged, it depends on no detail outside the study, and
/// it needs only the policy and other such files. Any other file must have a role before the policy can be judged.
struct FilesWithoutRole: Sendable {
  /// The files that are compiled with the policy.
  private(set) var shared: Set<String> = []
  /// The other files that each side's policy needs; none if the policy also needs a detail.
  private(set) var missing = BothSides<[String]>(before: [], after: [])

  init(roles: Roles, trees: BothSides<SourceTree>, codes: BothSides<CodeBase>) {
    let named = Set(roles.policy + roles.detail + roles.root)
    let needs = codes.map(Self.needs)
    var candidates = Set(trees.before.paths).intersection(trees.after.paths).subtracting(named).filter { path in
      let tokens = trees.map { CodeTokens($0.files[path]?.text ?? "", in: $0.layout.language).texts }
      return tokens.before == tokens.after
        && Side.allCases.allSatisfy { OutsideDetails.measure(codes[$0], in: [path]).isEmpty }
    }
    let policy = Set(roles.policy)
    while let failing = candidates.first(where: { path in
      Side.allCases.contains { !(needs[$0][path] ?? []).isSubset(of: policy.union(candidates)) }
    }) {
      candidates.remove(failing)
    }
    let reached = Side.allCases.map { Self.reached(from: policy, needs[$0]) }
    shared = candidates.intersection(reached.joined())
    for side in Side.allCases {
      let needed = policy.union(shared).reduce(into: Set<String>()) { $0.formUnion(needs[side][$1] ?? []) }
      let outside = needed.subtracting(policy).subtracting(shared)
      missing[side] = outside.isDisjoint(with: named) ? outside.sorted() : []
    }
  }

  /// Returns the other files that each file's code refers to.
  private static func needs(of code: CodeBase) -> [String: Set<String>] {
    var needs: [String: Set<String>] = [:]
    for unit in code.units {
      for reference in code.references(of: unit) {
        if let file = code.types[reference.to]?.file { needs[reference.file, default: []].insert(file) }
      }
      for placed in unit.members {
        for case .member(let target) in code.uses(in: placed).map(\.target) {
          needs[placed.file, default: []].insert(target.file)
        }
      }
    }
    return needs.reduce(into: [:]) { $0[$1.key] = $1.value.subtracting([$1.key]) }
  }

  private static func reached(from files: Set<String>, _ needs: [String: Set<String>]) -> Set<String> {
    var reached = files
    var waiting = Array(files)
    while let next = waiting.popLast() {
      for file in needs[next] ?? [] where reached.insert(file).inserted { waiting.append(file) }
    }
    return reached
  }
}
