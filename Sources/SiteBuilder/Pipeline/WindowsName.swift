/// Judges whether Windows can store a file under a name.
///
/// Source: Microsoft, "Naming Files, Paths, and Namespaces".
enum WindowsName {
  /// The names of devices, which no file can have, with or without an extension.
  static let devices = Set(
    ["con", "prn", "aux", "nul", "conin$", "conout$"]
      + (Array("0123456789") + ["\u{B9}", "\u{B2}", "\u{B3}"]).flatMap { ["com\($0)", "lpt\($0)"] })

  /// The characters that names can't contain.
  private static let forbidden = Array("<>:\"|?*\\".utf8)

  /// Returns a path up to its first name that Windows can't store; `nil` if it can store all.
  static func unusablePart(of path: String) -> Substring? {
    var start = path.startIndex
    while start < path.endIndex {
      let end = path.utf8[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      if !isUsable(path[start..<end]) { return path[..<end] }
      start = end < path.endIndex ? path.utf8.index(after: end) : end
    }
    return nil
  }

  private static func isUsable(_ name: Substring) -> Bool {
    if name.utf8.last == UInt8(ascii: ".") || name.utf8.last == UInt8(ascii: " ") { return false }
    if name.utf8.contains(where: { forbidden.contains($0) }) { return false }
    let stem = name.prefix { $0 != "." && $0 != " " }
    // Most names are longer than those of devices, so they needn't be converted.
    return stem.utf8.count > 7 || !devices.contains(stem.lowercased())
  }
}
