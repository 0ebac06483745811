import SystemFiles

extension SwiftCompiler {
  /// Finds out whether code compiles, and keeps what comes of it for the programs that it is a part of.
  ///
  /// - Returns: no library where the code doesn't compile, or nothing on this machine links object files.
  package func buildLibrary(_ files: [CodeFile]) async throws(ExecutionError) -> (Compilation, CompiledLibrary?) {
    let hasProgram = files.contains { $0.isMain }
    guard workspace.toolchain.linker != nil, !hasProgram, files.contains(where: \.isSwift) else {
      return (try await typecheck(files), nil)
    }
    var job = try workspace.makeJob(files)
    job.place = "/library"
    let names = files.filter(\.isSwift).map(\.path)
    let call = Call.objects(of: names, prefix: "")
    let result = try await compile(files, call, in: job)
    if result.isAccepted, let options = linkerOptions(of: call.objects, in: job) {
      return (result, CompiledLibrary(files: files, job: job, objects: call.objects, linkerOptions: options))
    }
    FileTree.remove(job.folder)
    return (result, nil)
  }

  /// Builds a program of which a part was compiled before: only the rest is compiled.
  ///
  /// The program does what it would do if it were compiled whole. So it is compiled whole where its own files may change what
  /// the others mean, and, for the compiler to say why, where the parts don't fit together.
  package func build(
    _ files: [CodeFile], with library: CompiledLibrary
  ) async throws(ExecutionError) -> (Compilation, Executable?) {
    let own = files.filter { $0.isSwift && !library.files.contains($0) }
    guard let linker = workspace.toolchain.linker, library.files.allSatisfy(files.contains),
      !own.contains(where: library.mayChange)
    else {
      return try await build(files)
    }
    let job = try workspace.makeJob(files)
    let names = own.map(\.path)
    let call = Call.objects(of: names, prefix: "own-")
    let result = try await compile(files, call, in: job)
    guard result.isAccepted else {
      FileTree.remove(job.folder)
      let isComplete = result.end == .refused && result.errors.allSatisfy { $0.file.map(names.contains) == true }
      return isComplete && !result.errors.isEmpty ? (result, nil) : try await build(files)
    }
    let isLinked = try await link(call.objects, with: library, by: linker, in: job)
    if isLinked, let executable = try executable(in: job) { return (result, executable) }
    FileTree.remove(job.folder)
    return try await build(files)
  }

  /// Takes the program out of the folder that it was made in, which is removed with the sources: none is there when it runs.
  func executable(in job: Mount) throws(ExecutionError) -> Executable? {
    defer { FileTree.remove(job.folder) }
    let program = job.folder + "/" + Executable.name
    guard FileTree.isFile(program) else { return nil }
    let place = try workspace.makeJob([])
    do {
      try FileSystem.move(program, to: place.folder + "/" + Executable.name)
    } catch {
      throw .system(error.description)
    }
    return Executable(job: place)
  }

  /// Links object files with a library's.
  /// - Returns: whether that works.
  private func link(
    _ objects: [String], with library: CompiledLibrary, by linker: ObjectLinker, in job: Mount
  ) async throws(ExecutionError) -> Bool {
    var mount = library.job
    mount.isWritable = false
    let folder = workspace.sandbox.path(of: mount)
    guard let options = linkerOptions(of: objects, in: job),
      let command = linker.command(
        library.objects.map { "\(folder)/\($0)" } + objects, options: library.linkerOptions + options,
        modules: [workspace.prelude, workspace.modules].map(workspace.sandbox.path))
    else { return false }
    // What is begun is ended first, as the program is to run while others are compiled.
    let result = try await workspace.run(
      workspace.sandbox.confine(
        command, in: job, mounts: [mount, workspace.prelude, workspace.modules], limits: limits), isUrgent: true)
    return result.isSuccess && FileTree.isFile(job.folder + "/" + Executable.name)
  }

  /// What object files say of libraries; `nil` where one can't be read.
  private func linkerOptions(of objects: [String], in job: Mount) -> [String]? {
    var options: [String] = []
    for object in objects {
      guard let bytes = try? FileSystem.read("\(job.folder)/\(object)", limit: limits.fileSize),
        let found = ObjectFile(bytes).linkerOptions
      else { return nil }
      options += found
    }
    return options
  }
}
