import CaseStudyModel
import SourceTrees
import SyntaxFacts

/// A side of a study that compiles, as the probe of a measurement sees it.
public struct ProbedSide: Sendable {
  let checker: any CodeChecker
  /// Builds and runs programs; `nil` for a language whose code is only checked.
  let verifier: (any ProgramBuilder)?
  /// Reads the syntax facts of files; `nil` if no program can.
  let facts: FactsProgram?
  @Shared private(set) var assembly: StudyAssembly
  let base: VerifiedBase
  /// The syntax facts of both sides.
  let codes: BothSides<CodeBase?>
  /// The role of each file.
  public let roles: FileRoles

  /// The side.
  public var side: Side { base.side }
  /// The study that the side belongs to.
  public var study: CaseStudy { assembly.study }
  /// The text of each file, by its path.
  public var files: [String: String] { base.tree.files.mapValues(\.text) }
  /// The syntax facts; `nil` if no program could read them.
  public var code: CodeBase? { base.code }

  /// Compiles a tree of files without running it.
  /// - Parameter files: the text of each file by its path: the side's own, left out, changed or new.
  /// - Returns: the compiler's errors, one per line, with their places in the study if they are in the side's own
  ///   files; empty if the tree compiles.
  public func errors(in files: [String: String]) async throws -> [String] {
    var sources = ModuleSources(base.tree.without { files[$0] != base.tree.files[$0]?.text })
    let own = Set(sources.files.map(\.path))
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where !own.contains(path) {
      sources.add(AssembledFile(lines: SourceLine.generated(text)), as: path)
    }
    let compilation = try await checker.typecheck(sources)
    return compilation.isAccepted ? [] : compilation.reasons(in: sources)
  }
}

extension Compilation {
  /// The reasons why code was rejected: the errors with their places in the study, or the compiler's whole output if it
  /// reports none.
  fileprivate func reasons(in sources: ModuleSources) -> [String] {
    let lines = (errors.isEmpty ? output : text(in: sources)).split(separator: "\n").map(String.init)
    return lines.isEmpty ? ["error: the compiler failed"] : lines
  }
}
