import Testing

@testable import EvidenceRunner

/// The filter's instructions, carried out here as the kernel does.
struct SystemCallFilterTests {
  private enum Answer: Equatable {
    case killed, allowed
    case error(UInt32)
  }

  @Test(arguments: [SystemCallFilter.Architecture.x86, .arm])
  func rejectsExactlyTheListedCalls(architecture: SystemCallFilter.Architecture) {
    let filter = SystemCallFilter(architecture).bytes
    func answer(_ call: UInt32, _ arguments: UInt64..., by number: UInt32? = nil) -> Answer {
      Self.run(filter, call, number ?? architecture.number, arguments)
    }
    for call in UInt32(0)..<600 {
      let expected: Answer =
        if (architecture.denied + [architecture.socket, architecture.socketpair]).contains(call) {
          .error(1)
        } else if architecture.missing.contains(call) { .error(38) } else { .allowed }
      #expect(answer(call) == expected, "\(call)")
      #expect(answer(call, by: 0x4000_0003) == .killed)
      if let bit = architecture.otherForm { #expect(answer(call | bit) == .error(1)) }
    }
    for family in UInt64(0)..<64 {
      #expect(answer(architecture.socket, family) == (family == 1 ? .allowed : .error(1)))
      #expect(answer(architecture.socketpair, family) == (family == 1 ? .allowed : .error(1)))
      #expect(answer(architecture.prctl, family) == (family == 4 ? .error(1) : .allowed))
      #expect(answer(architecture.mmap, 4, 33, 33, family) == (family & 33 == 33 ? .error(1) : .allowed))
    }
    // Threads, and processes.
    for flags: UInt64 in [0x3d_0f00, 17, 0x0120_0011, 0x4111] { #expect(answer(architecture.clone, flags) == .allowed) }
    for flags: UInt64 in [0x1000_0011, 0x2_0011, 0x4000_0000, 0x3d_0b00] {
      #expect(answer(architecture.clone, flags) == .error(1))
    }
    for request: UInt64 in [0x5412, 0x541c, 0x1_0000_5412] {
      #expect(answer(architecture.ioctl, 0, request) == .error(1))
    }
    #expect(answer(architecture.ioctl, 0, 0x5413) == .allowed)
    #expect(answer(architecture.ioctl, 0x5412, 0x5401) == .allowed)
    #expect(filter.count <= 4096)
  }

  /// Source: linux/filter.h and linux/seccomp.h
  private static func run(_ filter: [UInt8], _ call: UInt32, _ number: UInt32, _ arguments: [UInt64]) -> Answer {
    var data = [call, number, 0, 0]
    for index in 0..<6 {
      let argument = index < arguments.count ? arguments[index] : 0
      data += [UInt32(truncatingIfNeeded: argument), UInt32(argument >> 32)]
    }
    var accumulator: UInt32 = 0
    var place = 0
    while place * 8 < filter.count {
      let bytes = filter[(place * 8)..<(place * 8 + 8)].map { $0 }
      let operand = bytes[4...].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      place += 1
      switch bytes[0] {
      case 0x20: accumulator = data[Int(operand) / 4]
      case 0x05: place += Int(operand)
      case 0x15: place += Int(accumulator == operand ? bytes[2] : bytes[3])
      case 0x45: place += Int(accumulator & operand != 0 ? bytes[2] : bytes[3])
      default: return operand == 0x8000_0000 ? .killed : operand == 0x7fff_0000 ? .allowed : .error(operand & 0xffff)
      }
    }
    return .killed
  }
}
