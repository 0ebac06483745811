import CaseStudyModel

/// What compiles a side's policy without its details.
struct PolicyVerification: Sendable {
  var checker: any CodeChecker
  var assembly: StudyAssembly
  var side: Side

  /// Compiles the policy alone, and with fakes; `nil` where the side has no policy or no details.
  func run(roles: Roles) async throws(ExecutionError) -> Diagnosed<PolicyRun?> {
    guard let sources = assembly.policyAlone(on: side, roles: roles) else { return Diagnosed(nil) }
    // Policy that is all there is compiles alone without having shown anything.
    let others = roles.detail + roles.root
    if !assembly.trees[side].paths.contains(where: others.contains) { return Diagnosed(nil) }
    let compilation = try await checker.typecheck(sources)
    var run = PolicyRun(
      files: sources.files.map(\.path), isAlone: compilation.isAccepted,
      messages: compilation.text(in: sources).split(separator: "\n").map(String.init))
    var diagnostics: [Diagnostic] = []
    if let swap = assembly.swap(on: side, roles: roles) {
      let compilation = try await checker.typecheck(swap.sources)
      run.isSwapped = compilation.isAccepted
      // That the policy needs more than the fakes is a finding; what is wrong in the fakes themselves is a fault.
      diagnostics = compilation.diagnostics("CodeDoesNotCompile", in: swap.sources) { swap.fakes.contains($0) }
    }
    return Diagnosed(run, diagnostics)
  }
}
