import SyntaxFacts

/// The sources outside a program that some types' code depends on, so that it may behave differently from run to run.
///
/// **Definition.** The kinds of sources are the clock, random numbers, files, the network and everything else around
/// the program, such as its arguments, settings and call stack. A source is one of `OutsideDetails`, without those that
/// only print, or one that isn't a detail in that sense: a random number, an element in random order, a hash value, the
/// current calendar. A type depends on what its members and those that it inherits reach: through functions and
/// variables that they use, types that they create, and whatever implements the requirements that they call.
///
/// **Source.** G. Meszaros, "xUnit Test Patterns", 2007, on indirect inputs as a cause of erratic tests. The list of
/// sources is this project's own.
///
/// **Example.** `var lines: [String] { Array(all.prefix(50 - seconds())) }` with `func seconds() -> Int` that reads
/// `ContinuousClock.now`: the clock.
public enum OutsideInputs {
  /// A kind of source.
  public enum Kind: Sendable {
    case clock
    case randomNumbers
    case files
    case network
    case environment
  }

  /// Returns the names of the sources that types depend on, by their kinds.
  public static func measure(_ code: CodeBase, of types: Set<String>) -> [Kind: Set<String>] {
    var found: [Kind: Set<String>] = [:]
    let families = types.flatMap { [$0] + code.supertypes(of: $0) }
    let own = Set(code.declaredTypes.map(\.name)).union(code.freeMembers.map(\.member.name))
    var visited: Set<String> = []
    var waiting = families.flatMap { code.types[$0]?.members ?? [] }
    while let placed = waiting.popLast() {
      let key = "\(placed.file):\(placed.member.lines.name):\(placed.owner ?? "").\(placed.member.signature)"
      guard visited.insert(key).inserted else { continue }
      for name in OutsideDetails.inputs(in: placed, of: code) where !own.contains(Self.plainName(of: name)) {
        found[Self.kind(of: name), default: []].insert(name)
      }
      for use in code.uses(in: placed) {
        switch use.target {
        case .creation(let type): waiting += code.types[type]?.members ?? []
        case .member(let target): waiting += [target] + implementations(of: target, in: code)
        case .type: continue
        }
      }
    }
    return found
  }

  /// Returns the members that implement a requirement; none for other members.
  private static func implementations(of target: PlacedMember, in code: CodeBase) -> [PlacedMember] {
    guard code.isRequirement(target), let owner = target.owner else { return [] }
    return code.declaredTypes.filter { code.supertypes(of: $0.name).contains(owner) }.flatMap(\.members).filter {
      $0.member.signature == target.member.signature
    }
  }

  /// Returns a name without its parentheses and members: `Date` for `Date.now`.
  private static func plainName(of name: String) -> String { String(name.prefix { $0 != "(" && $0 != "." }) }

  private static func kind(of name: String) -> Kind {
    let plain = plainName(of: name)
    if clocks.contains(plain) || OutsideDetails.clockMembers.contains(plain) { return .clock }
    if OutsideDetails.randomNames.contains(plain) { return .randomNumbers }
    if network.contains(plain) { return .network }
    let isTransfer = ["toFile:", "contentsOfFile:", "contentsOf:", "(to:"].contains { name.contains($0) }
    return isTransfer || files.contains(plain) ? .files : .environment
  }

  private static let clocks: Set = [
    "ContinuousClock", "SuspendingClock", "Clock", "Date", "Timer", "RunLoop", "DispatchTime", "DispatchWallTime",
    "NSDate", "time", "clock", "gettimeofday", "clock_gettime", "mach_absolute_time", "CFAbsoluteTimeGetCurrent",
    "sleep", "usleep", "nanosleep",
  ]

  private static let files: Set = [
    "FileManager", "FileHandle", "FileWrapper", "InputStream", "OutputStream", "Pipe", "Bundle", "readLine", "fopen",
    "fclose", "fread", "fwrite", "open", "read", "write", "close", "unlink", "remove", "mkdir",
  ]

  private static let network: Set = [
    "URLSession", "URLSessionTask", "HTTPCookieStorage", "URLCache", "socket", "connect", "send", "recv",
  ]
}
