import CaseStudyModel

/// The code of both sides that is compared, or code that only one side has.
package struct CodePair: Sendable, Equatable {
  /// The reason why blocks are compared.
  package enum Reason: String, Sendable {
    /// Both sides name the file.
    case file
    /// The example has no other code.
    case only
    /// Both sides declare a type or function of one name.
    case declaration
    /// Both sides share text.
    case similarity
    /// No part of either side matches one of the other, so the sides are compared as wholes.
    case sides
    /// Only one side has such code.
    case unpaired
  }

  /// The index of the example among the study's.
  package var example: Int
  /// The snippets of the old design, ascending; empty for code that only the new one has.
  package var before: [Int]
  /// The snippets of the new design, ascending; empty for code that only the old one has.
  package var after: [Int]
  /// The names of the code on each side: its file, or its declarations.
  package var names: BothSides<String>
  /// The reason for the pair.
  package var reason: Reason
  /// The names that both sides declare.
  package var shared: [String] = []
  /// Whether the sides have so little text in common that marks of changes would be noise.
  package var isApart = false
}
