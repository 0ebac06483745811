/// A seccomp program that rejects the system calls that no study needs: those that reach rarely used parts of the
/// kernel, other processes, or memory that no limit counts. All others are allowed.
///
/// Source: seccomp(2), and linux/filter.h for the instructions
struct SystemCallFilter: Sendable {
  /// A processor architecture: its number in the kernel, its system calls' numbers, and their alternative encodings.
  struct Architecture: Sendable {
    var number: UInt32
    var denied: [UInt32]
    var missing: [UInt32]
    var clone: UInt32
    var mmap: UInt32
    var prctl: UInt32
    var socket: UInt32
    var socketpair: UInt32
    var ioctl: UInt32
    /// The bit that marks x32 calls, which no program makes.
    var otherForm: UInt32?
  }

  /// The filter of this machine's processor; `nil` for one whose calls are not listed here.
  static var current: SystemCallFilter? {
    #if arch(x86_64)
      SystemCallFilter(.x86)
    #elseif arch(arm64)
      SystemCallFilter(.arm)
    #else
      nil
    #endif
  }

  /// The instructions as the kernel takes them, eight bytes each.
  private(set) var bytes: [UInt8] = []

  init(_ architecture: Architecture) {
    // The last three instructions end the filter; jumps only go forward, counted from the next instruction.
    var body: [(Instruction, End?)] = [
      (.load(at: Self.numberOffset), nil)
    ]
    if let bit = architecture.otherForm { body.append((.jump(.anyBit, bit), .denied)) }
    body += architecture.denied.map { (.jump(.equal, $0), .denied) }
    body += architecture.missing.map { (.jump(.equal, $0), .missing) }
    body += Self.test(
      architecture.clone, argument: 0,
      [
        (.jump(.anyBit, Self.namespaces), .denied),
        (.jump(.anyBit, Self.thread, otherwise: 2), nil), (.jump(.anyBit, Self.sameFiles, then: 1), nil),
        (.jump(.always, 0), .denied),
      ])
    body += Self.test(
      architecture.mmap, argument: 3,
      [(.jump(.anyBit, Self.anonymous, otherwise: 1), nil), (.jump(.anyBit, Self.shared), .denied)])
    body += Self.test(architecture.prctl, argument: 0, [(.jump(.equal, Self.setDumpable), .denied)])
    body += Self.test(architecture.ioctl, argument: 1, Self.terminalRequests.map { (.jump(.equal, $0), .denied) })
    for call in [architecture.socket, architecture.socketpair] {
      body += Self.test(
        call, argument: 0, [(.jump(.equal, Self.localFamily, then: 1), nil), (.jump(.always, 0), .denied)])
    }
    write(.load(at: Self.architectureOffset))
    write(.jump(.equal, architecture.number, then: 1))
    write(.end(0x8000_0000))
    for (index, (instruction, end)) in body.enumerated() {
      var instruction = instruction
      if let end { instruction.jump(to: body.count - index - 1 + end.rawValue) }
      write(instruction)
    }
    for end in [0x7fff_0000, 0x0005_0000 | Self.notPermitted, 0x0005_0000 | Self.notImplemented] { write(.end(end)) }
  }

  /// The results, in order.
  private enum End: Int {
    case allowed
    case denied
    /// Reports the call as unknown, so that the C library falls back to another one.
    case missing
  }

  /// Returns the instructions that test an argument of one call, and skip the tests for all others.
  private static func test(
    _ call: UInt32, argument: UInt32, _ tests: [(Instruction, End?)]
  ) -> [(Instruction, End?)] {
    [(.jump(.equal, call, otherwise: UInt8(tests.count + 2)), nil), (.load(at: argumentOffset(argument)), nil)]
      + tests + [(.load(at: numberOffset), nil)]
  }

  private mutating func write(_ instruction: Instruction) { bytes += instruction.bytes }

  // The parts of `struct seccomp_data`; arguments have 64 bits, the lower ones first.
  private static let numberOffset: UInt32 = 0
  private static let architectureOffset: UInt32 = 4
  private static func argumentOffset(_ number: UInt32) -> UInt32 { 16 + 8 * number }

  // EPERM and ENOSYS.
  private static let notPermitted: UInt32 = 1
  private static let notImplemented: UInt32 = 38
  /// The flags of clone(2) that make namespaces.
  private static let namespaces: UInt32 = 0x7e02_0000
  /// CLONE_THREAD and CLONE_FILES of clone(2). A thread must share its process's descriptors, because `ResourceWatch`
  /// counts descriptors by process.
  private static let thread: UInt32 = 0x1_0000
  private static let sameFiles: UInt32 = 0x400
  /// MAP_ANONYMOUS and MAP_SHARED of mmap(2), which together make memory that outlives its mapping, uncounted.
  private static let anonymous: UInt32 = 0x20
  private static let shared: UInt32 = 0x01
  /// PR_SET_DUMPABLE, which would hide a process's descriptors from `ResourceWatch`.
  private static let setDumpable: UInt32 = 4
  /// TIOCSTI and TIOCLINUX, which can fake terminal input.
  private static let terminalRequests: [UInt32] = [0x5412, 0x541c]
  /// AF_UNIX. Buffers of other families, such as TCP, can grow without limit, so counting descriptors doesn't bound
  /// their memory.
  private static let localFamily: UInt32 = 1
}

/// An instruction of the kernel's filters: `struct sock_filter`.
private struct Instruction {
  enum Test: UInt16 {
    case always = 0x05
    case equal = 0x15
    case anyBit = 0x45
  }

  private var code: UInt16
  private var then: UInt8 = 0
  private var otherwise: UInt8 = 0
  private var operand: UInt32

  static func load(at offset: UInt32) -> Instruction { Instruction(code: 0x20, operand: offset) }
  static func end(_ value: UInt32) -> Instruction { Instruction(code: 0x06, operand: value) }
  static func jump(_ test: Test, _ operand: UInt32, then: UInt8 = 0, otherwise: UInt8 = 0) -> Instruction {
    Instruction(code: test.rawValue, then: then, otherwise: otherwise, operand: operand)
  }

  /// Sets the number of instructions to skip if the test succeeds.
  mutating func jump(to distance: Int) {
    if code == Test.always.rawValue { operand = UInt32(distance) } else { then = UInt8(distance) }
  }

  var bytes: [UInt8] {
    let words = [UInt8(truncatingIfNeeded: code), UInt8(truncatingIfNeeded: code >> 8), then, otherwise]
    return words + (0..<4).map { UInt8(truncatingIfNeeded: operand >> (8 * $0)) }
  }
}
