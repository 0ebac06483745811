import SyntaxFacts

/// The implementations of requirements that do nothing useful.
///
/// **Definition.** For each protocol, each type that conforms to it and each requirement that is a function, a computed
/// property or a subscript: the type's own implementation is hollow if it's empty, only traps, only throws, or only
/// returns `nil` or an empty literal. The share is the hollow implementations / all of the conformers' own
/// implementations that have code. Defaults in a protocol's extension aren't the conformer's.
///
/// **Source.** R. C. Martin, "Agile Software Development", 2002, on degenerate functions in derivatives as a sign that
/// the contract is too wide. The ratio is this project's own.
///
/// **Example.** `protocol Screen { func load(); func save() }` with two conformers, one of which has `func save() {}`:
/// 1 of 4, 0.25.
public enum HollowImplementations {
  /// One hollow implementation.
  public struct Implementation: Codable, Equatable, Sendable {
    /// The conforming type.
    public var type: String
    /// The protocol with the requirement.
    public var requiredBy: String
    /// The signature of the requirement.
    public var signature: String
    /// The shape of the body.
    public var shape: BodyShape
    /// The path of the file.
    public var file: String
    /// The line of the name, counted from 1.
    public var line: Int
  }

  /// All hollow implementations of a side.
  public struct Finding: Codable, Equatable, Sendable {
    /// By type, then by protocol, then in the order of the protocol.
    public var hollow: [Implementation]
    /// The number of implementations with code.
    public var implementations: Int
    /// The share of hollow ones; nil without implementations.
    public var share: Double?
  }

  /// Returns the hollow implementations of a side.
  public static func measure(_ code: CodeBase) -> Finding {
    var finding = Finding(hollow: [], implementations: 0, share: nil)
    for type in code.types.values.sorted(by: { $0.name < $1.name }) where !type.isProtocol {
      let protocols = code.supertypes(of: type.name).compactMap { code.types[$0] }.filter(\.isProtocol)
      for requirer in protocols.sorted(by: { $0.name < $1.name }) {
        for requirement in requirer.requirements {
          let own = type.members.first {
            $0.member.signature == requirement.member.signature && $0.member.isStatic == requirement.member.isStatic
          }
          guard let own, let shape = own.member.body?.shape, own.member.kind != .initializer else { continue }
          finding.implementations += 1
          guard shape.isHollow else { continue }
          finding.hollow.append(
            Implementation(
              type: type.name, requiredBy: requirer.name, signature: own.member.signature, shape: shape, file: own.file,
              line: own.member.lines.name))
        }
      }
    }
    if finding.implementations > 0 {
      finding.share = Double(finding.hollow.count) / Double(finding.implementations)
    }
    return finding
  }
}
