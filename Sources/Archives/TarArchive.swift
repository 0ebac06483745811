/// A tar archive of regular files in the given order, owned by user and group 0 without names, so that its bytes don't
/// depend on the user.
///
/// Source: POSIX.1-2017, pax, ustar interchange format.
package enum TarArchive {
  /// Returns the archive's bytes in gzip's format; `nil` if the format can't hold a file.
  package static func gzipped(_ files: [ArchivedFile]) -> [UInt8]? { bytes(of: files).map(Deflate.gzip) }

  /// Returns the archive's bytes; `nil` if a path is too long for the format's fields, or a file too large.
  static func bytes(of files: [ArchivedFile]) -> [UInt8]? {
    var out: [UInt8] = []
    for file in files {
      guard let header = header(of: file) else { return nil }
      out += header + file.bytes
      out += Array(repeating: 0, count: (blockSize - file.bytes.count % blockSize) % blockSize)
    }
    return out + Array(repeating: 0, count: 2 * blockSize)
  }

  private static let blockSize = 512
  /// The largest size that the eleven octal digits of its field can write.
  private static let largestFile = (1 << 33) - 1

  private static func header(of file: ArchivedFile) -> [UInt8]? {
    guard file.bytes.count <= largestFile, let (prefix, name) = split(Array(file.path.utf8)) else { return nil }
    var header = field(name, 100) + octal(0o644, 8) + octal(0, 8) + octal(0, 8)
    header += octal(file.bytes.count, 12) + octal(archiveTime, 12)
    let checksumStart = header.count
    // The format defines the checksum over a header with spaces in the checksum's place.
    header += Array("        0".utf8) + field([], 100) + field(Array("ustar".utf8), 6) + Array("00".utf8)
    header += field([], 32) + field([], 32) + octal(0, 8) + octal(0, 8) + field(prefix, 167)
    header.replaceSubrange(checksumStart..<checksumStart + 7, with: octal(header.reduce(0) { $0 + Int($1) }, 7))
    return header
  }

  /// Splits a path at the first slash that leaves a name of at most 100 bytes; `nil` if the rest has more than 155.
  private static func split(_ path: [UInt8]) -> (prefix: [UInt8], name: [UInt8])? {
    if path.count <= 100 { return ([], path) }
    let slash = path.indices.first { path[$0] == UInt8(ascii: "/") && path.count - $0 - 1 <= 100 }
    guard let slash, slash <= 155 else { return nil }
    return (Array(path[..<slash]), Array(path[(slash + 1)...]))
  }

  private static func field(_ text: [UInt8], _ width: Int) -> [UInt8] {
    text + Array(repeating: 0, count: width - text.count)
  }

  /// Returns a number in octal digits, ended by a zero byte.
  private static func octal(_ number: Int, _ width: Int) -> [UInt8] {
    let digits = Array(String(number, radix: 8).utf8)
    return Array(repeating: UInt8(ascii: "0"), count: width - 1 - digits.count) + digits + [0]
  }
}
