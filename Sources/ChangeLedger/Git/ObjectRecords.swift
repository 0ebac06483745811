/// The parsed output of `git cat-file --batch`: `name type size LF content LF` for each object that was asked for, and
/// `name missing LF` for one that doesn't exist.
package enum ObjectRecords {
  /// Returns the contents of objects in the order in which they were asked for; `nil` for missing ones.
  package static func contents(in output: [UInt8], count: Int) -> [ArraySlice<UInt8>?] {
    var rest = output[...]
    return (0..<count).map { _ in
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      rest = rest[(end + 1)...]
      guard let size = Int(String(decoding: words.last ?? [], as: UTF8.self)), rest.count > size else { return nil }
      defer { rest = rest.dropFirst(size + 1) }
      return rest.prefix(size)
    }
  }
}
