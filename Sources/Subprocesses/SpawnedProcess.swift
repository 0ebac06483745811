import Platform
import SystemFiles

/// A started program that leads its own process group, with the reading ends of its output pipes.
struct SpawnedProcess {
  /// The process identifier.
  let identifier: pid_t
  /// The reading end of its standard output.
  let output: Int32
  /// The reading end of its standard error.
  let errors: Int32

  /// Starts a program.
  init(_ subprocess: Subprocess) throws(SubprocessError) {
    let output = try SubprocessError.pipe()
    defer { output.closeWriting() }
    let errors: Pipe
    do {
      errors = try SubprocessError.pipe()
    } catch {
      output.closeReading()
      throw error
    }
    defer { errors.closeWriting() }
    var inputs: [Int32] = []
    defer { for input in inputs { close(input) } }
    do {
      let last = Int32(2 + subprocess.inputs.count)
      for bytes in subprocess.inputs { inputs.append(try Pipe.holding(bytes, behind: last)) }
    } catch {
      output.closeReading()
      errors.closeReading()
      throw SubprocessError(program: subprocess.program, code: error.code)
    }
    var identifier: pid_t = 0
    let descriptors = Descriptors(output: output.writing, errors: errors.writing, inputs: inputs)
    let code = Self.spawn(subprocess, descriptors, identifier: &identifier)
    if code != 0 {
      output.closeReading()
      errors.closeReading()
      throw SubprocessError(program: subprocess.program, code: code)
    }
    self.identifier = identifier
    self.output = output.reading
    self.errors = errors.reading
  }

  /// The descriptors to inherit; those of inputs must be greater than their numbers in the program.
  private struct Descriptors {
    var output: Int32
    var errors: Int32
    var inputs: [Int32]
  }

  /// Starts a program.
  /// - Returns: 0 or an error number.
  private static func spawn(
    _ subprocess: Subprocess, _ descriptors: Descriptors, identifier: inout pid_t
  ) -> Int32 {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }

    posix_spawn_file_actions_addopen(&actions, 0, subprocess.input ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, descriptors.output, 1)
    posix_spawn_file_actions_adddup2(&actions, descriptors.errors, 2)
    for (number, input) in descriptors.inputs.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, input, Int32(3 + number))
    }
    #if os(Linux)
      // Includes descriptors inherited from this process's parent, such as make's job server or a shell's files.
      let first = Int32(3 + descriptors.inputs.count)
      if platform_close_descriptors(&actions, first) != 0 {
        for descriptor in InheritedDescriptors.all(from: first) {
          posix_spawn_file_actions_addclose(&actions, descriptor)
        }
      }
    #endif
    if let folder = subprocess.folder {
      #if os(Linux)
        platform_add_working_folder(&actions, folder)
      #else
        posix_spawn_file_actions_addchdir_np(&actions, folder)
      #endif
    }

    // Resets ignored and blocked signals, which children would inherit; waitpid fails if SIGCHLD is ignored.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))

    var arguments = ([subprocess.program] + subprocess.arguments).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let variables = subprocess.environment?.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    var environment = (variables ?? InheritedDescriptors.variables()) + [nil]
    defer { for variable in environment { free(variable) } }
    guard let path = Self.path(of: subprocess.program) else { return ENOENT }
    return posix_spawn(&identifier, path, &actions, &attributes, &arguments, &environment)
  }

  /// Returns the path of a program.
  private static func path(of program: String) -> String? {
    if program.utf8.contains(UInt8(ascii: "/")) { return program }
    return SearchPath.folders.map { FilePath.joined($0, program) }.first { path in
      access(path, X_OK) == 0 && (try? FileStatus(of: path))?.kind == .file
    }
  }
}
