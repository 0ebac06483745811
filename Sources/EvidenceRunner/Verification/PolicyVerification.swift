import CaseStudyModel

/// What compiles a side's policy without its details.
struct PolicyVerification: Sendable {
  var checker: any CodeChecker
  var assembly: StudyAssembly
  var side: Side

  /// Compiles the policy alone, and with fakes; `nil` where the side has no policy or no details.
  func run(roles: Roles) async throws(ExecutionError) -> PolicyRun? {
    guard let sources = assembly.policyAlone(on: side, roles: roles) else { return nil }
    // Policy that is all there is compiles alone without having shown anything.
    let others = roles.detail + roles.root
    if !assembly.trees[side].paths.contains(where: others.contains) { return nil }
    let compilation = try await checker.typecheck(sources)
    var run = PolicyRun(
      files: sources.files.map(\.path), isAlone: compilation.isAccepted,
      messages: compilation.text(in: sources).split(separator: "\n").map(String.init))
    if let swap = assembly.swap(on: side, roles: roles) {
      run.isSwapped = try await checker.typecheck(swap).isAccepted
    }
    return run
  }
}
