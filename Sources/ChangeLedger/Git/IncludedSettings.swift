import CaseStudyModel
import Platform
import SystemFiles

/// The paths that a file of git's settings may include.
///
/// It over-reports: it finds the value of each key `path`, in any section and even in comments. Only pipes and devices
/// among them matter, which settings never need.
///
/// Source: git-config(1), "Syntax" and "Includes".
struct IncludedSettings {
  private let bytes: [UInt8]
  /// The folder of the file.
  private let folder: String

  /// Creates the paths of a file's bytes.
  init(_ bytes: [UInt8], in folder: String) {
    self.bytes = bytes
    self.folder = folder
  }

  private static let key = Array("path".utf8)

  /// Returns the paths, absolute or relative to the working folder as the file's folder is; `nil` for one that isn't
  /// UTF-8.
  func paths() -> [String?] {
    var paths: [String?] = []
    var place = 0
    while place + Self.key.count < bytes.count {
      // Letters differ from capitals in one bit.
      guard zip(bytes[place...], Self.key).allSatisfy({ $0 | 0x20 == $1 }) else {
        place += 1
        continue
      }
      place += Self.key.count
      while place < bytes.count, bytes[place].isASCIIWhitespace { place += 1 }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { continue }
      guard let value = String(validating: value(after: place + 1), as: UTF8.self) else {
        paths.append(nil)
        continue
      }
      if let path = path(of: value) { paths.append(path) }
    }
    return paths
  }

  /// Returns the value that begins at an offset, without its quotes, escapes and blanks at the ends.
  private func value(after start: Int) -> ArraySlice<UInt8> {
    var value: [UInt8] = []
    /// The length of the value without blanks that may turn out to be at its end.
    var length = 0
    var isQuoted = false
    var place = start
    while place < bytes.count {
      var byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\r"), place < bytes.count, bytes[place] == UInt8(ascii: "\n") { continue }
      if byte == UInt8(ascii: "\n") { break }
      if !isQuoted, byte == UInt8(ascii: "#") || byte == UInt8(ascii: ";") { break }
      if !isQuoted, byte.isASCIIWhitespace {
        if !value.isEmpty { value.append(byte) }
        continue
      }
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
        continue
      }
      if byte == UInt8(ascii: "\\") {
        if place < bytes.count, bytes[place] == UInt8(ascii: "\r") { place += 1 }
        guard place < bytes.count else { break }
        byte = bytes[place]
        place += 1
        // The value continues on the next line.
        if byte == UInt8(ascii: "\n") { continue }
        byte = Self.escapes[byte] ?? byte
      }
      value.append(byte)
      length = value.count
    }
    return value.prefix(length)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "t"): UInt8(ascii: "\t"), UInt8(ascii: "b"): 8,
  ]

  /// Returns the path that a value names; `nil` for one of another user or of git's installation.
  private func path(of value: String) -> String? {
    if value.isEmpty || value.hasPrefix("%(") || value.utf8.contains(0) { return nil }
    guard value.hasPrefix("~") else { return FilePath.joined(folder, value) }
    guard value.hasPrefix("~/"), let home = getenv("HOME").map({ String(cString: $0) }) else { return nil }
    return FilePath.joined(home, String(value.dropFirst(2)))
  }
}
