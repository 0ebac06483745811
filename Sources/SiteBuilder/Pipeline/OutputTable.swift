import CaseStudyModel

/// The files below an output folder that may be written: none in the place of another or of its folder, on any disk.
struct OutputTable: Sendable {
  /// Why a file must not be written.
  enum Fault: Sendable, Equatable {
    /// It would be in the place of this file, or of a folder that this file is in.
    case taken(by: Int)
    /// It would be in the place of a folder of this file, or below a file.
    case inTheWay(of: Int)
    /// The rule that its path breaks.
    case invalid(Message)
  }

  /// The occupant of a place: a file, or a folder because of a file below it.
  private enum Entry: Sendable {
    case file(Int)
    case folder(Int)
  }

  private var entries: [String: Entry] = [:]
  /// The folder of the last file, as many files share one.
  private var lastFolder: String?

  init(minimumCapacity: Int) { entries.reserveCapacity(minimumCapacity) }

  /// Notes the number of a file by its path, unless it must not be written.
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

  /// Finds the file of a path, or of one that is the same on some disk.
  subscript(path: String) -> Int? {
    if case .file(let number) = entries[Self.key(of: path)] { return number }
    return nil
  }

  /// The longest name that file systems take, in bytes.
  private static let longestName = 255
  /// The longest path, in bytes, that leaves room for that of the output folder where paths have 1,024 of them.
  private static let longestPath = 800

  /// Tells which rule a path below the output folder breaks; `nil` where it can be written everywhere.
  private static func problem(with path: String) -> Message? {
    if isPlain(path), path.utf8.count <= longestName { return nil }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }) {
      return "must be a path below the output folder"
    }
    if parts[0].count >= 10, String(Substring(parts[0].prefix(10))).lowercased() == ".solidsite" {
      return "must not be one of those that solidsite keeps for itself"
    }
    if path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "must not hold control characters"
    }
    if parts.contains(where: { $0.count > longestName }) {
      return "must not have a part that is longer than \(longestName) bytes"
    }
    return path.utf8.count > longestPath ? "must not be longer than \(longestPath) bytes" : nil
  }

  /// Tells whether a page's address is surely a folder of its own, and no page is in the way of another unless both are the same.
  static func isOrdinary(_ address: String) -> Bool {
    address.utf8.count <= longestName
      && address.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x2D...0x39).contains($0) && $0 != 0x2E }
  }

  /// Tells whether a path surely needs no further look: of letters, digits and few other signs of ASCII.
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

  /// Returns what is the same for all paths that some disk takes for one: capitals and small letters are, and texts as keys
  /// compare by what is read, so that it doesn't matter how letters are composed.
  private static func key(of path: String) -> String {
    if path.utf8.allSatisfy({ $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) { return path }
    // Letter by letter first, as disks do: to them an `ß` is no `ss`, but an `ſ` is an `s`.
    var scalars = String.UnicodeScalarView()
    for scalar in path.unicodeScalars {
      let mapping = scalar.properties.uppercaseMapping.unicodeScalars
      scalars.append(mapping.count == 1 ? mapping[mapping.startIndex] : scalar)
    }
    return String(scalars).lowercased()
  }
}
