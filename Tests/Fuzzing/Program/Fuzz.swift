import FuzzedParts

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let systemWrite = write

/// The part that SOLIDSITE_FUZZ_PART names.
private let part = getenv("SOLIDSITE_FUZZ_PART").map { String(cString: $0) }
  .flatMap { name in FuzzedPart.all.first { $0.name == name } }

/// Feeds an input of libFuzzer to the part.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var errors = StandardError()
  guard let part else {
    print("SOLIDSITE_FUZZ_PART must be one of: \(FuzzedPart.all.map(\.name).joined(separator: " "))", to: &errors)
    exit(2)
  }
  let violated = part.violatedProperties(Array(UnsafeBufferPointer(start: data, count: size)))
  if !violated.isEmpty {
    for property in violated { print("Violated property of part '\(part.name)': \(property)", to: &errors) }
    abort()
  }
  return 0
}

/// The standard error output, where libFuzzer writes its own messages.
private struct StandardError: TextOutputStream {
  mutating func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { systemWrite(2, $0.baseAddress, $0.count) }
  }
}
