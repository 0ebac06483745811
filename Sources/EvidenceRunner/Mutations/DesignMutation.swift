import CaseStudyModel

/// A way to change a design without changing what it does, made from syntax facts.
///
/// A measure must notice the mutations that harm its principle, and must not move on those that keep the design.
protocol DesignMutation: Sendable {
  /// The stable name in tables and texts.
  var name: String { get }
  /// The principle that it harms; `nil` if it keeps the design.
  var principle: Principle.ID? { get }
  /// Returns the mutants of a design, in a reproducible order.
  func mutants(of design: DesignText, roles: Roles) -> [Mutant]
}

/// One change, made in the same way in a design and in what change requests make of it.
///
/// A mutant may fail to compile or change the behaviour; the study's tests find out, and it is dropped.
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
    MergedTypes(), SwitchedCases(), WidenedInterface(), InlinedProtocol(), NamedDetail(),
    RenamedType(), ReorderedMembers(), SplitFile(),
  ]
}
