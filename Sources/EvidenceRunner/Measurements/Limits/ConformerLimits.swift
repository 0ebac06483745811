import CaseStudyModel
import EvidenceMeasures
import SyntaxFacts

/// A way in which a program can behave differently from its contract's tests, although all conformers keep the
/// contract.
protocol ConformerLimit: Sendable {
  /// Returns phrases that say what was found; none for nothing.
  func phrases(for sides: ConformerLimits) -> [EvidencePhrase]
}

/// A limit whose phrase lists names.
protocol NamingLimit: ConformerLimit {
  /// The key of the phrase.
  var key: String { get }

  /// Returns the names of what was found.
  func names(in sides: ConformerLimits) -> [String]
}

extension NamingLimit {
  func phrases(for sides: ConformerLimits) -> [EvidencePhrase] {
    let names = names(in: sides)
    return names.isEmpty ? [] : [.text(key, ["names": .names(names)])]
  }
}

/// The conformers of both sides, whose differences the tests of contracts may not show.
///
/// A conformer is *repaired* if it broke a clause before or is new.
struct ConformerLimits {
  var contracts: BothSides<[ContractRun]>
  var codes: BothSides<CodeBase?>
  var tokens = BothSides(before: SideTokens(), after: SideTokens())

  /// The limits, in the order of their phrases; a new one is a type, and a line here.
  private static let all: [any ConformerLimit] = [
    CallerAwareConformers(), HiddenExtensionMembers(), UnlistedTypes(), WeaklyHeldArguments(), KeptAliveArguments(),
    DependentInstances(), NewlySharedArguments(), ChangedCopies(), LostLocks(), NewTestsBeforeWaiting(),
    NeededPreparation(), UntriedOwnKind(), AlteredClauses(), OtherErrors(), NewInputs(),
  ]

  var phrases: [EvidencePhrase] { Self.all.flatMap { $0.phrases(for: self) } }

  /// Returns those of some conformers that broke a clause before or are new, in alphabetical order.
  func repaired(_ names: [String]) -> [String] {
    let former = contracts.before.flatMap(\.conformers)
    let sound = former.filter { $0.outcomes.allSatisfy { $0 == .passed } }.map(\.name)
    return Set(names).subtracting(sound).sorted()
  }
}

extension CodeBase {
  /// Returns the concrete types below a protocol or class in alphabetical order, including those of other modules that
  /// the code lets conform.
  func concreteTypes(below name: String) -> [String] {
    types.values.filter { !$0.isProtocol && supertypes(of: $0.name).contains(name) }.map(\.name).sorted()
  }

  /// A type and its supertypes, as far as they are known.
  func family(of name: String) -> [CodeType] {
    ([name] + supertypes(of: name)).compactMap { types[$0] }
  }

  /// Returns the members with code that a type inherits, and that all other types below some supertypes declare
  /// themselves: if one of them runs, it does so for this type.
  func membersInheritedOnly(by name: String, among supertypes: [String]) -> [PlacedMember] {
    func declares(_ type: CodeType?, _ placed: PlacedMember) -> Bool {
      type?.members.contains { $0.member.signature == placed.member.signature } == true
    }
    let others = declaredTypes.filter { type in
      type.name != name && !type.isProtocol && self.supertypes(of: type.name).contains(where: supertypes.contains)
    }
    return self.supertypes(of: name).flatMap { types[$0]?.members ?? [] }.filter { placed in
      placed.member.body != nil && !declares(types[name], placed) && others.allSatisfy { declares($0, placed) }
    }
  }
}
