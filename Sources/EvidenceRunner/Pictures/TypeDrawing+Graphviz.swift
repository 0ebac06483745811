import CaseStudyModel
import EvidenceMeasures
import Subprocesses
import SyntaxFacts

extension TypeDrawing {
  /// Draws a side's type graph; `nil` for code that could not be read. Without Graphviz there are the relations alone.
  static func picture(of code: CodeBase?, roles: FileRoles) async -> TypePicture? {
    guard let code else { return nil }
    let drawing = TypeDrawing(graph: TypeGraph(roles: roles.byFile).measure(code))
    return TypePicture(svg: await drawing.svg() ?? "", relations: drawing.relations)
  }

  private func svg() async -> String? {
    guard !graph.nodes.isEmpty else { return nil }
    let script = "exec dot -Tsvg <<'END'\n\(dot)END\n"
    let process = Subprocess("/bin/sh", ["-c", script], timeLimit: .seconds(20), outputLimit: 4 << 20)
    guard let result = try? await process.run(), result.isSuccess else { return nil }
    return GraphvizSVG(result.text)?.text
  }
}
