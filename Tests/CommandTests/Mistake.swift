import CaseStudyModel
import Foundation
import Testing

/// A mistake of the tables in `Mistakes`.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// The change to the sound site.
  enum Edit: Sendable {
    case replace(path: String, was: [String], now: [String])
    case add(path: String, lines: [String])
    case move(from: String, to: String)
  }

  var title: String
  var edits: [Edit] = []
  /// The diagnostics, each as one line.
  var expected: [String] = []
  /// The reason why nothing is reported.
  var reason: String?
  /// Whether the safe fixes restore the sound site.
  var isRestored = false
  /// The lines of the table that aren't recorded: the title, the edits and the reason.
  var written: [String]

  var testDescription: String { title }

  static let safeFix = " [safe fix]"

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Mistakes")

  /// Returns a diagnostic in the tables' form.
  static func line(_ diagnostic: Diagnostic) -> String {
    let (start, end) = (diagnostic.range.start, diagnostic.range.end)
    let last = start == end ? "" : "-" + (start.line == end.line ? "" : "\(end.line):") + "\(end.column)"
    let fix = diagnostic.fixes.isEmpty ? "" : diagnostic.fixes.contains(where: \.isSafe) ? safeFix : " [fix]"
    return "\(diagnostic.range.path):\(start.line):\(start.column)\(last) \(diagnostic.severity.rawValue) "
      + "\(diagnostic.id): \(diagnostic.summary)\(fix)"
  }

  /// Reads the files of the sound site.
  static func soundSite() throws -> [String: [UInt8]] {
    let root = folder.appending(path: "site").path
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      var isFolder: ObjCBool = false
      let file = root + "/" + path
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      files[path] = Array(try Data(contentsOf: URL(filePath: file)))
    }
    return files
  }

  /// Reads all tables.
  static func all() throws -> [Mistake] {
    try tables().flatMap { read(try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The files of the tables.
  static func tables() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }.sorted()
      .map { folder.appending(path: $0) }
  }

  /// Reads a table.
  static func read(_ text: String) -> [Mistake] {
    var mistakes: [Mistake] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        mistakes.append(Mistake(title: String(line.dropFirst(2)), written: [String(line)]))
      } else if !mistakes.isEmpty {
        mistakes[mistakes.count - 1].read(line)
      }
    }
    return mistakes
  }

  private mutating func read(_ line: Substring) {
    let rest = String(line.dropFirst(2))
    if !line.hasPrefix("= "), line != "restored" { written.append(String(line)) }
    switch line.prefix(2) {
    case "= ": expected.append(rest)
    case "- ": extend(was: rest)
    case "+ ", "+": extend(now: rest)
    default:
      let words = line.split(separator: " ")
      switch words.first {
      case "why": reason = words.dropFirst().joined(separator: " ")
      case "restored": isRestored = true
      case "move": edits.append(.move(from: String(words[1]), to: String(words[2])))
      case "new": edits.append(.add(path: String(words[1]), lines: []))
      default: edits.append(.replace(path: String(line), was: [], now: []))
      }
    }
  }

  /// Adds lines to the last edit.
  private mutating func extend(was: String? = nil, now: String? = nil) {
    switch edits.popLast() {
    case .replace(let path, let old, let new):
      edits.append(.replace(path: path, was: old + [was].compactMap { $0 }, now: new + [now].compactMap { $0 }))
    case .add(let path, let lines): edits.append(.add(path: path, lines: lines + [now].compactMap { $0 }))
    case .move, nil: break
    }
  }

  /// Returns the sound site with the mistake.
  func site() throws -> [String: [UInt8]] {
    var files = try Self.soundSite()
    for edit in edits {
      switch edit {
      case .add(let path, let lines): files[path] = Array(lines.map { $0 + "\n" }.joined().utf8)
      case .move(let old, let new):
        for (path, bytes) in files where path == old || path.hasPrefix(old + "/") {
          files[path] = nil
          files[new + path.dropFirst(old.count)] = bytes
        }
      case .replace(let path, let was, let now):
        let text = String(decoding: files[path] ?? [], as: UTF8.self)
        let parts = text.components(separatedBy: was.joined(separator: "\n"))
        if parts.count != 2 { throw MistakeTableFault(title: title, count: parts.count - 1) }
        files[path] = Array(parts.joined(separator: now.joined(separator: "\n")).utf8)
      }
    }
    return files
  }
}

/// A mistake whose place doesn't occur exactly once in the sound site.
struct MistakeTableFault: Error {
  var title: String
  var count: Int
}
