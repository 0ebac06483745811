import CaseStudyModel
import EvidenceMeasures
import SyntaxFacts

/// Members of conformers that hide a member that only an extension of the contract's protocol has.
///
/// **Example.** `extension Log { func add(_ line: String) { … } }` and `final class ClosedLog: Log` with its own
/// `add(_:)`: a generic contract calls the extension's, and `ClosedLog().add("a")` the other one.
struct HiddenExtensionMembers: NamingLimit {
  let key = "hiddenExtension"

  func names(in sides: ConformerLimits) -> [String] {
    guard let code = sides.codes.after else { return [] }
    let found = sides.contracts.after.flatMap { contract in
      let family = code.family(of: contract.name).filter(\.isProtocol)
      let required = Set(family.flatMap(\.requirements).map(\.member.signature))
      let extended = Set(family.flatMap(\.members).filter(\.isInExtension).map(\.member.signature))
      return contract.conformerTypes.flatMap { name in
        (code.types[name]?.members ?? []).map(\.member.signature)
          .filter { extended.contains($0) && !required.contains($0) }.map { "\(name).\($0)" }
      }
    }
    return Set(found).sorted()
  }
}

/// Types that have all members that the contract's protocol requires, without conforming to it, if a type that broke
/// the contract before no longer conforms.
struct UnlistedTypes: NamingLimit {
  let key = "unlistedType"

  func names(in sides: ConformerLimits) -> [String] {
    guard let before = sides.codes.before, let after = sides.codes.after else { return [] }
    let found = sides.contracts.after.flatMap { contract -> [String] in
      let former = sides.contracts.before.filter { $0.name == contract.name }.flatMap(\.conformers)
      let hasLeft = former.contains { row in
        guard let type = row.type, row.outcomes.contains(where: { $0 != .passed }) else { return false }
        return !after.supertypes(of: type).contains(contract.name)
      }
      let required = Set(after.family(of: contract.name).flatMap(\.requirements).map(\.member.signature))
      guard hasLeft, !required.isEmpty else { return [] }
      func hasAll(_ name: String, _ code: CodeBase) -> Bool {
        required.isSubset(of: (code.types[name]?.members ?? []).map(\.member.signature))
      }
      return after.declaredTypes.filter { type in
        !type.isProtocol && !after.supertypes(of: type.name).contains(contract.name) && hasAll(type.name, after)
          && (!hasAll(type.name, before) || before.supertypes(of: type.name).contains(contract.name))
      }.map(\.name)
    }
    return Set(found).sorted()
  }
}

/// Conformers that depend on a kind of source outside the program that no conformer depended on before
/// (`OutsideInputs`).
struct NewInputs: ConformerLimit {
  func phrases(for sides: ConformerLimits) -> [EvidencePhrase] {
    guard let before = sides.codes.before, let after = sides.codes.after else { return [] }
    let types = Set(sides.contracts.after.flatMap { after.concreteTypes(below: $0.name) + $0.conformerTypes })
    let former = Set(sides.contracts.after.flatMap { before.concreteTypes(below: $0.name) }).union(types)
    let known = Set(OutsideInputs.measure(before, of: former).keys)
    var (names, sources): ([String], Set<String>) = ([], [])
    for type in types.sorted() {
      let new = OutsideInputs.measure(after, of: [type]).filter { !known.contains($0.key) }
      if new.isEmpty { continue }
      names.append(type)
      sources.formUnion(new.values.joined())
    }
    return names.isEmpty
      ? [] : [.text("newInputs", ["names": .names(names), "sources": .names(sources.sorted())])]
  }
}
