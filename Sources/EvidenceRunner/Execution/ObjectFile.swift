/// An object file as Linux has them: ELF, of 64 bits, the lower bytes first.
///
/// Source: elf(5)
struct ObjectFile {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The options by which the linker finds the libraries of the modules that the code imports, as Swift's compiler writes them down.
  ///
  /// - Returns: `nil` where the file isn't one that can be read.
  var linkerOptions: [String]? {
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]), let table = number(at: 0x28, of: 8),
      let size = number(at: 0x3a, of: 2), let count = number(at: 0x3c, of: 2), let names = number(at: 0x3e, of: 2),
      names < count, let texts = section(at: table + names * size)
    else { return nil }
    var options: [String] = []
    for index in 0..<count {
      let header = table + index * size
      guard let name = number(at: header, of: 4), let section = section(at: header) else { return nil }
      guard texts.dropFirst(name).starts(with: Self.optionsSection + [0]) else { continue }
      options += section.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
    return options
  }

  private static let optionsSection = Array(".swift1_autolink_entries".utf8)

  /// The content of the section with the header at this offset.
  private func section(at header: Int) -> ArraySlice<UInt8>? {
    guard let kind = number(at: header + 4, of: 4), let start = number(at: header + 0x18, of: 8),
      let size = number(at: header + 0x20, of: 8)
    else { return nil }
    // One without content (SHT_NULL, SHT_NOBITS) has a size all the same.
    if kind == 0 || kind == 8 { return [] }
    return start <= bytes.count && size <= bytes.count - start ? bytes[start..<(start + size)] : nil
  }

  private func number(at offset: Int, of size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    return bytes[offset..<(offset + size)].reversed().reduce(0) { $0 << 8 | UInt64($1) }.asOffset
  }
}

extension UInt64 {
  /// The number, unless no file is so long; sums of two are no overflow.
  fileprivate var asOffset: Int? { self < 1 << 40 ? Int(self) : nil }
}
