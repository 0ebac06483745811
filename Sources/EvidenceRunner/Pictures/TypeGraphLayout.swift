import CaseStudyModel
import EvidenceMeasures
import Subprocesses
import SyntaxFacts
import SystemFiles

/// A type graph that Graphviz lays out.
struct TypeGraphLayout {
  let graph: TypeGraph.Finding

  /// Lays out a side's type graph; `nil` for code whose syntax could not be read. Without Graphviz it has no layout.
  static func picture(of code: CodeBase?, roles: FileRoles) async -> TypePicture? {
    guard let code else { return nil }
    let graph = TypeGraphLayout(graph: TypeGraph(roles: roles.byFile).measure(code))
    return TypePicture(relations: graph.relations, layout: await graph.layout())
  }

  /// Returns the layout; `nil` without Graphviz, and for a graph with a name that Graphviz's language can't quote.
  ///
  /// Names come from untrusted code, and Graphviz runs outside the sandbox, so they never pass through a shell, and no
  /// name can end its own quotation.
  func layout() async -> TypePicture.Layout? {
    let names = graph.nodes.map(\.name) + graph.edges.flatMap { [$0.from, $0.to] }
    guard !graph.nodes.isEmpty, names.allSatisfy(Self.isQuotable), let folder = try? TemporaryFolder(for: "picture")
    else { return nil }
    defer { folder.remove() }
    guard let input = try? folder.write(Array(dot.utf8), to: "graph") else { return nil }
    let process = Subprocess("dot", ["-Tjson0"], input: input, timeLimit: .seconds(20), outputLimit: 4 << 20)
    guard let result = try? await process.run(), result.isSuccess else { return nil }
    return (try? GraphvizLayout(json: result.output))?.layout
  }

  private static func isQuotable(_ name: String) -> Bool {
    !name.unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.properties.generalCategory == .control }
  }

  /// The graph in Graphviz's language: policy is above detail, so that an inverted arrow points upwards.
  var dot: String {
    var lines = [
      "digraph {", "rankdir=TB; newrank=true; nodesep=0.25; ranksep=0.5; bgcolor=transparent;",
      "node [shape=box, fontname=\"Helvetica\", fontsize=12, height=0.35, margin=\"0.12,0.06\"];",
      "edge [fontname=\"Helvetica\", fontsize=9, arrowsize=0.7];",
    ]
    for role in [FileRole.root, .policy, .detail] {
      let nodes = graph.nodes.filter { $0.role == role }
      if nodes.isEmpty { continue }
      lines.append(
        "subgraph cluster_\(role.rawValue) { label=\"\(role.rawValue)\"; fontsize=10; class=\"\(role.rawValue)\";")
      lines += nodes.map(line) + ["}"]
    }
    lines += graph.nodes.filter { $0.role == nil }.map(line)
    lines += arrows.map(line)
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private var relations: [TypePicture.Relation] {
    graph.edges.compactMap { edge in
      TypePicture.Relation.Kind(rawValue: edge.kind.rawValue).map { TypePicture.Relation(edge.from, $0, edge.to) }
    }
  }

  /// All references from one type to another.
  private struct Arrow {
    var from: String
    var to: String
    var kinds: [TypePicture.Relation.Kind]
  }

  /// The arrows, in the graph's order, each pair of types once.
  private var arrows: [Arrow] {
    var arrows: [Arrow] = []
    for edge in relations where edge.from != edge.to {
      if let index = arrows.firstIndex(where: { $0.from == edge.from && $0.to == edge.to }) {
        arrows[index].kinds.append(edge.kind)
      } else {
        arrows.append(Arrow(from: edge.from, to: edge.to, kinds: [edge.kind]))
      }
    }
    return arrows
  }

  private func line(_ node: TypeGraph.Node) -> String {
    let kind = node.isProtocol ? "protocol" : node.kind == nil ? "foreign" : "type"
    let style = node.isProtocol ? "style=\"rounded,dashed\"" : node.kind == nil ? "style=dotted" : "style=solid"
    let label = node.isProtocol ? "«protocol»\\n\(node.name)" : node.name
    return "\"\(node.name)\" [label=\"\(label)\", class=\"\(kind)\", \(style)];"
  }

  private func line(_ arrow: Arrow) -> String {
    // Labels on all arrows would overlap. For an inversion, it matters which type creates which; the list has the other
    // relations.
    let label = arrow.kinds.contains(.creates) ? "label=\"creates\", " : ""
    let isConformance = arrow.kinds.contains { $0 == .conforms || $0 == .inherits }
    let head = isConformance ? "empty" : "normal"
    let style = isConformance ? "dashed" : "solid"
    let attributes = "\(label)style=\(style), class=\"\(isConformance ? "conforms" : "uses")\""
    // Reversed in the source, an arrow from a detail to the policy ranks the policy above, and is still drawn pointing
    // at it.
    if rank(arrow.from) > rank(arrow.to) {
      return "\"\(arrow.to)\" -> \"\(arrow.from)\" [dir=back, arrowtail=\(head), \(attributes)];"
    }
    return "\"\(arrow.from)\" -> \"\(arrow.to)\" [arrowhead=\(head), \(attributes)];"
  }

  private func rank(_ name: String) -> Int {
    switch graph.nodes.first(where: { $0.name == name })?.role {
    case .root: 0
    case .policy, nil: 1
    case .detail: 2
    }
  }
}
