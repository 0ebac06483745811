import CaseStudyModel

/// A way to change a design, made from syntax facts.
///
/// A measure must notice the mutations that harm its principle, and must not move on those that keep the design. Harm
/// is defined by the design and the study, never by the measure's answer, so a measure can fail.
protocol DesignMutation: Sendable {
  /// The stable name in tables and texts.
  var name: String { get }
  /// The principle that it harms; `nil` if it keeps the design.
  var principle: Principle.ID? { get }
  /// Whether its mutants behave like the design, so that the study's tests must pass.
  var keepsBehaviour: Bool { get }
  /// Returns the mutants of a study's after side, in a reproducible order.
  func mutants(of design: StudyDesign) -> [Mutant]
}

extension DesignMutation {
  /// Only mutations of conformers change behaviour.
  var keepsBehaviour: Bool { true }
}

/// One change, made in the same way in a design and in each tree after a change request.
///
/// A mutant may fail to compile or change the behaviour; then the study's tests reject it.
struct Mutant: Sendable {
  /// The name of the changed declaration.
  var subject: String
  /// The roles of the changed files.
  var roles: Roles
  /// Returns the changed files; `nil` if the change doesn't fit them.
  var changed: @Sendable (DesignText) -> [String: [String]]?
  /// Returns code outside the tree, such as a driver, that fits the changed files.
  var adapted: @Sendable (String) -> String = { $0 }
}

/// The mutations that `verify --mutate` makes.
enum DesignMutations {
  static let builtIn: [any DesignMutation] = [
    MergedTypes(), MovedMethods(), SwitchedCases(), TestedTypes(),
    BrokenConformer(.empty), BrokenConformer(.refusing), BrokenConformer(.silent),
    WidenedInterface(), InlinedProtocol(), NamedDetail(),
    RenamedType(), ReorderedMembers(), SplitFile(),
  ]
}
