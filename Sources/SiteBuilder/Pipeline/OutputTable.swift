import CaseStudyModel

/// The paths of output files, which must not conflict on any file system.
struct OutputTable: Sendable {
  /// The reason why a file can't be written.
  enum Fault: Sendable, Equatable {
    /// This file already has the path.
    case taken(by: Int)
    /// The path is a folder of this file, or uses the file as a folder.
    case inTheWay(of: Int)
    /// The path breaks this rule.
    case invalid(Message)
  }

  /// The owner of a path: a file, or a folder with the first file below it.
  private enum Entry: Sendable {
    case file(Int)
    case folder(Int)
  }

  private var entries: [String: Entry] = [:]
  /// The folder of the last file, because consecutive files often share one.
  private var lastFolder: String?

  init(minimumCapacity: Int) { entries.reserveCapacity(minimumCapacity) }

  /// Adds the number of a file by its path, or returns why it can't be written.
  mutating func insert(_ path: String, number: Int) -> Fault? {
    if let rule = Self.problem(with: path) { return .invalid(rule) }
    let key = Self.key(of: path)
    switch entries[key] {
    case .file(let other): return .taken(by: other)
    case .folder(let other): return .inTheWay(of: other)
    case nil: break
    }
    let folder = SitePath.folder(of: key)
    if folder != lastFolder {
      var above: [String] = []
      var rest = folder
      while !rest.isEmpty {
        if case .file(let other) = entries[rest] { return .inTheWay(of: other) }
        if entries[rest] != nil { break }
        above.append(rest)
        rest = SitePath.folder(of: rest)
      }
      for folder in above { entries[folder] = .folder(number) }
      lastFolder = folder
    }
    entries[key] = .file(number)
    return nil
  }

  /// Returns the number of the file at a path, or at one that some file system confuses with it.
  subscript(path: String) -> Int? {
    if case .file(let number) = entries[Self.key(of: path)] { return number }
    return nil
  }

  /// The maximum length of a file name in bytes.
  private static let longestName = 255
  /// The maximum length of a path in bytes; it leaves room for the output folder within 1,024 bytes.
  private static let longestPath = 800

  /// Returns the rule that a path breaks; `nil` if it can be written everywhere.
  private static func problem(with path: String) -> Message? {
    if isPlain(path), path.utf8.count <= longestName { return nil }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }) {
      return "must be a path below the output folder"
    }
    if parts[0].count >= 10, String(Substring(parts[0].prefix(10))).lowercased() == ".solidsite" {
      return "must not be one that solidsite reserves for itself"
    }
    // A folder at the root of a file system; a build into the root must not touch it.
    if String(Substring(parts[0])).lowercased() == "lost+found" {
      return "must not be one that file systems use"
    }
    if path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "must not contain control characters"
    }
    if parts.contains(where: { $0.count > longestName }) {
      return "must not have a part that is longer than \(longestName) bytes"
    }
    return path.utf8.count > longestPath ? "must not be longer than \(longestPath) bytes" : nil
  }

  /// Returns whether an address can conflict only with an equal one: a folder with a plain lowercase path.
  static func isOrdinary(_ address: String) -> Bool {
    address.utf8.count <= longestName
      && address.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x2D...0x39).contains($0) && $0 != 0x2E }
  }

  /// Fast path: returns whether a path has only letters, digits and a few other ASCII characters.
  private static func isPlain(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"): isStart = false
      case UInt8(ascii: ".") where !isStart: break
      case UInt8(ascii: "/") where !isStart: isStart = true
      default: return false
      }
    }
    return !isStart
  }

  /// Returns a key that is equal for all paths that some file system confuses: it ignores case, and strings compare by
  /// canonical equivalence, so composition doesn't matter.
  static func key(of path: String) -> String {
    if path.utf8.allSatisfy({ $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) { return path }
    // Scalar by scalar, as file systems do: `ß` isn't `ss`, but `ſ` is `s`.
    var scalars = String.UnicodeScalarView()
    for scalar in path.unicodeScalars {
      let mapping = scalar.properties.uppercaseMapping.unicodeScalars
      scalars.append(mapping.count == 1 ? mapping[mapping.startIndex] : scalar)
    }
    return String(scalars).lowercased()
  }
}
