import SyntaxFacts

/// The details outside the study that some files depend on: modules, and names that reach the system.
///
/// **Definition.** A module is a detail unless it is the standard library or contains values, algorithms and
/// observation only (the list is in the code). Foundation contains both, so only its names that reach files, the
/// network, processes, settings, the system's queues or the clock are details: a mention of `FileManager`, a call of
/// `Date()`, or `date.timeIntervalSinceNow`. Its methods that read a value from a file or write one to it are details
/// too, and so are the C library's functions for input, output and waiting, `print` and `readLine`, and the functions
/// that find a type by its name. Text that is printed to a value, as in `print(text, to: &target)`, goes no further
/// than the value.
///
/// **Source.** R. C. Martin, "Clean Architecture", 2017, chapters 30 to 32: the database, the web and frameworks are
/// details. The lists are this project's own.
///
/// **Example.** A policy file that imports `Foundation` and `UIKit` and calls `UserDefaults.standard`: `UIKit` and
/// `UserDefaults`.
public enum OutsideDetails {
  /// Returns the details that files of a side depend on, in alphabetical order.
  public static func measure(_ code: CodeBase, in files: Set<String>) -> [String] {
    let read = code.files.filter { files.contains($0.path) }
    var found = Set(
      read.flatMap(\.imports).map { String($0.prefix { $0 != "." }) }.filter { !Self.modules.contains($0) })
    let associated = code.units.flatMap(\.members).filter { $0.member.kind == .associatedType }
    let own = Set(code.types.keys).union((code.freeMembers + associated).map(\.member.name))
    for placed in code.units.flatMap(\.members) where files.contains(placed.file) {
      found.formUnion(details(in: placed, of: code))
    }
    return found.filter { !isDeclared($0, among: own) }.sorted()
  }

  /// Returns whether the name of a detail is that of a type or function in the code itself.
  private static func isDeclared(_ name: String, among own: Set<String>) -> Bool {
    let base = name.prefix { $0 != "(" && $0 != "." }
    // `write(to:)` is a method of a value, even if the code has a function `write`.
    let isWhole = name.hasSuffix("()") || base.first?.isUppercase == true
    return own.contains(name) || isWhole && own.contains(String(base))
  }

  /// Returns the sources that the code of files draws from by itself, although they need no import: random numbers
  /// without a generator that is passed in, and pauses.
  public static func draws(_ code: CodeBase, in files: Set<String>) -> [String] {
    let found = code.units.flatMap(\.members).filter { files.contains($0.file) }.flatMap { placed in
      placed.member.bodies.flatMap(\.accesses).flatMap { access -> [String] in
        let sleeps = access.steps.count > 1 && access.steps[0] == .member("Task") && access.steps[1].name == "sleep"
        let waits = foreignSteps(named: ["asyncAfter"], of: access, in: placed, of: code).isEmpty ? [] : ["asyncAfter"]
        let drawn = randomNumbers(in: access, of: placed, code: code).filter(Self.drawing.contains)
        return drawn + waits + (sleeps ? ["Task.sleep"] : [])
      }
    }
    return Set(found).sorted()
  }

  /// Returns the other sources on the machine that the code of files reads by itself, such as the current calendar: not
  /// details, but what the code does then depends on where it runs.
  public static func settings(_ code: CodeBase, in files: Set<String>) -> [String] {
    let members = code.units.flatMap(\.members).filter { files.contains($0.file) }
    let known = Set(measure(code, in: files) + draws(code, in: files)).union(Self.randomNames)
    let own = Set(code.types.keys).union(code.freeMembers.map(\.member.name))
    let found = members.reduce(into: Set<String>()) { $0.formUnion(inputs(in: $1, of: code)) }
    return found.filter { name in
      !known.contains(name) && !own.contains(String(name.prefix { $0 != "(" && $0 != "." }))
    }.sorted()
  }

  /// Returns the details that a member's signature and code name.
  static func details(in placed: PlacedMember, of code: CodeBase) -> Set<String> {
    var found = Set(placed.member.signatureTypes.flatMap(\.names).filter(Self.types.contains))
    for body in placed.member.bodies {
      found.formUnion(body.mentions.flatMap(\.type.names).filter(Self.types.contains))
      let foreign = body.accesses.filter { !isOwn($0, in: placed, of: code) }
      found.formUnion(foreign.compactMap { Self.detail(in: named($0, in: placed, of: code)) })
      for access in body.accesses {
        found.formUnion(transfers(in: access, of: placed, code: code))
        found.formUnion(
          foreignSteps(named: Self.clockMembers, of: access, in: placed, of: code).compactMap(\.name))
      }
    }
    // A generic parameter may have the name of a type of another module.
    return found.subtracting(code.scope(of: placed).generics.keys)
  }

  /// Returns the sources from which a member's code reads: details that don't only print, and clocks, random numbers
  /// and settings that aren't details. Names that the side declares itself may be among them.
  static func inputs(in placed: PlacedMember, of code: CodeBase) -> Set<String> {
    var found = details(in: placed, of: code).subtracting(Self.outputs.map { "\($0)()" })
    // A value that begins with a dot is a member of its type, as in `let start: Date = .now`.
    if placed.member.initialValue?.accesses.isEmpty == true {
      let times = placed.member.signatureTypes.map(\.unwrapped.name).filter(Self.times.contains)
      found.formUnion(times.map { "\($0).now" })
    }
    for body in placed.member.bodies {
      found.formUnion(body.mentions.flatMap(\.type.names).filter(Self.inputTypes.contains))
      for access in body.accesses {
        let isOwn = isOwn(access, in: placed, of: code)
        found.formUnion(randomNumbers(in: access, of: placed, code: code))
        if !isOwn, let name = Self.input(in: named(access, in: placed, of: code)) { found.insert(name) }
      }
    }
    return found
  }

  private static func input(in access: Access) -> String? {
    if case .call(let name, _)? = access.steps.first, inputFunctions.contains(name) { return "\(name)()" }
    guard let name = access.steps.first?.name else { return nil }
    let isCurrent = access.steps.count > 1 && ["current", "autoupdatingCurrent"].contains(access.steps[1].name)
    if isCurrent, settings.contains(name) { return "\(name).current" }
    return inputTypes.contains(name) ? name : nil
  }

  /// Finds the names in an expression that give random numbers.
  private static func randomNumbers(in access: Access, of placed: PlacedMember, code: CodeBase) -> [String] {
    foreignSteps(named: randomNames, of: access, in: placed, of: code).compactMap { step in
      if case .call(let name, let labels) = step {
        // Numbers from a generator that the code receives are only as random as the generator, and an identifier may be
        // read from text.
        if labels.contains("using") || name == "UUID" && !labels.isEmpty { return nil }
      }
      return step.name
    }
  }

  /// Returns the steps of an expression that have one of some names and aren't members of the side's code.
  private static func foreignSteps(
    named names: Set<String>, of access: Access, in placed: PlacedMember, of code: CodeBase
  ) -> [AccessStep] {
    access.steps.indices.filter { index in
      guard let name = access.steps[index].name, names.contains(name) else { return false }
      return !isOwn(access, upTo: index, named: name, in: placed, of: code)
    }.map { access.steps[$0] }
  }

  /// Returns an expression without a leading module name, and with a leading alias resolved.
  private static func named(_ access: Access, in placed: PlacedMember, of code: CodeBase) -> Access {
    var steps = access.steps
    if case .member(let name)? = steps.first, steps.count > 1,
      Self.modules.contains(name) || Self.systemModules.contains(name)
    {
      steps.removeFirst()
    }
    guard let name = steps.first?.name else { return Access(line: access.line, steps: steps) }
    let type = code.resolved(TypeReference(name), in: code.scope(of: placed)).name
    if case .call(_, let labels) = steps[0] { steps[0] = .call(type, labels) } else { steps[0] = .member(type) }
    return Access(line: access.line, steps: steps)
  }

  /// Returns whether an expression begins with a member of the side's code.
  private static func isOwn(_ access: Access, in placed: PlacedMember, of code: CodeBase) -> Bool {
    guard let first = access.steps.first else { return true }
    return code.resolve(Access(line: access.line, steps: [first]), in: placed).uses.contains { use in
      if case .member = use.target { true } else { false }
    }
  }

  /// Returns whether an expression, up to one of its steps, uses a member of this name in the side's code.
  private static func isOwn(
    _ access: Access, upTo index: Int, named name: String, in placed: PlacedMember, of code: CodeBase
  ) -> Bool {
    let start = Access(line: access.line, steps: Array(access.steps[...index]))
    return code.resolve(start, in: placed).uses.contains { use in
      if case .member(let member) = use.target { member.member.name == name } else { false }
    }
  }

  /// Finds the calls by which a value reads or writes a file, such as `text.write(toFile:atomically:encoding:)`.
  private static func transfers(in access: Access, of placed: PlacedMember, code: CodeBase) -> [String] {
    access.steps.indices.compactMap { index in
      guard case .call(let name, let labels) = access.steps[index],
        Self.isTransfer(name, labels: labels, after: index > 0 ? access.steps[index - 1].name : nil)
      else { return nil }
      return isOwn(access, upTo: index, named: name, in: placed, of: code) ? nil : "\(name)(\(labels[0]):)"
    }
  }

  private static func isTransfer(_ name: String, labels: [String], after previous: String?) -> Bool {
    switch labels.first {
    case "toFile", "contentsOfFile": true
    // The standard library's `write(to:)` for streamed text isn't a transfer to a file; that of data is.
    case "to": name == "write" && (labels.count > 1 || ["Data", "data", "encode"].contains(previous))
    // `append(contentsOf:)` is a method; a type that is created with contents reads them.
    case "contentsOf": name.first?.isUppercase == true
    default: false
    }
  }

  private static func detail(in access: Access) -> String? {
    let member = access.steps.prefix(2).compactMap(\.name).joined(separator: ".")
    if systemMembers.contains(member) { return member }
    return switch access.steps.first {
    case .member(let name): types.contains(name) ? name : nil
    case .call(let name, let labels) where outputs.contains(name) && labels.contains("to"): nil
    case .call(let name, let labels) where name == "Date" || name == "NSDate":
      labels.isEmpty ? "\(name)()" : labels.first { $0.hasSuffix("SinceNow") }.map { "\(name)(\($0):)" }
    case .call(let name, _): types.contains(name) ? name : functions.contains(name) ? "\(name)()" : nil
    default: nil
    }
  }

  /// The modules of values, algorithms and observation.
  private static let modules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "CoreGraphics", "Combine", "Observation", "Synchronization",
    "RegexBuilder", "Algorithms", "Collections", "OrderedCollections", "Numerics", "_Concurrency", "_StringProcessing",
  ]

  /// The modules of the C library: an import of one is a detail.
  private static let systemModules: Set = ["Glibc", "Darwin", "Musl"]

  private static let types: Set = [
    "FileManager", "FileHandle", "Process", "ProcessInfo", "Pipe", "URLSession", "URLSessionTask", "UserDefaults",
    "Bundle", "NotificationCenter", "Timer", "RunLoop", "Thread", "Host", "Keychain", "InputStream", "OutputStream",
    "CommandLine", "ContinuousClock", "SuspendingClock", "FileWrapper", "HTTPCookieStorage", "URLCache",
    "DispatchIO", "DispatchSource",
  ]

  /// The static members that reach the system, of types that don't otherwise.
  private static let systemMembers: Set = [
    "Date.now", "Date.timeIntervalSinceReferenceDate", "NSDate.now", "NSDate.timeIntervalSinceReferenceDate",
    "DispatchQueue.global", "DispatchQueue.main", "OperationQueue.main",
  ]

  /// The members of values that compare them with the machine's clock.
  static let clockMembers: Set = [
    "timeIntervalSinceNow", "isDateInToday", "isDateInTomorrow", "isDateInYesterday",
  ]

  /// The functions that only print, so that no code can depend on their results.
  private static let outputs: Set = ["print", "debugPrint", "dump", "fputs", "puts", "printf", "NSLog"]

  /// The types of points in time.
  private static let times: Set = [
    "Date", "ContinuousClock.Instant", "SuspendingClock.Instant", "DispatchTime", "DispatchWallTime",
  ]

  /// The types whose current value depends on the machine.
  private static let settings: Set = ["Calendar", "Locale", "TimeZone"]

  /// The types that give code a time, a place in its program or a random number.
  private static let inputTypes: Set = [
    "Clock", "DispatchTime", "DispatchWallTime", "SystemRandomNumberGenerator", "Hasher",
  ]

  /// The functions that give code a time, a random number or a fact about its process.
  private static let inputFunctions: Set = [
    "clock", "mach_absolute_time", "CFAbsoluteTimeGetCurrent", "getpid", "isatty", "_isDebugAssertConfiguration",
    "withUnsafeCurrentTask",
  ]

  /// The names of members, functions and types that give code random numbers.
  static let randomNames: Set = [
    "random", "randomElement", "shuffle", "shuffled", "hashValue", "SystemRandomNumberGenerator", "Hasher", "UUID",
    "arc4random", "arc4random_uniform", "rand", "drand48", "lrand48",
  ]

  /// The names that draw a random number; others may only hash or identify a value.
  private static let drawing: Set = [
    "random", "randomElement", "shuffle", "shuffled", "SystemRandomNumberGenerator", "arc4random", "arc4random_uniform",
    "rand", "drand48", "lrand48",
  ]

  private static let functions: Set = [
    "print", "debugPrint", "dump", "readLine", "fopen", "fclose", "fread", "fwrite", "fputs", "puts", "printf", "open",
    "read", "write", "close", "unlink", "remove", "mkdir", "socket", "connect", "send", "recv", "getenv", "setenv",
    "system", "fork", "exec", "time", "gettimeofday", "clock_gettime", "NSLog", "dlopen", "dlsym", "fprintf", "putchar",
    "perror", "getchar", "fgets", "fflush", "popen", "opendir", "getcwd", "chdir", "gethostname", "sleep", "usleep",
    "nanosleep",
    "NSTemporaryDirectory", "NSHomeDirectory", "NSClassFromString", "_typeByName",
  ]
}
