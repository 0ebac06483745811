/// The module that tests and contracts import, made when the first of them is compiled.
actor PreludeModule {
  private var making: Task<Void, any Error>?

  /// Builds the module once, and waits until it exists.
  func make(_ build: @escaping @Sendable () async throws -> Void) async throws(ExecutionError) {
    let task = making ?? Task { try await build() }
    making = task
    do {
      try await task.value
    } catch {
      throw error as? ExecutionError ?? .system("\(error)")
    }
  }

  /// Cancels the build of the module and waits for its end.
  func finish() async {
    making?.cancel()
    _ = await making?.result
  }
}

extension Workspace {
  /// Restores or compiles the module unless it exists.
  func preparePrelude() async throws(ExecutionError) {
    try await preludeModule.make { [self] in
      let toolchain = try installedToolchain()
      let part = ModuleCache.Part.prelude(for: toolchain)
      if try kept?.restore(part, for: toolchain, to: prelude.folder, for: sandbox.user) == true { return }
      let job = try makeJob(EvidencePrelude.files)
      defer { RunFiles.remove(job.folder) }
      var compiler = SwiftCompiler(self)
      compiler.module = EvidencePrelude.module
      compiler.product = prelude
      compiler.isUrgent = true
      let result = try await compiler.compile(EvidencePrelude.files, .module, in: job)
      if !result.isAccepted { throw ExecutionError.unusableToolchain(result.output) }
      kept?.keep(part, in: prelude.folder, for: toolchain)
    }
  }
}
