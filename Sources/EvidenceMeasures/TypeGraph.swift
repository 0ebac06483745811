import SyntaxFacts

/// The types of a side, and the arrows between them.
///
/// **Definition.** A node is a type that is declared outside of other types, or a type of another module whose
/// extension on this side has arrows; nested types are parts of the type around them. An edge is a
/// reference from one node to another: conforms, inherits, stores, creates or calls, each kind once a pair. A type that
/// is only named (as a parameter, say) makes no edge.
///
/// **Source.** The class diagram of the Unified Modeling Language, without its multiplicities.
///
/// **Example.** `struct Report { let source: any Source }` beside `protocol Source {}` and `struct Disk: Source {}`:
/// three nodes, `Report` stores `Source`, `Disk` conforms to `Source`.
public struct TypeGraph: Sendable {
  private let roles: [String: FileRole]

  /// - Parameter roles: The roles of the files, by path.
  public init(roles: [String: FileRole] = [:]) { self.roles = roles }

  /// One box.
  public struct Node: Codable, Equatable, Sendable {
    /// The name of the type.
    public var name: String
    /// The kind of type; `nil` for a type of another module.
    public var kind: TypeKind?
    /// The path of the file that declares it.
    public var file: String
    /// The role of the file that declares the type.
    public var role: FileRole?

    /// Whether the type is a protocol.
    public var isProtocol: Bool { kind == .protocol }
  }

  /// One arrow.
  public struct Edge: Codable, Equatable, Hashable, Sendable {
    /// The type at the start.
    public var from: String
    /// The type at the head.
    public var to: String
    /// The kind of reference.
    public var kind: Reference.Kind
  }

  /// The whole graph.
  public struct Finding: Codable, Equatable, Sendable {
    /// The nodes, sorted by name.
    public var nodes: [Node]
    /// The edges, sorted by the names of both ends, then by kind.
    public var edges: [Edge]
  }

  /// Returns the graph of a side.
  public func measure(_ code: CodeBase) -> Finding {
    var edges = Set<Edge>()
    for unit in code.units where unit.kind == .type {
      for reference in code.references(of: unit) where reference.kind != .names {
        let edge = Edge(
          from: code.outermostType(reference.from), to: code.outermostType(reference.to), kind: reference.kind)
        if edge.from != edge.to { edges.insert(edge) }
      }
    }
    let types = code.types.values.filter { type in
      type.name == code.outermostType(type.name)
        && (type.declaration != nil || edges.contains { $0.from == type.name || $0.to == type.name })
    }
    let nodes = types.map { type in
      Node(name: type.name, kind: type.declaration?.kind, file: type.file, role: roles[type.file])
    }
    return Finding(
      nodes: nodes.sorted { $0.name < $1.name },
      edges: edges.sorted { ($0.from, $0.to, $0.kind) < ($1.from, $1.to, $1.kind) })
  }
}

extension CodeBase {
  /// Returns the outermost type around a type, or the type itself if only functions are around it.
  fileprivate func outermostType(_ name: String) -> String {
    NameScope(type: name).enclosing.last { types[$0] != nil } ?? name
  }
}

extension String {
  /// The first part of a type's full name, the type that is declared outside of all others.
  var outermost: String { String(prefix { $0 != "." }) }
}
