/// A ZIP archive of files in their order, compressed where that makes them shorter.
///
/// Source: APPNOTE.TXT, version 6.3.10, without ZIP64.
package enum ZipArchive {
  /// Returns the archive's bytes; `nil` if the files are too many or too large for the format's fields of 16 and 32
  /// bits.
  package static func bytes(of files: [ArchivedFile]) -> [UInt8]? {
    let size = files.reduce(0) { $0 + $1.bytes.count + 2 * $1.path.utf8.count + 128 }
    guard files.count < UInt16.max, size < UInt32.max, files.allSatisfy({ $0.path.utf8.count <= UInt16.max }) else {
      return nil
    }
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let offset = UInt32(out.count)
      let compressed = Deflate.compressed(file.bytes)
      let isCompressed = compressed.count < file.bytes.count
      let content = isCompressed ? compressed : file.bytes
      let facts = facts(about: file, as: isCompressed ? deflated : stored, size: content.count)
      out.append(littleEndian: 0x0403_4b50 as UInt32)
      out += facts + file.path.utf8 + content
      directory.append(littleEndian: 0x0201_4b50 as UInt32)
      directory.append(littleEndian: (unix << 8 | version) as UInt16)
      directory += facts
      // The length of a comment, the number of a disk, and internal attributes.
      for _ in 0..<3 { directory.append(littleEndian: 0 as UInt16) }
      directory.append(littleEndian: (regularFile << 16) as UInt32)
      directory.append(littleEndian: offset)
      directory += file.path.utf8
    }
    let count = UInt16(files.count)
    let end = UInt32(out.count)
    out += directory
    out.append(littleEndian: 0x0605_4b50 as UInt32)
    for number in [0, 0, count, count] as [UInt16] { out.append(littleEndian: number) }
    for number in [UInt32(directory.count), end] { out.append(littleEndian: number) }
    out.append(littleEndian: 0 as UInt16)
    return out
  }

  private static let version: UInt16 = 20
  private static let unix: UInt16 = 3
  private static let regularFile: UInt32 = 0o100_644

  private static let stored: UInt16 = 0
  private static let deflated: UInt16 = 8

  /// Returns the fields that the header of a file and the directory share.
  /// - Parameter size: the number of bytes that the archive has of the file.
  private static func facts(about file: ArchivedFile, as method: UInt16, size: Int) -> [UInt8] {
    let namesAreUTF8: UInt16 = 1 << 11
    let midnight: UInt16 = 0
    let firstOfJanuary1980: UInt16 = 1 << 5 | 1
    var out: [UInt8] = []
    for number in [version, namesAreUTF8, method, midnight, firstOfJanuary1980] { out.append(littleEndian: number) }
    for number in [Checksum.crc32(of: file.bytes), UInt32(size), UInt32(file.bytes.count)] {
      out.append(littleEndian: number)
    }
    out.append(littleEndian: UInt16(file.path.utf8.count))
    out.append(littleEndian: 0 as UInt16)
    return out
  }
}
