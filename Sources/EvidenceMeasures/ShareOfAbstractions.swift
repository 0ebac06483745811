import SyntaxFacts

/// The share of abstractions among the types that policy refers to.
///
/// **Definition.** Take the references from the declarations of policy files to types of the side's own code, counting
/// each pair of a declaration and a type once. The share is the references to protocols, except ceremonial ones, / all
/// references. A protocol is ceremonial if nothing uses it as a type or as a constraint: types only conform to it or
/// refine it. Nested types are parts of the type around them.
///
/// **Source.** After R. C. Martin's abstractness, "OO Design Quality Metrics", 1994, applied to references instead of
/// declarations; the subtraction is this project's own.
///
/// **Example.** A policy `Report` stores a `Source`, a protocol, makes a `Page`, a struct, and conforms to `Marker`, a
/// protocol that nothing uses: 1 of 3. With a `FileSource`, a struct, in place of `Source`: 0 of 3.
public struct ShareOfAbstractions: Sendable {
  /// The paths of the policy files.
  private let policy: Set<String>

  /// - Parameter roles: The roles of the files, by path; files without a role count as none.
  public init(roles: [String: FileRole]) { policy = Set(roles.filter { $0.value == .policy }.keys) }

  /// The references of policy.
  public struct Finding: Codable, Equatable, Sendable {
    /// The number of references to types of the side.
    public var references: Int
    /// The number of references to protocols, ceremonial ones left out.
    public var abstractions: Int
    /// The protocols that policy refers to and that nothing uses as a type, by name.
    public var ceremonies: [String]
    /// Abstractions / references; nil without references.
    public var share: Double?
  }

  /// Returns the share on a side.
  public func measure(_ code: CodeBase) -> Finding {
    let all = code.units.flatMap(code.references)
    let usedAsType = Set(
      all.filter { $0.kind != .conforms && $0.kind != .inherits }.map(\.to))
    var pairs = Set<[String]>()
    for reference in all where policy.contains(reference.file) {
      let pair = [reference.from.outermost, reference.to.outermost]
      if pair[0] != pair[1] { pairs.insert(pair) }
    }
    let protocols = pairs.map { $0[1] }.filter { code.types[$0]?.isProtocol == true }
    let ceremonies = protocols.filter { !usedAsType.contains($0) }
    let abstractions = protocols.count - ceremonies.count
    return Finding(
      references: pairs.count, abstractions: abstractions, ceremonies: Set(ceremonies).sorted(),
      share: pairs.isEmpty ? nil : Double(abstractions) / Double(pairs.count))
  }
}

/// The role of a file in dependency inversion.
public enum FileRole: String, Sendable, Codable, CaseIterable {
  /// Rules that should hold whatever the details are.
  case policy
  /// Technical code that policy shouldn't know.
  case detail
  /// The composition root, which passes details to policy.
  case root
}
